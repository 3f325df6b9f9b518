import { isChild } from '@ribbon/domain/accounts';
import { peopleIn } from '#db/people/people';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { type MembershipId, awaitsClub } from '@ribbon/domain/clubs';
import { membershipStore } from './memberships/clubs.memberships.store.ts';
import { t } from '@ribbon/domain/kernel';

/** Mails between clubs and people. */
export function clubEmails({ db, clock, config }: Platform): EmailDefinition[] {
  const people = () => peopleIn(db, clock());

  async function membership({ membershipId }: { membershipId: MembershipId }) {
    const found = await membershipStore.toMail(db, membershipId);
    const person = found && (await people().person(found.userId));
    return person && { ...found, person };
  }
  type Membership = NonNullable<Awaited<ReturnType<typeof membership>>>;

  async function approved(event: { membershipId: MembershipId }) {
    const found = await membership(event);
    return found?.status === 'active' ? found : undefined;
  }

  /** A child's guardians are emailed as well; from 13 on only the young person is. */
  const guardians = async ({ person }: Membership) =>
    isChild(person.ageBand) ? people().guardiansOf(person.id) : [];

  return [
    defineEmail({
      on: 'club.membership.requested',
      template: 'club_membership_requested',
      kind: 'club_join_request',
      about: async (event) => {
        const found = await membership(event);
        return found && awaitsClub(found) ? found : undefined;
      },
      to: ({ clubId }) => people().clubAdmins(clubId),
      write: ({ person, clubId, clubName: club }, { reader, platformName }) => ({
        subject: t('{person} would like to join {club}', { person: person.shown, club }),
        preview: 'Please answer the request.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t(
            '{person} would like to join {club} on {platformName}. Please only accept people your club knows: members can see each other, and many are children.',
            { person: person.shown, club, platformName },
          ),
        ],
        button: {
          label: 'Answer the request',
          href: `${config.publicUrl}/club-admin?club=${clubId}&tab=members`,
        },
      }),
    }),
    defineEmail({
      on: 'club.membership.approved',
      template: 'club_membership_approved',
      kind: 'club_join_approved',
      about: approved,
      to: ({ person }) => [person],
      write: ({ clubName: club }, { reader, platformName }) => ({
        subject: t('You’re now a member of {club}', { club }),
        preview: 'The club has accepted your request.',
        greeting: t('Welcome, {reader}!', { reader: reader.name }),
        paragraphs: [
          t(
            '{club} has accepted your request. You’re now a member of the club on {platformName}.',
            { club, platformName },
          ),
        ],
        button: { label: 'Open my clubs', href: `${config.publicUrl}/my-clubs` },
      }),
    }),
    defineEmail({
      on: 'club.membership.approved',
      template: 'child_membership_approved',
      kind: 'club_join_approved',
      about: approved,
      to: guardians,
      write: ({ person: { shown: child }, clubName: club }, { reader, platformName }) => ({
        subject: t('{child} is now a member of {club}', { child, club }),
        preview: 'The club has said yes.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t(
            'You said {child} could join {club} on {platformName}, and the club has now said yes too. You can see what {child} does there in your family space.',
            { child, club, platformName },
          ),
        ],
        button: { label: 'Open my family space', href: `${config.publicUrl}/family` },
      }),
    }),
    defineEmail({
      on: 'club.membership.declined',
      template: 'club_membership_declined',
      kind: 'club_join_declined',
      about: membership,
      to: ({ person }) => [person],
      write: ({ clubName: club }, { reader, platformName }) => ({
        subject: t('Your request to join {club}', { club }),
        preview: 'The club can’t take new members at the moment.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t(
            '{club} can’t take you as a member on {platformName} at the moment. There could be lots of reasons, so please ask the club if you’d like to know more.',
            { club, platformName },
          ),
        ],
        button: { label: 'Find other clubs', href: `${config.publicUrl}/clubs` },
      }),
    }),
    defineEmail({
      on: 'club.membership.declined',
      template: 'child_membership_declined',
      kind: 'club_join_declined',
      about: membership,
      to: guardians,
      write: ({ person: { shown: child }, clubName: club }, { reader, platformName }) => ({
        subject: t('{child}’s request to join {club}', { child, club }),
        preview: 'The club can’t take your child at the moment.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          t(
            '{club} can’t take {child} as a member on {platformName} at the moment. Please ask the club if you’d like to know why.',
            { club, child, platformName },
          ),
        ],
      }),
    }),
  ];
}
