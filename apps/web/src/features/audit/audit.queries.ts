import { call } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { auditEndpoints as endpoints } from '@ribbon/domain/audit';
import { queryOptions } from '@tanstack/react-query';
import type { AuditFilters } from './audit.search.ts';

const KEY = 'admin-audit';

/** A day that is half typed is none. */
const dayOf = (text: string | undefined) =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text : undefined;

export const filterOf = ({ search = '', action, from, to }: AuditFilters) => ({
  search,
  action,
  from: dayOf(from),
  to: dayOf(to),
});

export const auditQuery = (filters: AuditFilters) =>
  pagedQuery([KEY, 'list', filterOf(filters)], (cursor) =>
    call(endpoints.list, { query: { ...filterOf(filters), cursor } }),
  );

export const auditActionsQuery = queryOptions({
  queryKey: [KEY, 'actions'],
  queryFn: () => call(endpoints.actions),
});
