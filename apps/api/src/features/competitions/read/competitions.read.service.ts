import type { DB } from '#db/schema.generated';
import { calendarFile, icsOfDays } from '#features/calendar';
import type { MediaLibrary } from '#features/media';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import { reveal } from '#platform/http/guards';
import { pageOf } from '#platform/http/keyset';
import type { TopicMemory } from '#platform/realtime/topic-memory';
import type { Actor, ClubId, Member } from '@ribbon/domain/accounts';
import { addDays } from '@ribbon/domain/calendar';
import {
  COMPETITIONS_PER_PAGE,
  COMPETITION_POINTS,
  type CompetitionDetail,
  type CompetitionFilter,
  type CompetitionId,
  type OwnCompetition,
  type Registration,
  competitionPolicy,
} from '@ribbon/domain/competitions';
import type { Download } from '@ribbon/domain/kernel';
import type { MediaFile, MediaId } from '@ribbon/domain/media';
import type { Kysely } from 'kysely';
import { upcomingStore } from './competitions.upcoming.store.ts';
import { entryStore } from '../entries/competitions.entries.store.ts';
import { type FoundCompetition, competitionStore } from './competitions.store.ts';

/** What competitions need from clubs. */
export interface Clubs {
  mayManage(actor: Member, clubId: ClubId): Promise<boolean>;
  staffOf(actor: Member, clubId: ClubId): Promise<{ isAdmin: boolean } | undefined>;
}

export interface ReadingNeeds {
  db: Kysely<DB>;
  config: Pick<Config, 'publicUrl'>;
  topics: TopicMemory;
  media: Pick<MediaLibrary, 'describe'>;
  clubs: Clubs;
  clock: Clock;
}

export type CompetitionReading = ReturnType<typeof competitionReading>;

/** Reads competitions as each person sees them. An unpublished one exists only for its managers. */
export function competitionReading({ db, config, topics, media, clubs, clock }: ReadingNeeds) {
  const pictured = withPictures(db, media);

  async function organiserRoleOf(actor: Actor, found: FoundCompetition) {
    return {
      isSubmitter: actor !== undefined && found.createdBy === actor.id,
      runsClub:
        actor !== undefined && found.club !== null && (await clubs.mayManage(actor, found.club.id)),
      isOrganiser: found.organiserRequest === 'approved',
    };
  }

  /** The competition, if it is there for this person, and what they may do with it. */
  async function find(actor: Actor, id: CompetitionId) {
    const row = reveal(await competitionStore.find(db, id, actor?.id ?? null));
    const organiserRole = await organiserRoleOf(actor, row);
    reveal(row, competitionPolicy.see(organiserRole, row));
    return {
      row,
      organiserRole,
      canEdit: competitionPolicy.edit(actor, organiserRole, row),
      canManage: competitionPolicy.manage(actor, organiserRole, row),
      canScore: competitionPolicy.score(actor, organiserRole, row),
      canAskToOrganise: competitionPolicy.askToOrganise(actor, organiserRole, row),
    };
  }

  async function registrationOf(
    id: CompetitionId,
    canScore: boolean,
  ): Promise<Registration | null> {
    const times = await entryStore.times(db, id);
    if (times === undefined || times.opensAt === null || times.closesAt === null) return null;
    const { opensAt, closesAt, ageOn } = times;
    const now = clock();
    const state = now < opensAt ? 'soon' : now < closesAt ? 'open' : 'closed';
    const categories = (await entryStore.categories(db, id)).map((category) =>
      category.results === 'draft' && !canScore ? { ...category, results: null } : category,
    );
    return { opensAt, closesAt, ageOn, state, categories };
  }

  return {
    find,

    async list(filter: CompetitionFilter) {
      const rows = await competitionStore.page(db, filter, COMPETITIONS_PER_PAGE + 1);
      const { shown, next } = pageOf(rows, COMPETITIONS_PER_PAGE);
      const competitions = await pictured(shown);
      return { competitions: competitions.map(withoutSortKey), next };
    },

    async points(filter: Omit<CompetitionFilter, 'cursor'>) {
      const points = await competitionStore.points(db, filter);
      return {
        points: points.slice(0, COMPETITION_POINTS),
        more: points.length > COMPETITION_POINTS,
      };
    },

    figures: () => topics.of('competition-figures', () => competitionStore.figures(db)),

    entered: async (actor: Member) => ({
      competitions: await upcomingStore.entered(db, actor.id, clock()),
    }),

    ofClubs: async (actor: Member) => ({ competitions: await upcomingStore.ofClubs(db, actor.id) }),

    organisedBy: async (clubId: ClubId) => ({
      competitions: await upcomingStore.organisedBy(db, clubId),
    }),

    async mine(actor: Member): Promise<{ competitions: OwnCompetition[] }> {
      return { competitions: await pictured(await competitionStore.ofSubmitter(db, actor.id)) };
    },

    async read(actor: Actor, id: CompetitionId): Promise<CompetitionDetail> {
      const { row, organiserRole, ...may } = await find(actor, id);
      const isOwn = organiserRole.isSubmitter || organiserRole.runsClub;
      const imageId = isOwn ? row.imageId : await competitionStore.shownPicture(db, id);
      const [shown] = await pictured([{ ...row, imageId }]);
      const { createdBy: _, updatedAt: __, ...detail } = reveal(shown);
      return {
        ...detail,
        rejectionReason: isOwn ? row.rejectionReason : null,
        ...may,
        canAskToOrganise: may.canAskToOrganise && row.organiserRequest !== 'pending',
        registration: await registrationOf(id, may.canScore),
      };
    },

    async calendar(actor: Actor, id: CompetitionId): Promise<Download> {
      const { row } = await find(actor, id);
      const text = icsOfDays({
        uid: `${row.id}@competitions.ribbon`,
        title: row.name,
        description: [row.organizer, row.description].join('\n\n'),
        location: [row.location, row.city, row.country].join(', '),
        firstDay: row.startDate,
        endDay: addDays(row.endDate ?? row.startDate, 1),
        isCancelled: row.status === 'cancelled',
        updatedAt: row.updatedAt,
        url: `${config.publicUrl}/competitions/${row.id}`,
      });
      return calendarFile('competition.ics', text);
    },
  };
}

export function withoutSortKey<Row extends { sortKey: number }>(row: Row): Omit<Row, 'sortKey'> {
  const { sortKey: _, ...rest } = row;
  return rest;
}

/** Puts the pictures of a whole page in their places. */
export const withPictures =
  (db: Kysely<DB>, media: Pick<MediaLibrary, 'describe'>) =>
  async <Row extends { imageId: MediaId | null }>(
    rows: readonly Row[],
  ): Promise<(Omit<Row, 'imageId'> & { image: MediaFile | null })[]> => {
    const images = await media.describe(
      db,
      rows.flatMap(({ imageId }) => imageId ?? []),
    );
    return rows.map(({ imageId, ...row }) => ({
      ...row,
      image: (imageId && images.get(imageId)) ?? null,
    }));
  };
