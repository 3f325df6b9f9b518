import { openDatabase } from '#db/database';
import { migrateToLatest } from '#db/migrate';
import { type FirstAdmin, makeFirstAdmin } from '#features/accounts';
import { systemClock } from '#platform/clock';
import { readConfig } from '#platform/config/config';
import { Email, PersonDetails } from '@ribbon/domain/accounts';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { say } from './announce.ts';
import { embeddedDatabase } from './embedded.ts';

const root = resolve(import.meta.dirname, '../../..');

const { fullName } = PersonDetails.shape;
const Born = z
  .string()
  .regex(/^\d{4}-\d{2}$/u, 'Please enter the birth month as YYYY-MM, for example 1985-04.');

/** What was said on the command line, or else is asked for. */
async function wishOf(args: readonly string[]): Promise<FirstAdmin> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      born: { type: 'string' },
      another: { type: 'boolean', default: false },
    },
  });
  const ask = async (given: string | undefined, question: string): Promise<string> => {
    if (given !== undefined) return given;
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return await terminal.question(`${question}: `);
    } finally {
      terminal.close();
    }
  };
  const email = Email.parse(await ask(values.email, 'Email'));
  const name = fullName.parse(await ask(values.name, 'Full name'));
  const born = Born.parse(await ask(values.born, 'Birth year and month (1985-04)'));
  const [birthYear = 0, birthMonth = 0] = born.split('-').map(Number);
  return { email, fullName: name, birthMonth, birthYear, another: values.another };
}

/** npm run admin:create, on the database that npm start would use. */
async function main(): Promise<void> {
  const wish = await wishOf(process.argv.slice(2));
  const config = readConfig(process.env, root);
  const server =
    config.databaseUrl === undefined ? await embeddedDatabase(config.dataDir) : undefined;
  const { db, close } = openDatabase(
    config.listenDatabaseUrl ?? config.databaseUrl ?? server?.url ?? '',
  );
  try {
    await migrateToLatest(db);
    const { isNew, link } = await makeFirstAdmin({ db, clock: systemClock, config }, wish);
    say(`${wish.email} is now a system admin.`);
    if (isNew && link) say(`Set a password here (the link works once, for one hour): ${link}`);
    if (config.adminTwoFactor)
      say('The role takes effect once two-factor sign-in is set up at /account.');
  } finally {
    await close();
    await server?.leave();
  }
}

const wordsOf = (error: unknown): string => {
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? 'Invalid value.';
  return error instanceof Error ? error.message : String(error);
};

main().then(
  // What the slices hold open for a server is no reason to wait here.
  () => process.exit(0),
  (error: unknown) => {
    say(wordsOf(error));
    process.exit(1);
  },
);
