import {
  type NotificationRule,
  type NotificationRules,
  withGuardians,
} from '#platform/notifications';
import { awaitsClub } from '@ribbon/domain/clubs';
import { clubStore } from './clubs.store.ts';
import { invitationStore } from './invitations/clubs.invitations.store.ts';
import { membershipStore } from './memberships/clubs.memberships.store.ts';

const answered =
  (
    type: 'club_join_approved' | 'club_join_declined',
  ): NotificationRule<'club.membership.approved' | 'club.membership.declined'> =>
  async (context, { membershipId }) => {
    const membership = await membershipStore.toMail(context.tx, membershipId);
    if (membership === undefined) return [];
    const { clubId, clubName: club, userId } = membership;
    return withGuardians(context, userId, (isForChild) => ({
      type,
      data: { clubId, club, isForChild },
    }));
  };

export const clubNotifications: NotificationRules = {
  'club.membership.requested': async ({ tx, people }, { membershipId }) => {
    const membership = await membershipStore.toMail(tx, membershipId);
    if (membership === undefined || !awaitsClub(membership)) return [];
    const { clubId, clubName: club, userId: by } = membership;
    const admins = await people.clubAdmins(clubId);
    return admins.map(({ id: to }) => ({
      to,
      type: 'club_join_request',
      data: { clubId, club },
      by,
    }));
  },
  'club.administrator.changed': async ({ tx, people }, { clubId, userId, runs }) => {
    const club = await clubStore.nameOf(tx, clubId);
    const person = await people.person(userId);
    if (club === undefined || person === undefined) return [];
    const data = { clubId, club, person: person.shown, runs };
    const admins = await people.clubAdmins(clubId);
    return admins
      .filter(({ id }) => id !== userId)
      .map(({ id: to }) => ({ to, type: 'club_administrator_changed', data }));
  },
  'club.membership.approved': answered('club_join_approved'),
  'club.membership.declined': answered('club_join_declined'),
  // Only where the invited address has an account.
  'club.invitation.created': async ({ tx, people, now }, { invitationId }) => {
    const invitation = await invitationStore.toMail(tx, invitationId, now);
    const invited = invitation && (await people.owner(invitation.email));
    if (invitation === undefined || invited === undefined) return [];
    const { clubId, clubName: club } = invitation;
    return [{ to: invited.id, type: 'club_invitation', data: { clubId, club } }];
  },
};
