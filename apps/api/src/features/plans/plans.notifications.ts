import type { DB } from '#db/schema.generated';
import type { NotificationDraft, NotificationRules } from '#platform/notifications';
import { type DomainEvents, subscriber } from '#platform/outbox/domain-events';
import type { Kysely } from 'kysely';
import { peopleOf } from './plans.realtime.ts';
import { planStore } from './plans.store.ts';

/** How many people one step notifies; the next event continues with the people after them. */
const RECIPIENTS_PER_BATCH = 500;

export const planNotifications: NotificationRules = {
  'training.plan.published': async ({ tx }, { planId, after }) => {
    const plan = await planStore.find(tx, planId);
    if (plan?.status !== 'published') return [];
    const ids = await peopleOf(tx, plan.clubId, { after, limit: RECIPIENTS_PER_BATCH });
    const data = { planId, title: plan.title };
    return ids.map((to): NotificationDraft => ({ to, type: 'training_plan_published', data }));
  },
};

/** Publishes the event for the next part while there are people not yet notified. */
export const planTelling = ({ db, domainEvents }: { db: Kysely<DB>; domainEvents: DomainEvents }) =>
  subscriber('training plans', 'training.plan.published', ({ planId, after }) =>
    db.transaction().execute(async (tx) => {
      const plan = await planStore.find(tx, planId);
      if (plan === undefined) return;
      const recipients = await peopleOf(tx, plan.clubId, { after, limit: RECIPIENTS_PER_BATCH });
      const last = recipients.at(-1);
      if (recipients.length < RECIPIENTS_PER_BATCH || last === undefined) return;
      await domainEvents.publish(tx, 'training.plan.published', { planId, after: last });
    }),
  );
