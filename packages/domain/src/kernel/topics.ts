/**
 * Topics that the server announces to open browsers; each is the first part of the key of the queries
 * to refetch. A slice may add its own from its folder: `declare module '../kernel/topics.ts'`.
 */
export interface Topics {
  'account-details': true;
  'admin-accounts': true;
  'admin-appeals': true;
  'admin-clubs': true;
  'admin-competitions': true;
  'admin-emails': true;
  'admin-guardian-forms': true;
  'admin-messages': true;
  'admin-reports': true;
  'admin-hidden': true;
  'admin-reviews': true;
  'admin-waitlist': true;
  challenges: true;
  claims: true;
  'club-choices': true;
  'club-events': true;
  'club-imports': true;
  'club-management': true;
  clubs: true;
  'competition-figures': true;
  competitions: true;
  decisions: true;
  family: true;
  friends: true;
  me: true;
  memberships: true;
  'moderation-queue': true;
  'new-posts': true;
  'notification-settings': true;
  'notification-toast': true;
  notifications: true;
  'own-claims': true;
  'own-posts': true;
  'own-review': true;
  people: true;
  proposals: true;
  post: true;
  reviews: true;
  safeguarding: true;
  settings: true;
  talk: true;
  training: true;
  'training-plans': true;
}

/** Typed, so that a misspelt one does not compile. */
export type Topic = keyof Topics | `comments:${string}`;

export const commentsTopic = (postId: string): Topic => `comments:${postId}`;
