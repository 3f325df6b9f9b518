import type { MediaOwnerHooks, MediaReader } from '#features/media';
import type { Clock } from '#platform/clock';
import type { DB } from '#db/schema.generated';
import type { Member, UserId } from '@ribbon/domain/accounts';
import type { ChallengeId } from '@ribbon/domain/challenges';
import { type Kysely, sql } from 'kysely';
import { challengeChanged } from './challenges.realtime.ts';
import { challengeStore } from './read/challenges.store.ts';
import { EVER, today, visibleTo } from './read/challenges.visible.sql.ts';
import { writingStore } from './write/challenges.write.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
}

/** A challenge as something that everyone who sees it can report. */
export const challengeSubject =
  ({ db, clock }: Needs) =>
  async (viewer: Member, id: string) => {
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
export const challengeHiding = ({ clock }: Pick<Needs, 'clock'>) => ({
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
export const challengePictureReader =
  ({ clock }: Pick<Needs, 'clock'>): MediaReader =>
  async (db, id, viewer) => {
    if (viewer === undefined) return 'nobody';
    const { rows } = await sql`select 1 where ${id}::uuid in ${visibleTo(viewer.id, {
      now: clock(),
      endedSince: EVER,
    })}`.execute(db);
    return rows.length > 0 ? 'viewer' : 'nobody';
  };

export const challengePictureHooks = ({ clock }: Pick<Needs, 'clock'>): MediaOwnerHooks => ({
  async decided(tx, challengeId, { id, approved }) {
    if (!approved) await writingStore.dropImage(tx, id);
    await challengeChanged(tx, challengeId, clock());
  },
});
