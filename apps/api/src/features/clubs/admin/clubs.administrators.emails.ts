import { peopleIn } from '#db/people/people';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { clubStore } from '../clubs.store.ts';
import { t } from '@ribbon/domain/kernel';

/** Who runs a club has changed: the people who run it hear of it, and the person. */
export const administratorEmails = ({ db, clock, config }: Platform): EmailDefinition[] => [
  defineEmail({
    on: 'club.administrator.changed',
    template: 'club_administrator_changed',
    kind: 'club_administrator_changed',
    about: async ({ clubId, userId, runs, isClaim }) => {
      const clubName = await clubStore.nameOf(db, clubId);
      const person = await peopleIn(db, clock()).person(userId);
      if (clubName === undefined || person === undefined) return undefined;
      return { clubId, clubName, person, runs, isClaim };
    },
    to: async ({ clubId, person, isClaim }) => {
      const admins = await peopleIn(db, clock()).clubAdmins(clubId);
      const others = admins.filter(({ id }) => id !== person.id);
      return isClaim ? others : [person, ...others];
    },
    write: ({ clubId, clubName, person, runs }, { reader, platformName }) => {
      const isOwn = reader.id === person.id;
      const [facts, runsIt] = [
        { clubName, person: person.shown, platformName },
        runs ? 'yes' : 'no',
      ] as const;
      return {
        subject: isOwn
          ? t('You {runs, select, yes {now run} other {no longer run}} {clubName}', {
              runs: runsIt,
              clubName,
            })
          : t('{person} {runs, select, yes {now runs} other {no longer runs}} {clubName}', {
              runs: runsIt,
              clubName,
              person: person.shown,
            }),
        preview: 'A change to who runs the club.',
        greeting: t('Hello {reader},', { reader: reader.name }),
        paragraphs: [
          isOwn
            ? t(
                'You {runs, select, yes {now run} other {no longer run}} {clubName} on {platformName}. The {platformName} team made this change.',
                { runs: runsIt, clubName, platformName },
              )
            : t(
                '{person} {runs, select, yes {now runs} other {no longer runs}} {clubName} on {platformName}. The {platformName} team made this change.',
                { runs: runsIt, ...facts },
              ),
          'If you didn’t expect this or it looks wrong, please write to us.',
        ],
        button:
          runs || !isOwn
            ? { label: 'Open the club', href: `${config.publicUrl}/club-admin?club=${clubId}` }
            : { label: 'Write to us', href: `${config.publicUrl}/contact` },
      };
    },
  }),
];
