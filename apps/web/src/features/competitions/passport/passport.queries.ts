import { call } from '#lib/client.ts';
import type { UserId } from '@ribbon/domain/accounts';
import { passportEndpoints as endpoints } from '@ribbon/domain/competitions';
import { queryOptions } from '@tanstack/react-query';
import { TOPIC } from '../competitions.queries.ts';

/** One's own, or that of somebody whose training log one reads. */
export const passportQuery = (userId?: UserId) =>
  queryOptions({
    queryKey: [TOPIC, 'passport', userId ?? 'own'],
    queryFn: () =>
      userId === undefined ? call(endpoints.own) : call(endpoints.read, { params: { userId } }),
  });
