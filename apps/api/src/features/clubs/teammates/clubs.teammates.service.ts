import type { DB } from '#db/schema.generated';
import type { FriendshipStatuses } from '#features/friends';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import { pageOf } from '#platform/http/keyset';
import { type ClubId, type Member, isAdult } from '@ribbon/domain/accounts';
import { type MemberSearch, TEAMMATES_PAGE, type Teammate, clubPolicy } from '@ribbon/domain/clubs';
import type { FriendshipStatus } from '@ribbon/domain/friends';
import type { Kysely } from 'kysely';
import { type Reader, type TeammateRow, teammateStore } from './clubs.teammates.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  statuses: FriendshipStatuses;
}

export type TeammateService = ReturnType<typeof teammateService>;

/** The people of a club, as each of them may see the others. */
export function teammateService({ db, clock, statuses }: Needs) {
  async function readerOf(actor: Member, clubId: ClubId): Promise<Reader> {
    const roles = await teammateStore.rolesIn(db, clubId, actor.id);
    reveal(roles, roles.isMember || clubPolicy.manage(actor, roles));
    return {
      id: actor.id,
      isAdult: isAdult(actor.ageBand),
      isStaff: clubPolicy.isStaff(actor, roles),
      clubIsRun: roles.clubIsRun,
    };
  }

  return {
    async list(actor: Member, clubId: ClubId, search: MemberSearch) {
      const reader = await readerOf(actor, clubId);
      const asked = { ...search, now: clock(), limit: TEAMMATES_PAGE + 1 };
      const rows = await teammateStore.page(db, clubId, reader, asked);
      const { shown, next } = pageOf(rows, TEAMMATES_PAGE);
      const known = await statuses.of(
        actor,
        shown.map(({ userId }) => userId),
      );
      const people = shown.map((row) =>
        asSeen(row, { actor, reader, friendship: known.get(row.userId) ?? null }),
      );
      return { people, next, isRun: reader.clubIsRun };
    },

    async figures(actor: Member, clubId: ClubId) {
      return teammateStore.figures(db, clubId, await readerOf(actor, clubId));
    },
  };
}

function asSeen(
  row: TeammateRow,
  {
    actor,
    reader: { isStaff },
    friendship,
  }: { actor: Member; reader: Reader; friendship: FriendshipStatus | null },
): Teammate {
  const detail = clubPolicy.memberDetail({ ageBand: actor.ageBand, isStaff }, row);
  const isHint = detail === 'hint';
  return {
    id: row.userId,
    name: clubPolicy.nameIn(detail, row),
    role: row.role,
    friendship,
    art: isHint ? null : row.art,
    imageId: isHint ? null : row.imageId,
    mayOpen: !isHint || friendship?.state === 'friends',
    isSelf: row.isSelf,
    username: isHint ? null : row.username,
    isVerified: !isHint && row.isVerified,
    country: isHint ? null : row.country,
    joinedAt: isHint ? null : row.joinedAt,
    specialties: isHint ? [] : row.specialties,
    achievements: isHint ? null : row.achievements,
    photoUses: row.photoUses,
  };
}
