import { cardOf } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import { invalidate } from '#platform/realtime/realtime';
import type { SignedIn } from '#platform/session/session';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import { familyPolicy } from '@ribbon/domain/families';
import {
  type PostId,
  type TagAudience,
  type Taggable,
  type Visibility,
  postFaults,
  tagChoiceOf,
  tagPolicy,
} from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';
import type { Clubs } from '../club/posts.club.service.ts';
import type { PostRealtime } from '../posts.realtime.ts';
import { type PostRow, postStore } from '../posts.store.ts';
import { type TaggableRow, taggableStore } from './posts.taggable.store.ts';
import { tagStore } from './posts.tags.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  guardians: Pick<GuardianGate, 'linkOf'>;
  clubs: Clubs;
  realtime: PostRealtime;
}

interface Search {
  search: string;
  visibility: Visibility;
  clubId?: ClubId | undefined;
}

interface TagKey {
  postId: PostId;
  userId: UserId;
}

export type TagService = ReturnType<typeof tagService>;

/** How a tag of this person begins; undefined where it may not be set. */
const beginsFor = (actor: SignedIn, { stored, ...person }: TaggableRow, audience: TagAudience) =>
  tagPolicy.begins(actor, { ...person, choice: tagChoiceOf(person, stored) }, audience);

/** People in the pictures of posts: set by the author, answered and removed by the tagged. */
export function tagService({ db, clock, guardians, clubs, realtime }: Needs) {
  /** A picture that others see, by its author; of a club's, while the author still runs the club. */
  async function own(tx: Kysely<DB>, actor: SignedIn, postId: PostId): Promise<PostRow> {
    const found = await postStore.find(tx, postId);
    const post = reveal(found, found?.authorId === actor.id);
    if (post.clubId !== null) await clubs.act(actor, post.clubId);
    authorize(tagPolicy.tag(actor));
    return post;
  }

  /** Sets tags of people who had none. */
  async function add(
    tx: Kysely<DB>,
    actor: SignedIn,
    post: PostRow,
    people: readonly UserId[],
  ): Promise<void> {
    const now = clock();
    const found = await taggableStore.among(
      tx,
      { authorId: actor.id, audience: post, now },
      people,
    );
    for (const userId of people) {
      const row = found.find((one) => one.userId === userId);
      const state = row && beginsFor(actor, row, post);
      if (state === undefined) throw postFaults.cannotTag();
      await tagStore.insert(tx, { postId: post.id, userId, by: actor.id, state, at: now });
    }
  }

  /** Open pages of the two read it again. */
  async function changed(tx: Kysely<DB>, people: readonly UserId[]): Promise<void> {
    for (const id of people) {
      await invalidate(tx, `user:${id}`, 'post');
      await invalidate(tx, `user:${id}`, 'notifications');
    }
  }

  return {
    async people(actor: SignedIn, { search, ...asked }: Search): Promise<Taggable> {
      authorize(tagPolicy.tag(actor));
      const audience = { ...asked, clubId: asked.clubId ?? null };
      const now = clock();
      const rows = await taggableStore.search(db, { authorId: actor.id, audience, now }, search);
      return {
        people: rows.flatMap((row) => {
          const state = beginsFor(actor, row, audience);
          return state === undefined ? [] : [{ ...cardOf(row, now), isAsked: state === 'waiting' }];
        }),
      };
    },

    /** These people and nobody else. What somebody removed is not set again. */
    set: (actor: SignedIn, postId: PostId, people: readonly UserId[]): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const post = await own(tx, actor, postId);
        const before = await tagStore.of(tx, postId);
        const isRemoved = (id: UserId) =>
          before.some(({ userId, state }) => userId === id && state === 'removed');
        if (people.some(isRemoved)) throw postFaults.tagRemoved();
        const added = people.filter((id) => !before.some(({ userId }) => userId === id));
        if (added.length > 0 && !(tagPolicy.hasRoom(post) && post.media.length > 0)) {
          throw postFaults.nothingToTag();
        }
        const gone = before.map(({ userId }) => userId).filter((id) => !people.includes(id));
        await tagStore.takeBack(tx, postId, gone);
        await add(tx, actor, post, added);
        if (post.approvalStatus === 'approved') await realtime.tagged(tx, postId);
        await changed(tx, [actor.id, ...added, ...gone]);
      }),

    accept: (actor: SignedIn, postId: PostId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const tag = { postId, userId: actor.id };
        const found = await tagStore.find(tx, tag);
        reveal(found, found !== undefined && found.state !== 'removed');
        await tagStore.accept(tx, tag, clock());
        await changed(tx, [actor.id]);
      }),

    /** By the tagged person, or by a guardian who decides for a child. */
    remove: (actor: SignedIn, tag: TagKey): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const isOwn = tag.userId === actor.id;
        const link = isOwn ? undefined : await guardians.linkOf(tx, actor.id, tag.userId);
        const found = await tagStore.find(tx, tag);
        reveal(found, isOwn || (link !== undefined && familyPolicy.see(link)));
        authorize(isOwn || (link !== undefined && familyPolicy.decide(link)));
        await tagStore.remove(tx, tag, { by: actor.id, at: clock() });
        await changed(tx, [actor.id, tag.userId]);
      }),
  };
}
