import type {
  ContentHiding,
  ContentKind,
  ContentReport,
  GuardianQuestion,
  MediaOwnerHooks,
  MediaReader,
} from '#platform/content/content';
import type { Clock } from '#platform/clock';
import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { CompetitionId } from '@ribbon/domain/competitions';
import { type Kysely, sql } from 'kysely';
import type { CompetitionRealtime } from './competitions.realtime.ts';
import type { EntryTies } from './entries/competitions.entries.guardian.ts';
import { competitionStore } from './read/competitions.store.ts';
import { writingStore } from './write/competitions.write.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  realtime: CompetitionRealtime;
  ties: EntryTies;
}

/** A competition can be reported once it is published. */
const reported =
  ({ db }: Pick<Needs, 'db'>): ContentReport['find'] =>
  async (viewer, id) => {
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
const hiding = ({ clock, realtime }: Pick<Needs, 'clock' | 'realtime'>): ContentHiding => ({
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
const pictureReader: MediaReader = async (db, id, viewer) => {
  const found = await competitionStore.find(db, id as CompetitionId, viewer?.id ?? null);
  if (found === undefined) return 'nobody';
  if (found.approvalStatus === 'approved') return 'everyone';
  return viewer !== undefined && found.createdBy === viewer.id ? 'viewer' : 'nobody';
};

/** Proof of an organiser is only for moderators, who see every attached file. */
const proofReader: MediaReader = async () => 'nobody';

const pictureHooks = ({ realtime }: Pick<Needs, 'realtime'>): MediaOwnerHooks => ({
  async decided(tx, _, { id, approved }) {
    if (!approved) await writingStore.dropImage(tx, id);
    await realtime.changed(tx);
  },
});

/** What a guardian reads of a child's entry: what the organiser is shown with a yes. */
const entryDetails: GuardianQuestion['details'] = (id, childId) => sql`
  select json_build_object(
    'event', json_build_object('title', competition.name,
      'location', competition.location || ', ' || competition.city,
      'startsAt', competition.start_date::timestamptz),
    'entry', (select json_build_object('organizer', competition.organizer,
        'name', min(shown_name(entrant.full_name, entrant.username,
          age_band(entrant.birth_month, entrant.birth_year, now()))),
        'club', min(club.name),
        'categories', coalesce(json_agg(json_build_object('level', category.level,
          'discipline', category.discipline, 'ageFrom', category.age_from,
          'ageTo', category.age_to, 'federationClass', category.federation_class)
          order by category.position, category.id), '[]'))
      from competition_entries entry
        join competition_categories category on category.id = entry.category_id
        join athlete_profiles entrant on entrant.id = entry.user_id
        left join clubs club on club.id = entry.club_id
      where entry.competition_id = competition.id and entry.user_id = ${childId}
        and entry.status = 'waiting_guardian' having count(*) > 0))
  from competitions competition where competition.id = ${id}`;

/** Competitions, a child's entry to one, and the proof of an organiser. */
export const competitionContent = ({ ties, ...needs }: Needs): ContentKind[] => [
  {
    kind: 'competition',
    excerpt: (id) => sql`
      select concat_ws(E'\n', competition.name, nullif(competition.description, '')) as text,
        competition.created_by as author
      from competitions competition where competition.id = ${id}`,
    report: { find: reported(needs) },
    hiding: hiding(needs),
    media: { reader: pictureReader, hooks: pictureHooks(needs) },
  },
  {
    kind: 'competition_entry',
    guardian: {
      column: 'competition_id',
      permission: 'join_challenges',
      decide: ties.decideAsGuardian,
      details: entryDetails,
    },
    revoke: { join_challenges: ties.stop },
  },
  { kind: 'organiser', media: { reader: proofReader, hooks: { decided: async () => undefined } } },
];
