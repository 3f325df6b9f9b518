import { csvLine } from '#platform/files/csv';
import { translated } from '#platform/language/reader';
import { MEMBERSHIP_TYPE_LABELS } from '@ribbon/domain/clubs';
import { t } from '@ribbon/domain/kernel';
import type { MemberRow } from './clubs.members.store.ts';

/** Without it, spreadsheets read letters with accents wrong. */
const BOM = '\uFEFF';

export const cell = (value: string): string => csvLine([value]);

const line = (values: readonly string[]) => Buffer.from(csvLine(values), 'utf8');

const roleOf = ({ role, coachConfirmed }: MemberRow) =>
  role === 'coach' && !coachConfirmed
    ? t('Coach, not confirmed')
    : translated(MEMBERSHIP_TYPE_LABELS[role]);

/** One line for each member, made while it is sent. */
export async function* csvOf(
  rows: AsyncIterable<MemberRow>,
  nameOf: (row: MemberRow) => string,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BOM, 'utf8');
  yield line([t('Name'), t('Username'), t('Role'), t('Joined')]);
  for await (const row of rows) {
    yield line([nameOf(row), row.username, roleOf(row), row.joinedAt.toISOString().slice(0, 10)]);
  }
}

export function fileNameFor(club: string, at: Date): string {
  const plain = club
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 60);
  return `members-${plain || 'club'}-${at.toISOString().slice(0, 10)}.csv`;
}
