import type { NotificationRules } from '#platform/notifications';
import { reviewStore } from '../reviews.store.ts';

export const reviewNotifications: NotificationRules = {
  'club.review.submitted': async ({ tx, people }, { reviewId }) => {
    const review = await reviewStore.facts(tx, reviewId);
    if (!review?.isWaiting) return [];
    const admins = await people.systemAdmins();
    const data = { club: review.club };
    return admins.map(({ id: to }) => ({ to, type: 'review_waiting', data }));
  },
  'club.review.decided': async ({ tx }, { authorId: to, clubId, decision }) => {
    const club = await reviewStore.clubNamed(tx, clubId);
    return club ? [{ to, type: 'review_decided', data: { ...club, decision } }] : [];
  },
  'club.review.removed': async ({ tx }, { authorId: to, clubId }) => {
    const club = await reviewStore.clubNamed(tx, clubId);
    return club ? [{ to, type: 'review_decided', data: { ...club, decision: 'removed' } }] : [];
  },
  'club.review.replied': async ({ tx }, { reviewId }) => {
    const review = await reviewStore.facts(tx, reviewId);
    if (review === undefined) return [];
    const { clubId, club, userId: to } = review;
    return [{ to, type: 'review_reply', data: { clubId, club } }];
  },
};
