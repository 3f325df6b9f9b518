import { type RawBuilder, sql } from 'kysely';

/** Whose data it is, and when they are asked for. */
interface Reader {
  id: string;
  now: Date;
}

/** One table's part of the download. */
export interface Exported {
  /** Name of the JSON file, without its ending. */
  file: string;
  /** One line for the README. */
  says: string;
  /** The columns that name the person. */
  by?: readonly string[];
  /** A column that holds the person's address, where there is no id. */
  byEmail?: string;
  /** Secrets, other people, and what only the machine reads. */
  omit?: readonly string[];
  /** Columns about other people that belong to the person's own data. */
  others?: readonly string[];
  /** Which rows, where not all of them are the person's to know. */
  where?: (reader: Reader) => RawBuilder<boolean>;
  /** JSON that stands in place of a column, or beside the others. */
  shows?: (reader: Reader) => RawBuilder<object>;
  /** Not for a guardian: a child must be able to block, report and ask for help unseen. */
  confidential?: boolean;
}

/**
 * A friendship as the screens tell of it: that a request was declined, and by whom, is not for whoever
 * sent it, and one that a guardian has not let through is not there for whoever would receive it.
 */
const isKnownFriendship = ({ id }: Reader) => sql<boolean>`(t.status = 'accepted'
  or t.status = 'pending' and (t.requester_id = ${id}
    or 'waiting' not in (t.requester_guardian, t.addressee_guardian))
  or t.status = 'rejected' and t.addressee_id = ${id}
    and 'declined' not in (t.requester_guardian, t.addressee_guardian))`;

/** What the person gets, table by table. A test fails for a table that is in neither map. */
export const EXPORTED: Readonly<Record<string, Exported>> = {
  users: { file: 'account', says: 'Your account and email address', by: ['id'] },
  athlete_profiles: {
    file: 'profile',
    says: 'Your profile',
    by: ['id'],
    omit: ['paused_by', 'search_text'],
  },
  privacy_settings: { file: 'privacy', says: 'What you show and allow', by: ['user_id'] },
  sessions: {
    file: 'sign-ins',
    says: 'Where you are signed in',
    by: ['user_id'],
    omit: ['token'],
  },
  email_changes: {
    file: 'email-change',
    says: 'A new email address that waits to be confirmed',
    by: ['user_id'],
    omit: ['token_hash'],
  },
  user_roles: {
    file: 'roles',
    says: 'Roles that were given to you',
    by: ['user_id'],
    omit: ['assigned_by'],
  },
  media_files: {
    file: 'pictures',
    says: 'Your pictures and videos; the files are in the folder "files"',
    by: ['owner_id'],
    omit: ['uploaded_by', 'storage_key', 'variants', 'sha256', 'placeholder', 'check_result'],
  },

  club_admins: {
    file: 'club-administration',
    says: 'Clubs that you administer',
    by: ['user_id'],
    omit: ['assigned_by'],
  },
  club_memberships: {
    file: 'club-memberships',
    says: 'Your clubs, now and before',
    by: ['user_id'],
    omit: ['coach_confirmed_by'],
  },
  club_invitations: {
    file: 'club-invitations',
    says: 'Invitations of clubs to you',
    by: ['used_by'],
    byEmail: 'email',
    omit: ['token_hash', 'invited_by'],
  },
  club_reviews: {
    file: 'club-reviews',
    says: 'Your reviews of clubs',
    by: ['user_id'],
    omit: ['reviewed_by'],
  },
  club_review_replies: {
    file: 'review-replies',
    says: 'Answers to reviews that you wrote for a club',
    by: ['author_id'],
  },
  club_claim_requests: {
    file: 'club-claims',
    says: 'Your requests to run a club’s page',
    by: ['requester_id'],
    omit: ['reviewed_by'],
  },
  club_events: { file: 'club-events', says: 'Events that you created', by: ['created_by'] },
  club_event_series: {
    file: 'club-event-series',
    says: 'Repeated events that you created',
    by: ['created_by'],
  },
  club_event_rsvps: {
    file: 'event-answers',
    says: 'Your answers to events, and whether you came',
    by: ['user_id'],
    omit: ['answered_by', 'attendance_by'],
  },
  calendar_feeds: {
    file: 'calendar-feeds',
    says: 'Calendars that you subscribed to',
    by: ['user_id'],
    omit: ['token_hash'],
  },

  friendships: {
    file: 'friendships',
    says: 'Your friends, and requests from and to you',
    by: ['requester_id', 'addressee_id'],
    omit: ['requester_guardian', 'addressee_guardian'],
    where: isKnownFriendship,
    // Whoever was asked by a code is not known before they have said yes.
    shows: ({ id }) => sql`(case when t.status = 'pending' and t.origin = 'friend_code'
      and t.requester_id = ${id} then '{"addressee_id": null}' else '{}' end)::jsonb`,
  },
  blocks: {
    file: 'blocked-people',
    says: 'People you have blocked',
    by: ['blocker_id'],
    omit: ['id', 'blocked_id'],
    shows: () => sql`jsonb_build_object('username',
      (select p.username from athlete_profiles p where p.id = t.blocked_id))`,
    confidential: true,
  },
  follows: {
    file: 'follows',
    says: 'Whom you follow and who follows you; minors who do are counted, not named',
    by: ['follower_id', 'followed_id'],
    shows: ({ id, now }) => sql`(select jsonb_build_object('follower_id', p.id)
      from (select 1) one left join athlete_profiles p on p.id = t.follower_id
        and (p.id = ${id} or age_band(p.birth_month, p.birth_year, ${now}) = 'adult'))`,
  },
  friend_codes: { file: 'friend-code', says: 'Your friend code', by: ['user_id'] },
  posts: { file: 'posts', says: 'Your posts', by: ['author_id'], omit: ['hidden_by'] },
  comments: { file: 'comments', says: 'Your comments', by: ['author_id'], omit: ['hidden_by'] },
  likes: { file: 'likes', says: 'Posts that you like', by: ['user_id'] },

  training_sessions: { file: 'training', says: 'Your training diary', by: ['user_id'] },
  training_goals: { file: 'goals', says: 'Your goals', by: ['user_id'] },
  challenges: {
    file: 'challenges-created',
    says: 'Challenges that you created',
    by: ['created_by'],
  },
  challenge_participants: {
    file: 'challenges',
    says: 'Challenges that you joined',
    by: ['user_id'],
  },
  challenge_task_completions: {
    file: 'challenge-tasks',
    says: 'Tasks of challenges that you have done',
    by: ['user_id'],
  },
  club_training_plans: {
    file: 'training-plans',
    says: 'Training plans that you wrote',
    by: ['created_by'],
  },
  plan_enrolments: {
    file: 'plan-enrolments',
    says: 'Training plans that you follow',
    by: ['user_id'],
    omit: ['enrolled_by'],
  },
  group_sessions: { file: 'group-sessions', says: 'Sessions that you coach', by: ['coach_id'] },
  session_attendees: {
    file: 'group-session-answers',
    says: 'Group sessions that you come to',
    by: ['user_id'],
    omit: ['answered_by'],
  },
  competitions: {
    file: 'competitions-created',
    says: 'Competitions that you submitted',
    by: ['created_by'],
    omit: ['reviewed_by', 'search_text'],
  },
  competition_entries: {
    file: 'competitions',
    says: 'Competitions that you entered',
    by: ['user_id'],
    omit: ['entered_by'],
  },

  parental_relationships: {
    file: 'family',
    says: 'Who looks after you, and whom you look after',
    by: ['parent_id', 'child_id'],
    omit: ['parent_email'],
  },
  minor_permissions: {
    file: 'permissions',
    says: 'What your guardian allows',
    by: ['minor_id'],
    omit: ['parent_id'],
  },
  guardian_requests: {
    file: 'guardian-requests',
    says: 'Mails that asked somebody to look after your account',
    by: ['child_id'],
    omit: ['token_hash', 'requested_by', 'used_by'],
  },
  waiting_guardian_links: {
    file: 'waiting-links',
    says: 'Adults whom you asked to look after your account, and who asked you, before it counted',
    by: ['child_id', 'guardian_id'],
    omit: ['settled_by'],
  },
  guardian_inbox_items: {
    file: 'guardian-decisions',
    says: 'What waited for your guardian’s decision',
    by: ['child_id'],
    omit: ['decided_by'],
  },
  consent_records: {
    file: 'consents',
    says: 'Consent that was given, refused or withdrawn',
    by: ['child_id', 'guardian_id'],
  },
  data_export_requests: {
    file: 'downloads',
    says: 'Downloads of your data that you asked for',
    by: ['user_id'],
    omit: ['requested_by', 'storage_key'],
  },
  account_deletion_requests: {
    file: 'deletion',
    says: 'Requests to delete your account',
    by: ['user_id'],
    omit: ['requested_by'],
  },

  content_reports: {
    file: 'reports',
    says: 'Reports that you made',
    by: ['reporter_id'],
    omit: ['content_author_id', 'content_snapshot', 'reviewed_by', 'resolution_notes'],
    confidential: true,
  },
  moderation_verdicts: {
    file: 'checks',
    says: 'How what you wrote was checked',
    by: ['author_id'],
    omit: ['score', 'reasons', 'spans', 'provider', 'draft_text', 'draft_purge_at'],
    where: () => sql<boolean>`not is_disclosure`,
    confidential: true,
  },
  account_sanctions: {
    file: 'sanctions',
    says: 'Warnings and suspensions',
    by: ['user_id'],
    omit: ['issued_by', 'lifted_by'],
  },
  notifications: {
    file: 'notifications',
    says: 'Your notifications',
    by: ['user_id'],
    omit: ['action_data', 'dedupe_key', 'by_people'],
    confidential: true,
  },
  notification_settings: {
    file: 'notification-settings',
    says: 'How you want to be told',
    by: ['user_id'],
  },
  mail_pace: {
    file: 'mail-pauses',
    says: 'When a kind of mail last went to you, so that they do not come too often',
    by: ['user_id'],
    confidential: true,
  },
  waiting_mails: {
    file: 'waiting-mails',
    says: 'Mails that wait for the end of your quiet hours',
    by: ['user_id'],
    omit: ['letter'],
    confidential: true,
  },
  quiet_hours: { file: 'quiet-hours', says: 'When we do not disturb you', by: ['user_id'] },
  email_events_log: {
    file: 'emails',
    says: 'Which kinds of mail we sent you, and when',
    by: ['user_id'],
    omit: ['data'],
    confidential: true,
  },
  contact_messages: {
    file: 'messages-to-us',
    says: 'Messages from you through the contact page',
    by: ['user_id'],
    byEmail: 'email',
    omit: ['handled_by'],
    confidential: true,
  },
  waitlist_signups: {
    file: 'waitlist',
    says: 'Your place on the waitlist',
    byEmail: 'email',
    omit: ['token_hash', 'token_expires_at'],
  },
};

const SECRET = 'A secret that would open your account.';
const SAFETY = 'Kept apart to protect children and the people who ask for help.';
const OTHERS = 'It is about a club or the platform, not about you.';

/** What the person does not get, and why. */
export const WITHHELD: Readonly<Record<string, string>> = {
  credentials: SECRET,
  two_factors: SECRET,
  verifications: SECRET,
  disclosures: SAFETY,
  grooming_evidence: SAFETY,
  safeguarding_reports: SAFETY,
  safeguarding_notes: SAFETY,
  moderation_queue: 'Work notes of moderators, which also concern other people.',
  notification_actors: 'Which of your acts other people were told of; it is their list.',
  audit_log: 'A record of administrators’ acts that cannot be changed; it holds ids only.',
  email_events_errors: 'Technical notes about mails that could not be sent.',
  clubs: OTHERS,
  club_imports: OTHERS,
  site_settings: OTHERS,
};
