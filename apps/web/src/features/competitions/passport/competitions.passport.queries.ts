import { call } from '#lib/http/client.ts';
import type { UserId } from '@ribbon/domain/accounts';
import { passportEndpoints as endpoints } from '@ribbon/domain/competitions';
import { queryOptions } from '@tanstack/react-query';
import { TOPIC } from '../competitions.queries.ts';

/** The reader's passport, or that of somebody whose training log they may read. */
export const passportQuery = (userId?: UserId) =>
  queryOptions({
    queryKey: [TOPIC, 'passport', userId ?? 'own'],
    queryFn: () =>
      userId === undefined ? call(endpoints.own) : call(endpoints.read, { params: { userId } }),
  });
