import type { DB } from '#db/schema.generated';
import type { VerificationService } from '#features/families';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { authorize, reveal } from '#platform/http/guards';
import { pageOf } from '#platform/http/keyset';
import { type ClubId, type Member, type UserId, isAdult } from '@ribbon/domain/accounts';
import {
  type ClubMember,
  MEMBERS_PAGE,
  type MemberSearch,
  type MembershipDecision,
  type MembershipId,
  type MembershipType,
  REQUESTS_SHOWN,
  clubFaults,
  clubPolicy,
} from '@ribbon/domain/clubs';
import type { Download } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { invalidateForAdmins, invalidateForPerson } from '../clubs.realtime.ts';
import { type Departures, endMembership } from '../memberships/clubs.departures.service.ts';
import type { ClubAccess } from './clubs.manage.scope.ts';
import { manageStore } from './clubs.manage.store.ts';
import { csvOf, fileNameFor } from './clubs.members.format.ts';
import { type MemberRow, clubMemberStore } from './clubs.members.store.ts';
import { clubRoleStore } from './clubs.roles.store.ts';

const EXPORT_BATCH = 500;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  access: ClubAccess;
  departures: Departures;
  verification: Pick<VerificationService, 'vouch' | 'guardiansOf'>;
}

/**
 * Staff of a club know its members by name; members with a block between them and the reader stay
 * as others see them.
 */
const nameOf = (row: MemberRow) => clubPolicy.nameIn(row.blocked ? 'short' : 'whole', row);
/** A person who is not in yet is named as for everybody. */
const nameOutside = (row: MemberRow) =>
  clubPolicy.nameIn(isAdult(row.ageBand) ? 'whole' : 'short', row);

type Asking = MemberRow & { clubId: ClubId };

/**
 * Only adults coach; a person who asked to coach before they were an adult is taken in as a member.
 */
const isCoachsWish = (asked: Pick<MemberRow, 'role' | 'ageBand'>) =>
  asked.role === 'coach' && clubPolicy.beStaff(asked);

interface Done {
  action: string;
  userId: UserId;
  to?: string;
}

const toMember = (row: MemberRow, actor: Member): ClubMember => ({
  membershipId: row.id,
  name: nameOf(row),
  username: row.username,
  // Across a block a picture would say who it is, and could not be loaded.
  art: row.blocked ? null : row.art,
  imageId: row.blocked ? null : row.imageId,
  role: row.role,
  coachConfirmed: row.coachConfirmed,
  isAdult: clubPolicy.beStaff(row),
  isSelf: row.userId === actor.id,
  joinedAt: row.joinedAt,
});

export type ClubMemberService = ReturnType<typeof clubMemberService>;

/** The members of a club, for its staff. */
export function clubMemberService({
  db,
  clock,
  domainEvents,
  access,
  departures,
  verification,
}: Needs) {
  /** Runs an act upon a club: one at a time, and with an audit entry. */
  async function within(
    actor: Member,
    clubId: ClubId,
    work: (tx: Kysely<DB>, at: Date) => Promise<readonly Done[]>,
  ): Promise<number> {
    return db.transaction().execute(async (tx) => {
      await clubMemberStore.lockClub(tx, clubId);
      const acts = await work(tx, clock());
      for (const { action, ...details } of acts) {
        await recordAct(tx, {
          actorId: actor.id,
          action,
          subjectKind: 'club',
          subjectId: clubId,
          details,
        });
        await invalidateForPerson(tx, details.userId);
      }
      await invalidateForAdmins(tx, clubId);
      return acts.length;
    });
  }

  /** Runs an act that only administrators of the club may do. */
  async function act(
    actor: Member,
    clubId: ClubId,
    work: (tx: Kysely<DB>, at: Date) => Promise<Done>,
  ): Promise<void> {
    await access.act(actor, clubId);
    await within(actor, clubId, async (tx, at) => [await work(tx, at)]);
  }

  /** Takes in a waiting person in the role they asked for. False when they no longer wait. */
  async function take(tx: Kysely<DB>, asked: Asking, { by, at }: { by: UserId; at: Date }) {
    const { id: membershipId, userId, clubId } = asked;
    const role = isCoachsWish(asked) ? 'coach' : 'member';
    if (!(await clubMemberStore.approve(tx, membershipId, { role, by, at }))) return false;
    if (role === 'coach') await clubRoleStore.grant(tx, { userId, clubId }, 'coach', { by, at });
    await domainEvents.publish(tx, 'club.membership.approved', { membershipId });
    return true;
  }

  async function asking(tx: Kysely<DB>, clubId: ClubId, id: MembershipId, at: Date) {
    const found = await clubMemberStore.find(tx, clubId, id, at);
    return found && { ...found, clubId };
  }

  async function dismiss(tx: Kysely<DB>, clubId: ClubId, userId: UserId, at: Date): Promise<void> {
    if (await clubRoleStore.isLastAdmin(tx, { userId, clubId })) throw clubFaults.lastAdmin();
    await clubRoleStore.dismiss(tx, { userId, clubId }, at);
  }

  async function* everybody(actor: Member, clubId: ClubId): AsyncGenerator<MemberRow> {
    let after: string | undefined;
    do {
      const asked = { viewerId: actor.id, after, now: clock(), limit: EXPORT_BATCH + 1 };
      const { shown, next } = pageOf(await clubMemberStore.page(db, clubId, asked), EXPORT_BATCH);
      yield* shown;
      after = next ?? undefined;
    } while (after !== undefined);
  }

  return {
    async members(actor: Member, clubId: ClubId, search: MemberSearch) {
      await access.see(actor, clubId);
      const asked = { ...search, viewerId: actor.id, now: clock(), limit: MEMBERS_PAGE + 1 };
      const { shown, next } = pageOf(await clubMemberStore.page(db, clubId, asked), MEMBERS_PAGE);
      return { members: shown.map((row) => toMember(row, actor)), next };
    },

    /** A coach confirms gymnasts; only administrators say who coaches (rule 1). */
    async requests(actor: Member, clubId: ClubId) {
      const { isAdmin } = reveal(await access.staffOf(actor, clubId));
      const rows = await clubMemberStore.waiting(db, clubId, {
        now: clock(),
        limit: REQUESTS_SHOWN,
        withCoaches: isAdmin,
      });
      // Only administrators say which guardians they know in person (rule 34).
      const guardians = await verification.guardiansOf(
        db,
        isAdmin ? rows.map(({ userId }) => userId) : [],
      );
      return {
        requests: rows.map((row) => ({
          guardians: guardians.get(row.userId) ?? [],
          membershipId: row.id,
          name: nameOutside(row),
          username: row.username,
          art: row.art,
          imageId: row.imageId,
          role: row.role,
          isAdult: clubPolicy.beStaff(row),
          hasJoined: row.status === 'joined',
          askedAt: row.joinedAt,
        })),
      };
    },

    async decide(
      actor: Member,
      { clubId, membershipId }: { clubId: ClubId; membershipId: MembershipId },
      { approve, knownGuardians }: MembershipDecision,
    ) {
      const staff = await access.staffOf(actor, clubId);
      authorize(staff !== undefined);
      await within(actor, clubId, async (tx, at) => {
        const asked = reveal(await asking(tx, clubId, membershipId, at));
        authorize(staff?.isAdmin === true || !isCoachsWish(asked));
        const decided = approve
          ? await take(tx, asked, { by: actor.id, at })
          : await clubMemberStore.decline(tx, membershipId, at);
        // A request that still waits for a guardian is not the club's business yet.
        if (!decided) reveal(asked, asked.status !== 'waiting_guardian');
        if (!decided) throw clubFaults.requestDecided();
        if (!approve) await domainEvents.publish(tx, 'club.membership.declined', { membershipId });
        for (const guardianId of approve ? new Set(knownGuardians) : []) {
          authorize(staff?.isAdmin === true);
          await verification.vouch(tx, actor, { clubId, childId: asked.userId, guardianId });
        }
        const word = approve ? 'approved' : 'declined';
        return [{ action: `club.membership_${word}`, userId: asked.userId }];
      });
    },

    /**
     * Confirms several at once, but no coach: each of those is looked at alone. Requests answered
     * meanwhile stay as they are.
     */
    async confirm(actor: Member, clubId: ClubId, membershipIds: readonly MembershipId[]) {
      const staff = await access.staffOf(actor, clubId);
      authorize(staff !== undefined);
      const confirmed = await within(actor, clubId, async (tx, at) => {
        const done: Done[] = [];
        for (const id of new Set(membershipIds)) {
          const asked = await asking(tx, clubId, id, at);
          if (asked === undefined || isCoachsWish(asked)) continue;
          if (!(await take(tx, asked, { by: actor.id, at }))) continue;
          done.push({ action: 'club.membership_approved', userId: asked.userId });
        }
        return done;
      });
      return { confirmed };
    },

    changeRole: (actor: Member, clubId: ClubId, membershipId: MembershipId, role: MembershipType) =>
      act(actor, clubId, async (tx, at) => {
        const member = await clubMemberStore.find(tx, clubId, membershipId, at);
        const { userId, isAdmin, ageBand } = reveal(member, member?.status === 'active');
        const [holder, by] = [
          { userId, clubId },
          { by: actor.id, at },
        ];
        if (role !== 'member' && !clubPolicy.beStaff({ ageBand })) throw clubFaults.adultsOnly();
        if (isAdmin && role !== 'admin') await dismiss(tx, clubId, userId, at);
        if (role === 'admin') await clubRoleStore.appoint(tx, holder, by);
        if (role === 'coach') await clubRoleStore.grant(tx, holder, 'coach', by);
        if (role === 'member') await clubRoleStore.revoke(tx, holder, ['coach'], at);
        await clubMemberStore.setRole(tx, membershipId, { role, ...by });
        if (role === 'member') await departures.recheck(tx, [userId]);
        return { action: 'club.role_changed', userId, to: role };
      }),

    remove: (actor: Member, clubId: ClubId, membershipId: MembershipId) =>
      act(actor, clubId, async (tx, at) => {
        const member = await clubMemberStore.find(tx, clubId, membershipId, at);
        const { userId, isAdmin } = reveal(member, member?.status === 'active');
        if (isAdmin) await dismiss(tx, clubId, userId, at);
        await endMembership(tx, departures, { userId, clubId, reason: 'removed' }, at);
        return { action: 'club.member_removed', userId };
      }),

    async exported(actor: Member, clubId: ClubId): Promise<Download> {
      await access.see(actor, clubId);
      const { details } = reveal(await manageStore.editable(db, clubId));
      await recordAct(db, {
        actorId: actor.id,
        action: 'club.members_exported',
        subjectKind: 'club',
        subjectId: clubId,
      });
      return {
        fileName: fileNameFor(details.name, clock()),
        mediaType: 'text/csv; charset=utf-8',
        content: csvOf(everybody(actor, clubId), nameOf),
      };
    },
  };
}
