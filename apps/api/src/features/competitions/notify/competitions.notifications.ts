import type {
  NotificationDraft,
  NotificationContext,
  NotificationRules,
} from '#platform/notifications';
import { withGuardians } from '#platform/notifications';
import type { UserId } from '@ribbon/domain/accounts';
import { competitionStore } from '../read/competitions.store.ts';
import { concernedBy } from './competitions.recipients.store.ts';
import { withResult } from '../results/competitions.results-recipients.store.ts';

/** How many people one step notifies; the next event continues with the people after them. */
export const RECIPIENTS_PER_BATCH = 500;

async function eachWithGuardians(
  context: NotificationContext,
  ids: readonly UserId[],
  words: Parameters<typeof withGuardians>[2],
): Promise<NotificationDraft[]> {
  const notifications: NotificationDraft[] = [];
  for (const id of ids) notifications.push(...(await withGuardians(context, id, words)));
  return notifications;
}

export const competitionNotifications: NotificationRules = {
  'competition.submitted': async ({ tx, people }, { competitionId }) => {
    const name = await competitionStore.nameOf(tx, competitionId);
    if (name === undefined) return [];
    const data = { competitionId, name };
    const admins = await people.systemAdmins();
    return admins.map(({ id: to }) => ({ to, type: 'competition_waiting', data }));
  },
  'competition.decided': async ({ tx }, { competitionId, userId: to, decision }) => {
    const name = await competitionStore.nameOf(tx, competitionId);
    if (name === undefined) return [];
    return [{ to, type: 'competition_decided', data: { competitionId, name, decision } }];
  },
  'competition.organiser.asked': async ({ tx, people }, { competitionId }) => {
    const name = await competitionStore.nameOf(tx, competitionId);
    if (name === undefined) return [];
    const data = { competitionId, name };
    const admins = await people.systemAdmins();
    return admins.map(({ id: to }) => ({ to, type: 'organiser_waiting', data }));
  },
  'competition.organiser.decided': async ({ tx }, { competitionId, userId: to, decision }) => {
    const name = await competitionStore.nameOf(tx, competitionId);
    if (name === undefined) return [];
    return [{ to, type: 'organiser_decided', data: { competitionId, name, decision } }];
  },
  'competition.entry.asked': async ({ tx }, { competitionId, userId: to }) => {
    const name = await competitionStore.nameOf(tx, competitionId);
    return name === undefined
      ? []
      : [{ to, type: 'competition_asked', data: { competitionId, name } }];
  },
  'competition.entry.moved_up': async (context, { competitionId, userId }) => {
    const name = await competitionStore.nameOf(context.tx, competitionId);
    if (name === undefined) return [];
    return withGuardians(context, userId, (isForChild) => ({
      type: 'competition_moved_up',
      data: { competitionId, name, isForChild },
    }));
  },
  'competition.news': async (context, event) => {
    const { competitionId, news } = event;
    const name = await competitionStore.nameOf(context.tx, competitionId);
    if (name === undefined) return [];
    const concerned = await concernedBy(context.tx, event, RECIPIENTS_PER_BATCH);
    if (news !== 'cancelled') {
      const data = { competitionId, name };
      return concerned.map((to) => ({ to, type: `competition_${news}`, data }));
    }
    return eachWithGuardians(context, concerned, (isForChild) => ({
      type: 'competition_cancelled',
      data: { competitionId, name, isForChild },
    }));
  },
  'competition.results.published': async (context, event) => {
    const { competitionId } = event;
    const name = await competitionStore.nameOf(context.tx, competitionId);
    if (name === undefined) return [];
    const people = await withResult(context.tx, event, RECIPIENTS_PER_BATCH);
    return eachWithGuardians(context, people, (isForChild) => ({
      type: 'competition_result',
      data: { competitionId, name, isForChild },
    }));
  },
};
