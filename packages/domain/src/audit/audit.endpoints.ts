import * as z from 'zod';
import { download, endpoint, serial } from '../kernel/index.ts';
import { AuditEntry, AuditFilter, AuditQuery } from './audit.schema.ts';

/** What administrators did, for administrators. */
export const auditEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/audit',
    access: 'systemAdmin',
    summary: 'Lists acts with author, target and reason, newest first, page by page.',
    query: AuditQuery,
    returns: z.object({ entries: z.array(AuditEntry), next: serial.nullable() }),
  }),
  actions: endpoint({
    method: 'GET',
    path: '/admin/audit/actions',
    access: 'systemAdmin',
    summary: 'The kinds of acts that occur.',
    returns: z.object({ actions: z.array(z.string()) }),
  }),
  csv: endpoint({
    method: 'GET',
    path: '/admin/audit/file',
    access: 'systemAdmin',
    summary: 'The same as CSV.',
    query: AuditFilter,
    returns: download,
    limit: { max: 20, seconds: 60 * 60 },
  }),
};
