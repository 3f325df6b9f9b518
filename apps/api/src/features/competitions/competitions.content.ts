import type { MediaOwnerHooks, MediaReader } from '#features/media';
import type { Clock } from '#platform/clock';
import type { DB } from '#db/schema.generated';
import type { Member, UserId } from '@ribbon/domain/accounts';
import type { CompetitionId } from '@ribbon/domain/competitions';
import type { Kysely } from 'kysely';
import type { CompetitionRealtime } from './competitions.realtime.ts';
import { competitionStore } from './read/competitions.store.ts';
import { writingStore } from './write/competitions.write.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  realtime: CompetitionRealtime;
}

/** A competition as a thing that can be reported once it is published. */
export const competitionSubject =
  ({ db }: Pick<Needs, 'db'>) =>
  async (viewer: Member, id: string) => {
    const found = await competitionStore.find(db, id as CompetitionId, viewer.id);
    if (found?.approvalStatus !== 'approved') return undefined;
    const { name, organizer, location, city, description } = found;
    return {
      authorId: found.createdBy,
      snapshot: [name, organizer, `${location}, ${city}`, description].join(' · '),
      isForEverybody: true,
    };
  };

/** Applies a moderator's decision to a competition. */
export const competitionHiding = ({ clock, realtime }: Omit<Needs, 'db'>) => ({
  async hide(tx: Kysely<DB>, id: string): Promise<UserId | undefined> {
    const authorId = await writingStore.setApproval(tx, id, 'rejected', clock());
    await realtime.changed(tx);
    return authorId;
  },
  async show(tx: Kysely<DB>, id: string): Promise<void> {
    await writingStore.setApproval(tx, id, 'approved', clock());
    await realtime.changed(tx);
  },
});

/** Everyone sees the picture of a published competition; until then only its submitter does. */
export const competitionPictureReader: MediaReader = async (db, id, viewer) => {
  const found = await competitionStore.find(db, id as CompetitionId, viewer?.id ?? null);
  if (found === undefined) return 'nobody';
  if (found.approvalStatus === 'approved') return 'everyone';
  return viewer !== undefined && found.createdBy === viewer.id ? 'viewer' : 'nobody';
};

/** Proof of an organiser is only for moderators, who see every attached file. */
export const proofReader: MediaReader = async () => 'nobody';

export const competitionPictureHooks = ({
  realtime,
}: Pick<Needs, 'realtime'>): MediaOwnerHooks => ({
  async decided(tx, _, { id, approved }) {
    if (!approved) await writingStore.dropImage(tx, id);
    await realtime.changed(tx);
  },
});
