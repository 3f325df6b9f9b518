import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import { translated } from '#platform/language/reader';
import type { PersonalData } from '#platform/retention/personal-data';
import type { UserId } from '@ribbon/domain/accounts';
import { type Download, t } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { tablesIn } from '../privacy.tables.rules.ts';
import { exportStore } from './privacy.export.store.ts';
import { type ZipEntry, zipOf } from './privacy.zip.format.ts';

export interface ExportNeeds {
  db: Kysely<DB>;
  clock: Clock;
  /** The data that each slice holds on a person; the slices are built after this one. */
  personalData: () => readonly PersonalData[];
  /** The stored pictures and videos of a person, where there is a file store. */
  files?: (userId: UserId) => AsyncIterable<ZipEntry>;
}

/**
 * The reader of the export: the person, or a guardian, who does not get some of the child's things.
 */
export type ExportReader = 'self' | 'guardian';

export type ExportService = ReturnType<typeof exportService>;

/** "Download everything": one JSON file for each kind of data, and a page that explains them. */
export function exportService({ db, clock, files, personalData }: ExportNeeds) {
  async function* entriesOf(
    userId: UserId,
    email: string | null,
    reader: ExportReader,
  ): AsyncGenerator<ZipEntry> {
    const { exported, withheld } = tablesIn(personalData());
    const open = exported.filter(
      ([, { confidential = false }]) => reader === 'self' || !confidential,
    );
    yield textFile(
      'README.txt',
      readme(
        open.map(([, part]) => part),
        withheld,
        clock(),
      ),
    );
    for (const [table, part] of open) {
      const rows = await exportStore.rows(db, table, part, { userId, email, now: clock() });
      yield textFile(`${part.file}.json`, `${JSON.stringify(rows, null, 2)}\n`);
    }
    for await (const { name, content } of files?.(userId) ?? []) {
      yield { name: `files/${name}`, content };
    }
  }

  return {
    async exportOf(userId: UserId, reader: ExportReader = 'self'): Promise<Download> {
      const subject = reveal(await exportStore.subject(db, userId));
      const now = clock();
      return {
        fileName: `ribbon-${subject.username}-${now.toISOString().slice(0, 10)}.zip`,
        mediaType: 'application/zip',
        content: zipOf(entriesOf(userId, subject.email, reader), now),
      };
    },
  };
}

const textFile = (name: string, text: string): ZipEntry => ({
  name,
  content: [Buffer.from(text, 'utf8')],
});

const readme = (
  parts: readonly { file: string; says: string }[],
  withheld: readonly string[],
  at: Date,
): string =>
  [
    t('YOUR DATA'),
    '',
    t('This is everything we keep about you, as of {at} (times are UTC).', {
      at: at.toISOString(),
    }),
    t('Each file opens in any text editor. An empty list, [], means there’s nothing to show.'),
    '',
    t('FILES'),
    '',
    ...parts.map(({ file, says }) => `${file}.json: ${translated(says)}`),
    '',
    t('WHAT IS NOT HERE, AND WHY'),
    '',
    t('Passwords, codes and secret links: anyone with them could get into your account.'),
    t(
      'Reports by other people, and our child-safety work: we leave these out to protect the people involved.',
    ),
    t('Names of the people who decided something: they are other people’s data.'),
    t('Also left out: {withheld}.', { withheld: withheld.join(', ') }),
    '',
    t('Something missing or wrong? Write to us on the contact page.'),
    '',
  ].join('\n');
