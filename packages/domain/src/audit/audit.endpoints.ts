import * as z from 'zod';
import { download, endpoint, serial } from '../kernel/index.ts';
import { AuditEntry, AuditFilter, AuditQuery } from './audit.schema.ts';

/** What administrators did, for administrators. */
export const auditEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/audit',
    access: 'systemAdmin',
    summary: 'Lists the audit log with actor, target and reason, newest first, paginated.',
    query: AuditQuery,
    returns: z.object({ entries: z.array(AuditEntry), next: serial.nullable() }),
  }),
  actions: endpoint({
    method: 'GET',
    path: '/admin/audit/actions',
    access: 'systemAdmin',
    summary: 'Lists the kinds of acts in the audit log.',
    returns: z.object({ actions: z.array(z.string()) }),
  }),
  csv: endpoint({
    method: 'GET',
    path: '/admin/audit/file',
    access: 'systemAdmin',
    summary: 'Exports the audit log as CSV.',
    query: AuditFilter,
    returns: download,
    limit: { max: 20, seconds: 60 * 60 },
  }),
};
