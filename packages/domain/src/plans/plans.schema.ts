import * as z from 'zod';
import { ClubId, UserId } from '../accounts/index.ts';
import { ClubDay, ClubEvent, EventCursor, EventId } from '../calendar/index.ts';
import { ClubApparatus, ClubLevel, TrainingDay } from '../clubs/index.ts';
import { id, timestamp, t, version } from '../kernel/index.ts';
import { PlanBlock } from './plans.blocks.schema.ts';

export const PLANS_PER_PAGE = 20;
export const GROUP_SESSIONS_PER_PAGE = 20;

export const PlanId = id<'TrainingPlanId'>();
export type PlanId = z.infer<typeof PlanId>;
export const PlanSessionId = id<'PlanSessionId'>();
export type PlanSessionId = z.infer<typeof PlanSessionId>;

export const PlanStatus = z.enum(['draft', 'published', 'archived']);
export type PlanStatus = z.infer<typeof PlanStatus>;
export const PLAN_STATUS_LABELS: Readonly<Record<PlanStatus, string>> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
};

export const PlanPeriod = z.enum(['season', 'weeks']);
export type PlanPeriod = z.infer<typeof PlanPeriod>;
export const PLAN_PERIOD_LABELS: Readonly<Record<PlanPeriod, string>> = {
  season: 'Season',
  weeks: 'Weeks',
};

/** The people it is meant for; without ages, every age. */
const audience = {
  level: ClubLevel,
  ageFrom: z.int().nullable(),
  ageTo: z.int().nullable(),
  apparatus: z.array(ClubApparatus),
};

export const EnrolmentStatus = z.enum(['joined', 'waiting_guardian']);
export type EnrolmentStatus = z.infer<typeof EnrolmentStatus>;
export const ENROLMENT_LABELS: Readonly<Record<EnrolmentStatus, string>> = {
  joined: t('{of, select, plan {Joined} other {Joined}}', { of: 'plan' }),
  waiting_guardian: 'Waiting for your grown-up',
};

/** Somebody who could join: the reader or their child. */
export const PlanAttendee = z.object({
  userId: UserId,
  /** A child's first name; no other names are included. */
  name: z.string(),
  isSelf: z.boolean(),
  canJoin: z.boolean(),
  canLeave: z.boolean(),
  isRightAge: z.boolean(),
  status: EnrolmentStatus.nullable(),
});
export type PlanAttendee = z.infer<typeof PlanAttendee>;

/** A plan on its card. */
export const TrainingPlan = z.object({
  id: PlanId,
  clubId: ClubId,
  clubName: z.string(),
  title: z.string(),
  description: z.string(),
  period: PlanPeriod,
  status: PlanStatus,
  startsOn: ClubDay,
  ...audience,
  goals: z.array(z.string()),
  weeksCount: z.int(),
  sessionsCount: z.int(),
  /** Null for children, who see no counts. */
  participants: z.int().nullable(),
  version,
  createdAt: timestamp,
  canManage: z.boolean(),
  attendees: z.array(PlanAttendee),
});
export type TrainingPlan = z.infer<typeof TrainingPlan>;

export const PlanSession = z.object({
  id: PlanSessionId,
  /** In the calendar, once the plan is published. */
  eventId: EventId.nullable(),
  day: TrainingDay,
  startTime: z.string(),
  endTime: z.string(),
  title: z.string(),
  location: z.string(),
  capacity: z.int().nullable(),
  blocks: z.array(PlanBlock),
});
export type PlanSession = z.infer<typeof PlanSession>;

export const PlanDetail = z.object({
  plan: TrainingPlan,
  weeks: z.array(z.object({ focus: z.string(), sessions: z.array(PlanSession) })),
});
export type PlanDetail = z.infer<typeof PlanDetail>;

/** A training in the calendar, with what a coach planned for it. */
export const GroupSession = z.object({
  event: ClubEvent,
  plan: z.object({ id: PlanId, title: z.string() }).nullable(),
  apparatus: z.array(ClubApparatus),
  blocks: z.array(PlanBlock),
});
export type GroupSession = z.infer<typeof GroupSession>;

export const GroupSessionPage = z.object({
  sessions: z.array(GroupSession),
  next: EventCursor.nullable(),
});

/** Exact figures of one club, or of all clubs of the reader. */
export const PlanFigures = z.object({
  plans: z.int(),
  sessions: z.int(),
  /** People in plans or with a place in a session to come, each once. Null for children. */
  participants: z.int().nullable(),
});
export type PlanFigures = z.infer<typeof PlanFigures>;

/** What became of joining a whole plan. */
export const Enrolment = z.object({
  status: EnrolmentStatus,
  /** Upcoming sessions with a place, and with a place on the waiting list. */
  going: z.int(),
  waiting: z.int(),
});
export type Enrolment = z.infer<typeof Enrolment>;

export const planMessages = {
  joined: (title: string) => t('You’re in. Enjoy {title}!', { title }),
  left: (title: string) => t('You left {title}.', { title }),
  guardianAsked: 'We’ve asked your grown-up.',
  saved: 'Plan saved.',
  published: 'Plan published. Its sessions are in the calendar.',
  archived: 'Plan archived.',
  copied: 'Plan copied.',
  failed: 'That wasn’t saved. Please try again.',
} as const;

/** Why a plan can't be published or joined. */
export const NOT_NOW = {
  noSessions: 'Please add a session first.',
  past: 'The first session would be in the past. Please choose a later start week.',
  over: 'All of its sessions have already started.',
} as const;
