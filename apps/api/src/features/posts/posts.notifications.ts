import { isActiveTag } from '#db/visibility/tags';
import { type NotificationRules, type SubjectCheck, withGuardians } from '#platform/notifications';
import { isChild } from '@ribbon/domain/accounts';
import { sql } from 'kysely';
import { likeStore } from './likes/posts.likes.store.ts';
import { postStore } from './posts.store.ts';
import { tagStore } from './tags/posts.tags.store.ts';

export const postNotifications: NotificationRules = {
  // A like that was withdrawn before delivery needs no notification.
  'post.liked': async ({ tx }, { postId, userId: by }) => {
    const to = await postStore.authorOf(tx, postId);
    if (to === undefined || !(await likeStore.exists(tx, by, postId))) return [];
    return [{ to, type: 'post_like', data: { postId }, by, about: postId }];
  },
  'post.reviewed': async (context, { postId, published }) => {
    const authorId = await postStore.authorOf(context.tx, postId);
    if (authorId === undefined) return [];
    const type = published ? 'post_published' : 'post_needs_change';
    return withGuardians(context, authorId, (isForChild) => ({
      type,
      data: { postId, isForChild },
    }));
  },
  'post.tagged': async ({ tx, people }, { postId, userId: to }) => {
    const by = await postStore.authorOf(tx, postId);
    const tag = await tagStore.find(tx, { postId, userId: to });
    const person = await people.person(to);
    if (by === undefined || person === undefined || !tag || tag.state === 'removed') return [];
    const isWaiting = tag.state === 'waiting';
    const guardians = isChild(person.ageBand) ? await people.guardiansOf(to) : [];
    return [
      { to, type: 'post_tagged', data: { postId, taggedId: to, isWaiting }, by },
      ...guardians.map(({ id }) => ({
        to: id,
        type: 'child_tagged' as const,
        data: { postId, taggedId: to, child: person.shown },
        by,
      })),
    ];
  },
  'post.hidden_by_guardian': async ({ tx }, { postId, guardianId: by }) => {
    // Without its id: what tells of a post goes with the post from where it is hidden.
    const post = await postStore.read(tx, postId);
    if (post === undefined) return [];
    return [{ to: post.authorId, type: 'post_hidden_by_guardian', data: {}, by }];
  },
  'post.deleted_by_guardian': async (_, { childId: to, guardianId: by }) => [
    { to, type: 'post_deleted_by_guardian', data: {}, by },
  ],
  'post.held': async ({ tx }, { postId }) => {
    const to = await postStore.authorOf(tx, postId);
    return to ? [{ to, type: 'post_held', data: { postId } }] : [];
  },
};

/** A tag that was removed, or that nothing allows any more, is gone. */
export const tagSubjects: SubjectCheck = {
  types: ['post_tagged', 'child_tagged'],
  stands: (now) => sql`exists (
    select from post_tags tag join posts post on post.id = tag.post_id
      join athlete_profiles tagged on tagged.id = tag.user_id
    where tag.post_id = (notification.action_data ->> 'postId')::uuid
      and tag.user_id = (notification.action_data ->> 'taggedId')::uuid and ${isActiveTag(now)})`,
};
