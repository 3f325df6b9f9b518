import { peopleIn } from '#db/people/people';
import { type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { Platform } from '#platform/slice';
import { isChild } from '@ribbon/domain/accounts';
import { type AccountChange, CHANGE_WORDS } from '@ribbon/domain/admin-accounts';
import { t } from '@ribbon/domain/kernel';
import { translated } from '#platform/language/reader';

/** What changes somebody's power or age group is written to them; of roles in clubs, clubs write. */
const BY_MAIL: ReadonlySet<AccountChange> = new Set([
  'admin_granted',
  'admin_revoked',
  'corrected',
]);

export const adminAccountEmails = ({ db, clock, config }: Platform): EmailDefinition[] => [
  defineEmail({
    on: 'account.changed',
    template: 'account_changed',
    kind: 'account_changed',
    about: async ({ userId, change }) => {
      const person = BY_MAIL.has(change) ? await peopleIn(db, clock()).person(userId) : undefined;
      return person && { person, change };
    },
    to: async ({ person }) =>
      isChild(person.ageBand)
        ? [person, ...(await peopleIn(db, clock()).guardiansOf(person.id))]
        : [person],
    write: ({ person, change }, { reader, platformName }) => ({
      subject:
        reader.id === person.id
          ? 'A change to your account'
          : t('A change to {person}’s account', { person: person.shown }),
      preview: t('The {platformName} team made it.', { platformName }),
      greeting: t('Hello {reader},', { reader: reader.name }),
      paragraphs: [
        reader.id === person.id
          ? t('The {platformName} team has changed your account: {change}.', {
              platformName,
              change: translated(CHANGE_WORDS[change]),
            })
          : t('The {platformName} team has changed {person}’s account: {change}.', {
              platformName,
              person: person.shown,
              change: translated(CHANGE_WORDS[change]),
            }),
        'If you didn’t expect this or it looks wrong, please write to us.',
      ],
      button: { label: 'Write to us', href: `${config.publicUrl}/contact` },
    }),
  }),
];
