import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { csvLine } from '#platform/files/csv';
import type { Member } from '@ribbon/domain/accounts';
import { type Download, t } from '@ribbon/domain/kernel';
import {
  AUDIT_FILE_MAX,
  AUDIT_PER_PAGE,
  type AuditFilter,
  type AuditQuery,
} from '@ribbon/domain/audit';
import type { Kysely } from 'kysely';
import { auditStore } from './audit.store.ts';

export type AuditService = ReturnType<typeof auditService>;

const headings = () => [
  t('When'),
  t('Who'),
  t('Action'),
  t('Kind'),
  t('Subject'),
  t('Reason'),
  t('Details'),
];
const ROWS_AT_ONCE = 1000;

/** Reading what was done; writing it down is everybody's own duty (`recordAct`). */
export function auditService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  async function* lines({ id: reader }: Member, filter: AuditFilter): AsyncGenerator<Buffer> {
    yield Buffer.from(csvLine(headings()));
    let before: string | undefined;
    for (let read = 0; read < AUDIT_FILE_MAX; read += ROWS_AT_ONCE) {
      const rows = await auditStore.page(db, {
        ...filter,
        reader,
        before,
        limit: ROWS_AT_ONCE,
        now: clock(),
      });
      for (const { at, actor, action, subjectKind, subject, reason, details } of rows) {
        yield Buffer.from(
          csvLine([
            new Date(at).toISOString(),
            actor === null ? t('Automatic') : (actor.name ?? actor.id),
            action,
            subjectKind ?? '',
            subject?.name ?? subject?.id ?? '',
            reason ?? '',
            JSON.stringify(details),
          ]),
        );
      }
      before = rows.at(-1)?.id;
      if (rows.length < ROWS_AT_ONCE) return;
    }
  }

  return {
    async list({ id: reader }: Member, { cursor, ...filter }: AuditQuery) {
      const limit = AUDIT_PER_PAGE + 1;
      const question = { ...filter, reader, before: cursor, limit, now: clock() };
      const rows = await auditStore.page(db, question);
      const entries = rows.slice(0, AUDIT_PER_PAGE);
      const last = entries.at(-1);
      return { entries, next: rows.length > AUDIT_PER_PAGE && last ? last.id : null };
    },

    actions: async () => ({ actions: await auditStore.actions(db) }),

    csv: async (reader: Member, filter: AuditFilter): Promise<Download> => ({
      fileName: 'audit.csv',
      mediaType: 'text/csv; charset=utf-8',
      content: lines(reader, filter),
    }),
  };
}
