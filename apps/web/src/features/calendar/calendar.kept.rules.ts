import { offline } from '#lib/offline/offline.ts';
import { queryClient } from '#lib/query/query-client.ts';
import { meQuery } from '#lib/session/session.ts';
import type { Me } from '@ribbon/domain/accounts';
import type { ClubEvent } from '@ribbon/domain/calendar';

const DAY_MS = 86_400_000;

/** Halls have no reception: what is needed there is read as it was last. */
export const inTheHall = { networkMode: 'always', refetchOnReconnect: 'always' } as const;

/** The server's answer; while it cannot be reached, the copy kept for the register. */
export const kept = <Answer>(
  key: string,
  read: () => Promise<Answer>,
  until: (answer: Answer) => Date | null,
): Promise<Answer> =>
  offline.answer(queryClient.getQueryData<Me>(meQuery.queryKey)?.id, key, read, until);

/** Whether its register is for these days: from the day before until the day after. */
export const isNear = ({ startsAt, endsAt, canManage }: ClubEvent, now = Date.now()): boolean =>
  canManage && startsAt.getTime() - DAY_MS < now && now < endsAt.getTime() + DAY_MS;

/** Until when this device keeps an event and its register; null while it is not time for it. */
export const offlineUntil = (event: ClubEvent): Date | null =>
  isNear(event) ? new Date(event.endsAt.getTime() + DAY_MS) : null;

/** Kept for a day, only for people who run a club. */
export const keptForStaff = (mine: readonly { canManage: boolean }[]): Date | null =>
  mine.some(({ canManage }) => canManage) ? new Date(Date.now() + DAY_MS) : null;
