/**
 * What the server announces to open browsers, so that a misspelt one does not compile: the first part
 * of the key of the queries that they read again.
 */
export type Topic =
  | 'admin-appeals'
  | 'admin-clubs'
  | 'admin-reports'
  | 'admin-hidden'
  | 'admin-reviews'
  | 'challenges'
  | 'claims'
  | 'club-choices'
  | 'club-events'
  | 'club-imports'
  | 'club-management'
  | 'clubs'
  | 'decisions'
  | 'family'
  | 'friends'
  | 'me'
  | 'memberships'
  | 'moderation-queue'
  | 'new-posts'
  | 'notification-settings'
  | 'notification-toast'
  | 'notifications'
  | 'own-claims'
  | 'own-posts'
  | 'own-review'
  | 'people'
  | 'post'
  | 'reviews'
  | 'safeguarding'
  | 'settings'
  | 'training'
  | `comments:${string}`;

export const commentsTopic = (postId: string): Topic => `comments:${postId}`;
