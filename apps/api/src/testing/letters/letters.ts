import { layOut, several, testEmail } from '#features/email';
import type { EmailDefinition } from '#platform/mail/emails';
import { factsOf, reader } from './facts.ts';

const NAME = 'Ribbon';
const SITE = 'https://ribbon.test';

/** Every letter that Ribbon can send, once each, written to made-up people. */
export function everyEmail(rows: readonly EmailDefinition[]) {
  const ofSlices = [...new Map(rows.map((row) => [row.template, row])).values()].map((row) => ({
    name: row.template,
    letter: row.words(factsOf(row.template), { reader, platformName: NAME }),
  }));
  const waited = ofSlices.filter(({ name }) => ['friend_request', 'notification'].includes(name));
  const emails = [
    ...ofSlices,
    { name: 'test', letter: testEmail(NAME) },
    {
      name: 'several',
      letter: {
        ...several(
          'post_like',
          waited.map(({ letter }) => letter),
          `${SITE}/notifications`,
        ),
        settings: `${SITE}/account#notifications`,
        stop: `${SITE}/mails/stop`,
      },
    },
  ].map(({ name, letter }) => ({ name, letter, mail: layOut(NAME, letter) }));
  return emails.toSorted((a, b) => a.name.localeCompare(b.name));
}
