import type { ClubMailing } from '#features/clubs';
import type { FamilyMailing } from '#features/families';
import type { Config } from '#platform/config/config';
import type { EventName, Subscriber } from '#platform/outbox/domain-events';
import { mailboxLimits } from '@ribbon/domain/accounts';
import { INVITATION_DAYS, type MembershipId, awaitsClub } from '@ribbon/domain/clubs';
import { clubLetters as letters } from './email.clubs-letters.ts';
import type { Letter } from '#platform/mail/letters';
import { type SenderNeeds, letterSender, on } from './email.sender.ts';

interface Needs extends SenderNeeds {
  config: Pick<Config, 'publicUrl'>;
  clubs: ClubMailing;
  families: FamilyMailing;
}

type Reader = { id: string; email: string; name: string };

/** Mails that clubs and their members call for. */
export function clubMails(needs: Needs): Subscriber[] {
  const { config, clubs, families, attempts } = needs;
  const send = letterSender<keyof typeof letters>(needs);
  const write = (
    event: EventName,
    template: keyof typeof letters,
    reader: Reader,
    letter: (platformName: string) => Letter,
  ) => send({ to: reader.email, event, template, userId: reader.id }, letter);

  /** Those who look after a child hear of it as well; from 13 on it is the young person's own. */
  async function guardiansOf(id: MembershipId): Promise<Reader[]> {
    const membership = await clubs.membership(id);
    return membership?.ageBand === 'under13' ? families.guardiansOf(membership.person.id) : [];
  }

  return [
    on('club.membership.requested', async ({ membershipId }) => {
      const membership = await clubs.membership(membershipId);
      if (membership === undefined || !awaitsClub(membership)) return;
      const { clubId, clubName: club, shown: person } = membership;
      const members = `${config.publicUrl}/club-admin?club=${clubId}&tab=members`;
      for (const admin of await clubs.adminsOf(clubId)) {
        await write('club.membership.requested', 'club_membership_requested', admin, (name) =>
          letters.club_membership_requested(name, { reader: admin.name, person, club, members }),
        );
      }
    }),
    on('club.membership.approved', async ({ membershipId }) => {
      const membership = await clubs.membership(membershipId);
      if (membership?.status !== 'active') return;
      const { person, shown: child, clubName: club } = membership;
      await write('club.membership.approved', 'club_membership_approved', person, (name) =>
        letters.club_membership_approved(name, {
          reader: person.name,
          club,
          clubs: `${config.publicUrl}/my-clubs`,
        }),
      );
      for (const guardian of await guardiansOf(membershipId)) {
        await write('club.membership.approved', 'child_membership_approved', guardian, (name) =>
          letters.child_membership_approved(name, {
            reader: guardian.name,
            child,
            club,
            family: `${config.publicUrl}/family`,
          }),
        );
      }
    }),
    on('club.membership.declined', async ({ membershipId }) => {
      const membership = await clubs.membership(membershipId);
      if (membership === undefined) return;
      const { person, shown: child, clubName: club } = membership;
      await write('club.membership.declined', 'club_membership_declined', person, (name) =>
        letters.club_membership_declined(name, {
          reader: person.name,
          club,
          finder: `${config.publicUrl}/clubs`,
        }),
      );
      for (const guardian of await guardiansOf(membershipId)) {
        await write('club.membership.declined', 'child_membership_declined', guardian, (name) =>
          letters.child_membership_declined(name, { reader: guardian.name, child, club }),
        );
      }
    }),
    on('club.invitation.created', async ({ invitationId }) => {
      const invitation = await clubs.invitation(invitationId);
      if (invitation === undefined) return;
      if (!(await attempts.admits(mailboxLimits.clubInvitation, invitation.email))) return;
      const link = await clubs.invitationLink(invitationId);
      const envelope = {
        to: invitation.email,
        event: 'club.invitation.created',
        template: 'club_invitation',
      } as const;
      await send(envelope, (name) =>
        letters.club_invitation(name, {
          club: invitation.clubName,
          isCoach: invitation.role === 'coach',
          link,
          days: INVITATION_DAYS,
        }),
      );
    }),
  ];
}
