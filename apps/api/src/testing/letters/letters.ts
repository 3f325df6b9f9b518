import { layOut, several, testEmail } from '#features/email';
import type { EmailDefinition } from '#platform/mail/emails';
import { factsOf, reader } from './facts.ts';

const NAME = 'Ribbon';
const SITE = 'https://ribbon.test';

/** Every letter that Ribbon can send, once each, written to made-up people. */
export function everyEmail(rows: readonly EmailDefinition[]) {
  const ofSlices = [...new Map(rows.map((row) => [row.template, row])).values()].map((row) => ({
    name: row.template,
    defineEmail: row.words(factsOf(row.template), { reader, platformName: NAME }),
  }));
  const waited = ofSlices.filter(({ name }) => ['friend_request', 'notification'].includes(name));
  const emails = [
    ...ofSlices,
    { name: 'test', defineEmail: testEmail(NAME) },
    {
      name: 'several',
      defineEmail: {
        ...several(
          'post_like',
          waited.map(({ defineEmail }) => defineEmail),
          `${SITE}/notifications`,
        ),
        settings: `${SITE}/account#notifications`,
        stop: `${SITE}/mails/stop`,
      },
    },
  ].map(({ name, defineEmail }) => ({ name, defineEmail, mail: layOut(NAME, defineEmail) }));
  return emails.toSorted((a, b) => a.name.localeCompare(b.name));
}
