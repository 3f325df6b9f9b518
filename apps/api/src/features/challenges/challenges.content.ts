import type {
  ContentHiding,
  ContentKind,
  ContentReport,
  MediaOwnerHooks,
  MediaReader,
} from '#platform/content/content';
import type { ModerationQueue } from '#features/moderation';
import type { Clock } from '#platform/clock';
import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { ChallengeId } from '@ribbon/domain/challenges';
import { type Kysely, sql } from 'kysely';
import { challengeHolder, challengesFromBefore } from './challenges.moderation.ts';
import { challengeChanged } from './challenges.realtime.ts';
import type { JoiningService } from './participation/challenges.joining.service.ts';
import { challengeStore } from './read/challenges.store.ts';
import { EVER, today, visibleTo } from './read/challenges.visible.sql.ts';
import { writingStore } from './write/challenges.write.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  queue: ModerationQueue;
  joining: JoiningService;
}

/** Challenges in every place that deals with content. */
export const challengeContent = (needs: Needs): ContentKind => ({
  kind: 'challenge',
  excerpt: (id) => sql`
    select concat_ws(E'\n', challenge.title, nullif(challenge.description, '')) as text,
      challenge.created_by as author
    from challenges challenge where challenge.id = ${id}`,
  report: { find: reported(needs) },
  hiding: hiding(needs),
  queue: challengeHolder(needs),
  words: challengesFromBefore(needs),
  revoke: { join_challenges: needs.joining.stop },
  media: { reader: pictureReader(needs), hooks: pictureHooks(needs) },
});

/** Everyone who sees a challenge can report it. */
const reported =
  ({ db, clock }: Pick<Needs, 'db' | 'clock'>): ContentReport['find'] =>
  async (viewer, id) => {
    const now = clock();
    const challengeId = id as ChallengeId;
    const found = await challengeStore.find(db, viewer.id, challengeId, { now, day: today(now) });
    if (found === undefined) return undefined;
    const tasks = await challengeStore.tasksOf(db, challengeId, viewer.id);
    const snapshot = [found.title, found.description, ...tasks.map(({ title }) => title)].join(
      ' · ',
    );
    return {
      authorId: await authorOf(db, id),
      snapshot,
      isForEverybody: found.maker !== 'community',
    };
  };

async function authorOf(db: Kysely<DB>, id: string): Promise<UserId | null> {
  const row = await db
    .selectFrom('challenges')
    .select('created_by')
    .where('id', '=', id)
    .executeTakeFirst();
  return (row?.created_by ?? null) as UserId | null;
}

/** Applies a moderator's decision to a challenge. */
const hiding = ({ clock }: Pick<Needs, 'clock'>): ContentHiding => ({
  async hide(tx: Kysely<DB>, id: string): Promise<UserId | undefined> {
    const authorId = await writingStore.setApproval(tx, id, 'rejected', clock());
    await challengeChanged(tx, id, clock());
    return authorId;
  },
  async show(tx: Kysely<DB>, id: string): Promise<void> {
    await writingStore.setApproval(tx, id, 'approved', clock());
    await challengeChanged(tx, id, clock());
  },
});

/** Everyone who sees the challenge sees its picture. */
const pictureReader =
  ({ clock }: Pick<Needs, 'clock'>): MediaReader =>
  async (db, id, viewer) => {
    if (viewer === undefined) return 'nobody';
    const { rows } = await sql`select 1 where ${id}::uuid in ${visibleTo(viewer.id, {
      now: clock(),
      endedSince: EVER,
    })}`.execute(db);
    return rows.length > 0 ? 'viewer' : 'nobody';
  };

const pictureHooks = ({ clock }: Pick<Needs, 'clock'>): MediaOwnerHooks => ({
  async decided(tx, challengeId, { id, approved }) {
    if (!approved) await writingStore.dropImage(tx, id);
    await challengeChanged(tx, challengeId, clock());
  },
});
