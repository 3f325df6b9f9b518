// Finds every message of the product and brings the catalogues of all languages up to date: new ones
// are added without words, those that nobody uses any more are removed.
//   npm run i18n        → writes packages/languages/catalogues/<language>/<slice>.po
//   npm run i18n:check  → says what is missing, unused or different, and fails if anything is
import { OTHERS, problemsOf } from '@ribbon/languages/check';
import { readPages, writePages } from '@ribbon/languages/files';
import { messagesOfProduct } from '@ribbon/languages/sources';
import process from 'node:process';

const SHOWN_MAX = 40;
const messages = messagesOfProduct();

if (process.argv.includes('check')) {
  const problems = OTHERS.flatMap((language) => problemsOf(language, messages));
  for (const problem of problems.slice(0, SHOWN_MAX)) process.stdout.write(`${problem}\n`);
  process.stdout.write(
    `${messages.length} messages in ${OTHERS.length} languages, ${problems.length} problems\n`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  for (const language of OTHERS) {
    const items = readPages(language).flatMap((page) => page.items);
    writePages(language, messages, new Map(items.map(({ english, words }) => [english, words])));
  }
  process.stdout.write(`${messages.length} messages in ${OTHERS.length} languages\n`);
}
