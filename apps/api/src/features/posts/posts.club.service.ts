import type { DB } from '#db/schema.generated';
import type { Moderation } from '#features/moderation';
import { recordAct } from '#platform/audit';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/guards';
import { pageOf } from '#platform/keyset';
import { announce } from '#platform/realtime';
import { type ClubId, type Member, ageBandAt, shownName } from '@ribbon/domain/accounts';
import { CLUB_POSTS_PAGE, type ClubPost, type PostId, postPolicy } from '@ribbon/domain/posts';
import type { Kysely } from 'kysely';
import { type ClubPostRow, clubPostStore } from './posts.club.store.ts';
import { postStore } from './posts.store.ts';

/** What posts ask of clubs. */
interface Clubs {
  /** Passes whoever runs the club; to others it is not there. */
  see(actor: Member, clubId: ClubId): Promise<void>;
  /** The same for an act, which is refused. */
  act(actor: Member, clubId: ClubId): Promise<void>;
  /** Those who run the club look again. */
  figuresChanged(tx: Kysely<DB>, clubId: ClubId): Promise<void>;
}

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  moderation: Moderation;
  clubs: Clubs;
}

interface Place {
  clubId: ClubId;
  postId: PostId;
}

export type ClubPostService = ReturnType<typeof clubPostService>;

/** Posts in a club's name, by those who run it. */
export function clubPostService({ db, clock, moderation, clubs }: Needs) {
  const read = (actor: Member, text: string) =>
    moderation.approve(actor, { kind: 'post', field: 'content', text, audience: 'public' });

  async function tell(tx: Kysely<DB>, clubId: ClubId, authorId: string): Promise<void> {
    await announce(tx, `user:${authorId}`, 'own-posts');
    await clubs.figuresChanged(tx, clubId);
  }

  return {
    async list(actor: Member, clubId: ClubId, after: string | undefined) {
      await clubs.see(actor, clubId);
      const rows = await clubPostStore.page(db, clubId, { after, limit: CLUB_POSTS_PAGE + 1 });
      const { shown, next } = pageOf(rows, CLUB_POSTS_PAGE);
      const now = clock();
      return { posts: shown.map((row) => asListed(row, actor, now)), next };
    },

    async create(actor: Member, clubId: ClubId, content: string): Promise<{ id: PostId }> {
      await clubs.act(actor, clubId);
      authorize(postPolicy.createForClub(actor));
      await read(actor, content);
      return db.transaction().execute(async (tx) => {
        const { id } = await postStore.insert(tx, {
          content,
          clubId,
          authorId: actor.id,
          visibility: 'public',
          approvalStatus: 'approved',
          at: clock(),
        });
        await tell(tx, clubId, actor.id);
        return { id };
      });
    },

    async edit(actor: Member, { clubId, postId }: Place, content: string): Promise<void> {
      await clubs.act(actor, clubId);
      const post = reveal(await clubPostStore.find(db, clubId, postId));
      authorize(postPolicy.edit(actor, post));
      if (post.content === content) return;
      await read(actor, content);
      await db.transaction().execute(async (tx) => {
        reveal((await clubPostStore.rewrite(tx, postId, content, clock())) || undefined);
        await tell(tx, clubId, actor.id);
      });
    },

    async remove(actor: Member, { clubId, postId }: Place): Promise<void> {
      await clubs.act(actor, clubId);
      await db.transaction().execute(async (tx) => {
        const { authorId } = reveal(await clubPostStore.find(tx, clubId, postId));
        reveal((await postStore.remove(tx, postId, authorId)) || undefined);
        if (authorId !== actor.id) {
          await recordAct(tx, {
            actorId: actor.id,
            action: 'club.post_deleted',
            subjectKind: 'post',
            subjectId: postId,
            details: { clubId, authorId },
          });
        }
        await tell(tx, clubId, authorId);
      });
    },
  };
}

function asListed({ birthMonth, birthYear, ...row }: ClubPostRow, actor: Member, now: Date) {
  const author = { ...row, ageBand: ageBandAt({ birthMonth, birthYear }, now) };
  return {
    id: row.id,
    content: row.content,
    author: shownName(author),
    createdAt: row.createdAt,
    editedAt: row.editedAt,
    isOwn: row.authorId === actor.id,
  } satisfies ClubPost;
}
