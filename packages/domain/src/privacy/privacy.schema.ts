import * as z from 'zod';
import { OwnPassword, accountMessages } from '../accounts/index.ts';
import { line, timestamp } from '../kernel/index.ts';

/** How long a deletion can be taken back. */
export const DELETION_UNDO_DAYS = 14;

export const privacyMessages = {
  confirmation: accountMessages.required,
  fixed: 'You can choose this when you’re older',
} as const;

/** Who may see a profile, narrowest first. */
export const ProfileVisibility = z.enum(['private', 'friends', 'public']);
export type ProfileVisibility = z.infer<typeof ProfileVisibility>;
export const PROFILE_VISIBILITY_LABELS: Readonly<Record<ProfileVisibility, string>> = {
  private: 'Private',
  friends: 'My friends',
  public: 'Everybody',
};

/** Who may tag somebody in the picture of a post, narrowest first. */
export const TagChoice = z.enum(['nobody', 'ask', 'friends']);
export type TagChoice = z.infer<typeof TagChoice>;
export const TAG_CHOICE_LABELS: Readonly<Record<TagChoice, string>> = {
  nobody: 'Nobody',
  ask: 'Ask me first',
  friends: 'My friends',
};

/** What a person shows and allows; `privacyPolicy` limits the choices. */
export const PrivacySettings = z.object({
  profileVisibility: ProfileVisibility,
  listedInDirectory: z.boolean(),
  showEmailToFriends: z.boolean(),
  showAgeToFriends: z.boolean(),
  showSocialLinksToFriends: z.boolean(),
  showAchievements: z.boolean(),
  allowPublicPosts: z.boolean(),
  /** Whether the feed also holds public posts by strangers. */
  openFeed: z.boolean(),
  allowSuggestions: z.boolean(),
  onLeaderboards: z.boolean(),
  whoCanTag: TagChoice,
});
export type PrivacySettings = z.infer<typeof PrivacySettings>;
export type PrivacySetting = keyof PrivacySettings;

export const DeletionState = z.object({
  /** Null when nothing is scheduled. */
  undoUntil: timestamp.nullable(),
  /** A guardian asked for it: the child cannot undo it alone. */
  byGuardian: z.boolean(),
  /** An administrator asked for it: only an administrator can undo it. */
  byAdmin: z.boolean(),
});
export type DeletionState = z.infer<typeof DeletionState>;

export const DeletionWish = z.object({
  /** The person's username, typed exactly as it is shown. */
  confirmation: line(privacyMessages.confirmation).min(1, privacyMessages.confirmation).max(100),
  password: OwnPassword,
});
export type DeletionWish = z.infer<typeof DeletionWish>;
