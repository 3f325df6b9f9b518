import * as z from 'zod';
import { ClubId, PersonCard, UserId } from '../accounts/index.ts';
import { ClubApparatus } from '../clubs/index.ts';
import { MediaFile } from '../media/index.ts';
import { cursor, id, timestamp, t } from '../kernel/index.ts';

export const CHALLENGES_PER_PAGE = 20;
export const REWARDS_ON_A_CARD = 2;
export const RECENT_TASKS = 3;
/** How long a challenge that is over stays in Discover. */
export const ENDED_SHOWN_DAYS = 30;
export const LEADERS_SHOWN = 50;
/** The total of a smaller team would reveal what one person did. */
export const TEAM_MIN = 3;

export const ChallengeId = id<'ChallengeId'>();
export type ChallengeId = z.infer<typeof ChallengeId>;
export const ChallengeTaskId = id<'ChallengeTaskId'>();
export type ChallengeTaskId = z.infer<typeof ChallengeTaskId>;

export const ChallengeCategory = z.enum([
  'technique',
  'strength',
  'flexibility',
  'endurance',
  'creativity',
]);
export type ChallengeCategory = z.infer<typeof ChallengeCategory>;
export const CHALLENGE_CATEGORY_LABELS: Readonly<Record<ChallengeCategory, string>> = {
  technique: 'Technique',
  strength: 'Strength',
  flexibility: 'Flexibility',
  endurance: 'Endurance',
  creativity: 'Creativity',
};

export const ChallengeDifficulty = z.enum(['beginner', 'intermediate', 'advanced', 'expert']);
export type ChallengeDifficulty = z.infer<typeof ChallengeDifficulty>;
export const CHALLENGE_DIFFICULTY_LABELS: Readonly<Record<ChallengeDifficulty, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Expert',
};

/** Follows from the days, except that a challenge cancelled by its maker is over at once. */
export const ChallengeStatus = z.enum(['active', 'upcoming', 'completed', 'cancelled']);
export type ChallengeStatus = z.infer<typeof ChallengeStatus>;
export const CHALLENGE_STATUS_LABELS: Readonly<Record<ChallengeStatus, string>> = {
  active: 'In Progress',
  upcoming: 'Starts Soon',
  completed: t('{of, select, challenge {Completed} other {Completed}}', { of: 'challenge' }),
  cancelled: 'Cancelled',
};

/**
 * Whose challenge it is, which also decides its audience: everyone, a club, or an adult's friends.
 */
export const ChallengeMaker = z.enum(['system', 'coach', 'community']);
export type ChallengeMaker = z.infer<typeof ChallengeMaker>;
export const CHALLENGE_AUDIENCE_LABELS: Readonly<Record<ChallengeMaker, string>> = {
  system: 'Everyone here',
  coach: 'Members of a club',
  community: 'My friends',
};

/** What is counted, and how: by hand, or from the training log while the challenge lasts. */
export const TaskCount = z.discriminatedUnion('by', [
  z.object({ by: z.literal('hand') }),
  z.object({ by: z.literal('element'), element: z.string() }),
  z.object({ by: z.literal('minutes'), apparatus: ClubApparatus }),
]);
export type TaskCount = z.infer<typeof TaskCount>;

export const ChallengeTask = z.object({
  id: ChallengeTaskId,
  title: z.string(),
  /** How often, or how many minutes. */
  times: z.int(),
  count: TaskCount,
  /** How much of it the reader has done; never more than `times`. */
  done: z.int(),
});
export type ChallengeTask = z.infer<typeof ChallengeTask>;

/** The reader's progress in a challenge. */
export const Participation = z.object({
  /** 0 to 100. */
  progress: z.int(),
  tasksDone: z.int(),
  joinedAt: timestamp,
  lastActivityAt: timestamp,
  completedAt: timestamp.nullable(),
});
export type Participation = z.infer<typeof Participation>;

/** A challenge on a card. */
export const Challenge = z.object({
  id: ChallengeId,
  title: z.string(),
  description: z.string(),
  category: ChallengeCategory,
  difficulty: ChallengeDifficulty,
  status: ChallengeStatus,
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  durationDays: z.int(),
  maker: ChallengeMaker,
  /**
   * The club it is for; `author` is the person inviting friends. Ribbon's own challenges have
   * neither.
   */
  club: z.object({ id: ClubId, name: z.string() }).nullable(),
  author: PersonCard.nullable(),
  image: MediaFile.nullable(),
  rewards: z.array(z.string()),
  tasksCount: z.int(),
  /** Null for children, who see no counts. */
  participants: z.int().nullable(),
  participation: Participation.nullable(),
});
export type Challenge = z.infer<typeof Challenge>;

/** Why somebody cannot join now. */
export const JoinRefusal = z.enum(['type', 'guardian', 'over']);
export type JoinRefusal = z.infer<typeof JoinRefusal>;

export const ChallengeDetail = Challenge.extend({
  requirements: z.array(z.string()),
  tasks: z.array(ChallengeTask),
  canManage: z.boolean(),
  /** The current picture, even before review; only for people who may change the challenge. */
  picture: MediaFile.nullable(),
  /** Null if the reader may join or already has. */
  refusal: JoinRefusal.nullable(),
  cancelReason: z.string().nullable(),
});
export type ChallengeDetail = z.infer<typeof ChallengeDetail>;

/** A challenge the reader has joined, with what was done last. */
export const JoinedChallenge = z.object({
  challenge: Challenge,
  participation: Participation,
  recentTasks: z.array(z.object({ title: z.string(), at: timestamp })),
});
export type JoinedChallenge = z.infer<typeof JoinedChallenge>;

export const ChallengeStats = z.object({
  active: z.int(),
  completed: z.int(),
  tasksDone: z.int(),
  /** Of the running ones, 0 to 100. */
  averageProgress: z.int(),
});
export type ChallengeStats = z.infer<typeof ChallengeStats>;

export const DiscoverQuery = z.object({
  category: ChallengeCategory.optional(),
  difficulty: ChallengeDifficulty.optional(),
  clubId: ClubId.optional(),
  cursor: cursor.optional(),
});
export type DiscoverQuery = z.output<typeof DiscoverQuery>;

export const TeamRank = z.object({
  place: z.int(),
  club: z.object({ id: ClubId, name: z.string() }),
  points: z.int(),
  isOwn: z.boolean(),
});
export const PersonRank = z.object({
  place: z.int(),
  person: PersonCard,
  points: z.int(),
  isSelf: z.boolean(),
});
/** The best results in one challenge. Lists people only if they chose so, and never children. */
export const Leaderboard = z.object({
  teams: z.array(TeamRank),
  people: z.array(PersonRank),
  /** Whether the reader is on it, or why not: the setting, or the age. */
  self: z.enum(['listed', 'off', 'child', 'not_in']),
  /** The reader's points, here and in their best challenge so far. */
  own: z.object({ points: z.int(), best: z.int() }).nullable(),
});
export type Leaderboard = z.infer<typeof Leaderboard>;

/** What a certificate says. */
export const Certificate = z.object({
  name: z.string(),
  title: z.string(),
  category: ChallengeCategory,
  difficulty: ChallengeDifficulty,
  /** Null: the platform itself. */
  by: z.string().nullable(),
  tasks: z.array(z.string()),
  completedAt: timestamp,
  userId: UserId,
});
export type Certificate = z.infer<typeof Certificate>;

/** So many certificates of a child are listed. */
export const CHILD_CERTIFICATES = 20;
/** A certificate of a child, as the guardians see it. */
export const ChildCertificate = z.object({
  challengeId: ChallengeId,
  title: z.string(),
  completedAt: timestamp,
});
export type ChildCertificate = z.infer<typeof ChildCertificate>;

export const challengeMessages = {
  joined: (title: string) => t('You’re in. Enjoy {title}!', { title }),
  left: (title: string) => t('You left {title}.', { title }),
  created: 'Challenge created.',
  saved: 'Challenge saved.',
  cancelled: 'Challenge cancelled. Everyone who joined has been told.',
  ticked: 'Well done!',
  failed: 'That wasn’t saved. Please try again.',
} as const;

export const JOIN_REFUSAL_TEXTS: Readonly<Record<JoinRefusal, string>> = {
  type: 'Challenges are for gymnasts. You can cheer them on!',
  guardian: 'Ask your grown-up: they can let you join challenges.',
  over: 'This challenge is over.',
};
