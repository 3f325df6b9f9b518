import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { reveal } from '#platform/http/guards';
import {
  type Actor,
  type ClubId,
  type Member,
  accountFaults,
  asksGuardian,
} from '@ribbon/domain/accounts';
import {
  INVITATIONS_OPEN,
  INVITATION_DAYS,
  type InvitationId,
  type NewInvitation,
  clubFaults,
  clubPolicy,
} from '@ribbon/domain/clubs';
import { familyFaults } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';
import type { ClubAccess } from '../manage/clubs.manage.scope.ts';
import { clubMemberStore } from '../manage/clubs.members.store.ts';
import { invalidateForAdmins, invalidateForPerson } from '../clubs.realtime.ts';
import { clubStore } from '../clubs.store.ts';
import type { Guardians } from '../memberships/clubs.memberships.service.ts';
import { membershipStore } from '../memberships/clubs.memberships.store.ts';
import { invitationStore } from './clubs.invitations.store.ts';

const DAY_MS = 86_400_000;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
  domainEvents: DomainEvents;
  access: ClubAccess;
  guardians: Guardians;
}

/** Where an invitation leads. */
export const joinLink = (config: Pick<Config, 'publicUrl'>, token: string) =>
  `${config.publicUrl}/join/${token}`;

export type InvitationService = ReturnType<typeof invitationService>;

/** Invitations: a club invites a person by a link that works once. */
export const invitationService = ({
  db,
  clock,
  config,
  domainEvents,
  access,
  guardians,
}: Needs) => ({
  async list(actor: Member, clubId: ClubId) {
    await access.see(actor, clubId);
    const invitations = await invitationStore.open(db, clubId, clock(), INVITATIONS_OPEN);
    return { invitations };
  },

  async create(actor: Member, clubId: ClubId, { email, role }: NewInvitation) {
    await access.act(actor, clubId);
    const at = clock();
    return db.transaction().execute(async (tx) => {
      // Asking the same person again replaces the invitation, and with it the link.
      if (email !== null) await invitationStore.revoke(tx, clubId, { email }, at);
      await clubMemberStore.lockClub(tx, clubId);
      const open = await invitationStore.open(tx, clubId, at, INVITATIONS_OPEN);
      if (open.length === INVITATIONS_OPEN) throw clubFaults.tooManyInvitations();
      const expiresAt = new Date(at.getTime() + INVITATION_DAYS * DAY_MS);
      const row = { clubId, invitedBy: actor.id, email, role, createdAt: at, expiresAt };
      const { id, token } = await invitationStore.insert(tx, row);
      await recordAct(tx, {
        actorId: actor.id,
        action: 'club.invitation_created',
        subjectKind: 'club',
        subjectId: clubId,
        details: { invitationId: id, role, byMail: email !== null },
      });
      await invalidateForAdmins(tx, clubId);
      if (email === null) return { link: joinLink(config, token) };
      await domainEvents.publish(tx, 'club.invitation.created', { invitationId: id });
      return { link: null };
    });
  },

  async revoke(actor: Member, clubId: ClubId, invitationId: InvitationId): Promise<void> {
    await access.act(actor, clubId);
    await db.transaction().execute(async (tx) => {
      const by = { id: invitationId };
      reveal(invitationId, await invitationStore.revoke(tx, clubId, by, clock()));
      await recordAct(tx, {
        actorId: actor.id,
        action: 'club.invitation_revoked',
        subjectKind: 'club',
        subjectId: clubId,
        details: { invitationId },
      });
      await invalidateForAdmins(tx, clubId);
    });
  },

  async open(actor: Actor, token: string) {
    const view = await invitationStore.view(db, token, { reader: actor?.id, now: clock() });
    if (view === undefined) throw accountFaults.linkSpent();
    return view;
  },

  /**
   * The club agreed by inviting this very address; a link can be passed on, so a person who arrives
   * by one waits to be confirmed. A child still needs the guardian's yes.
   */
  accept: (actor: Member, token: string) =>
    db.transaction().execute(async (tx) => {
      const at = clock();
      const invitation = await invitationStore.take(tx, token, { by: actor.id, at });
      const club = invitation && (await clubStore.open(tx, invitation.clubId));
      if (invitation === undefined || club === undefined) throw accountFaults.linkSpent();
      const { clubId, email } = invitation;
      if (email !== null && !(await invitationStore.isFor(tx, email, actor))) {
        throw clubFaults.otherAddress();
      }
      const waitsForGuardian = asksGuardian(actor);
      if (waitsForGuardian && !(await guardians.permits(tx, actor.id, 'join_clubs'))) {
        throw familyFaults.guardianSaysNo();
      }
      const role = invitation.role === 'coach' && clubPolicy.beStaff(actor) ? 'coach' : 'member';
      const isAsked = email !== null && invitation.isFromClub;
      const entry = isAsked ? 'active' : clubPolicy.entry(actor, 'open');
      const asks = waitsForGuardian ? 'waiting_guardian' : entry;
      const joining = { userId: actor.id, clubId, status: asks, role } as const;
      const id = await membershipStore.insert(tx, joining, at);
      if (waitsForGuardian && id !== undefined)
        await guardians.ask(tx, actor.id, { membershipId: id });
      // Of a wish that waits for the club already the guardian has been asked.
      const moving = { ...joining, status: entry } as const;
      const status = id === undefined ? await membershipStore.invite(tx, moving, at) : asks;
      if (status === undefined) throw clubFaults.alreadyMember();
      if (id !== undefined && asks !== 'waiting_guardian' && asks !== 'active') {
        await domainEvents.publish(tx, 'club.membership.requested', { membershipId: id });
      }
      await invalidateForPerson(tx, actor.id);
      await invalidateForAdmins(tx, clubId);
      return { clubId, clubName: club.name, status };
    }),
});
