import * as z from 'zod';
import { UserId } from '../accounts/index.ts';
import { PlanId } from './plans.schema.ts';

/** What happened to training plans. No event holds what somebody wrote. */
export const planEvents = {
  /** Members and guardians of the club are notified in batches, in the order of their ids. */
  'training.plan.published': z.object({ planId: PlanId, after: UserId.nullable() }),
};
