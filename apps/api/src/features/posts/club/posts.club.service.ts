import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import type { SignedIn } from '#platform/session/session';
import type { ClubId, Member } from '@ribbon/domain/accounts';
import { CLUB_POSTS_PAGE, type NewClubPost, type PostId, postPolicy } from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';
import { isSamePost, needsOtherTags } from '../write/posts.changes.rules.ts';
import { tagStore } from '../tags/posts.tags.store.ts';
import { listedPostStore } from '../read/posts.listed.store.ts';
import type { PostRealtime } from '../posts.realtime.ts';
import { asPage } from '../read/posts.read.service.ts';
import { type PostRow, postStore } from '../posts.store.ts';
import { viewerOf } from '#db/visibility/viewer';
import type { PostWriting } from '../write/posts.draft.service.ts';

/** What posts need from clubs. */
export interface Clubs {
  /** Passes people who run the club; for others it does not exist. */
  see(actor: Member, clubId: ClubId): Promise<void>;
  /** The same for an act, which is refused. */
  act(actor: Member, clubId: ClubId): Promise<void>;
  /** Refreshes the figures for the club's administrators. */
  figuresChanged(tx: Kysely<DB>, clubId: ClubId): Promise<void>;
}

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  clubs: Clubs;
  writing: PostWriting;
  realtime: PostRealtime;
}

interface ClubPostKey {
  clubId: ClubId;
  postId: PostId;
}

export type ClubPostService = ReturnType<typeof clubPostService>;

/** A club's posts are for everybody. */
const forEverybody = (post: NewClubPost) => ({ ...post, visibility: 'public' as const });

/** Posts in a club's name, by its administrators. */
export function clubPostService({ db, clock, clubs, writing, realtime }: Needs) {
  async function refreshPages(
    tx: Kysely<DB>,
    clubId: ClubId,
    post: { authorId: PostRow['authorId'] },
  ) {
    await realtime.changed(tx, post.authorId);
    await clubs.figuresChanged(tx, clubId);
  }

  /** The club's post, while it is there for everybody. */
  async function find(tx: Kysely<DB>, { clubId, postId }: ClubPostKey): Promise<PostRow> {
    const post = await postStore.find(tx, postId);
    const isUp = post?.approvalStatus !== 'rejected' && post?.isHidden === false;
    return reveal(post, isUp && post.clubId === clubId);
  }

  return {
    async list(actor: Member, clubId: ClubId, after: string | undefined) {
      await clubs.see(actor, clubId);
      const readerContext = { viewer: viewerOf(actor), now: clock() };
      const asked = { after, size: CLUB_POSTS_PAGE };
      return asPage(await listedPostStore.ofClub(db, clubId, readerContext, asked));
    },

    async create(actor: SignedIn, clubId: ClubId, written: NewClubPost): Promise<PostId> {
      await clubs.act(actor, clubId);
      authorize(postPolicy.createForClub(actor));
      const post = forEverybody(written);
      const readerAge = await writing.read(actor, post);
      return db.transaction().execute(async (tx) => {
        const authorId = actor.id;
        const at = clock();
        const id = await postStore.insert(tx, {
          ...post,
          clubId,
          authorId,
          approvalStatus: 'checking',
          readerAge,
          at,
        });
        await writing.hold(tx, { ...post, id, authorId }, readerAge);
        const isHeld = await writing.show(tx, actor, id, post.media);
        await postStore.settle(tx, id, { from: 'checking', to: isHeld ? 'held' : 'approved', at });
        if (isHeld) await realtime.held(tx, id);
        else await realtime.published(tx, { id, authorId, visibility: post.visibility });
        await refreshPages(tx, clubId, { authorId });
        return id;
      });
    },

    async edit(actor: SignedIn, key: ClubPostKey, written: NewClubPost): Promise<void> {
      const { clubId, postId } = key;
      await clubs.act(actor, clubId);
      const before = await find(db, key);
      authorize(postPolicy.edit(actor, before));
      const post = forEverybody(written);
      const isSame = isSamePost(before, post);
      const readerAge = isSame ? null : await writing.read(actor, post);
      await db.transaction().execute(async (tx) => {
        await find(tx, key);
        await postStore.setCommentsOff(tx, postId, post.commentsOff);
        if (!isSame) {
          if (needsOtherTags(before, post)) await tagStore.clear(tx, postId);
          const isHeld = await writing.show(tx, actor, postId, post.media);
          const approvalStatus = isHeld ? ('held' as const) : ('approved' as const);
          const at = clock();
          await postStore.rewrite(tx, postId, { ...post, approvalStatus, readerAge, at });
          await writing.hold(tx, { ...post, id: postId, authorId: before.authorId }, readerAge);
          if (isHeld) await realtime.held(tx, postId);
        }
        await refreshPages(tx, clubId, before);
      });
    },

    async remove(actor: Member, key: ClubPostKey): Promise<void> {
      const { clubId, postId } = key;
      await clubs.act(actor, clubId);
      await db.transaction().execute(async (tx) => {
        const post = await find(tx, key);
        reveal((await postStore.remove(tx, postId, post.authorId)) || undefined);
        if (post.authorId !== actor.id) {
          await recordAct(tx, {
            actorId: actor.id,
            action: 'club.post_deleted',
            subjectKind: 'post',
            subjectId: postId,
            details: { clubId, authorId: post.authorId },
          });
        }
        await refreshPages(tx, clubId, post);
      });
    },
  };
}
