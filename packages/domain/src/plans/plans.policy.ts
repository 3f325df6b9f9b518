import { type ClubScope, calendarPolicy } from '../calendar/index.ts';
import type { PlanStatus } from './plans.schema.ts';

export const planPolicy = {
  /** The people who manage a club's calendar also write its training plans. */
  manage: calendarPolicy.manage,
  /** Members see what is published; a draft is its club's staff's alone. */
  see: (scope: ClubScope, plan: { status: PlanStatus; canManage: boolean }): boolean =>
    calendarPolicy.see(scope) && (plan.canManage || plan.status === 'published'),
  isRightAge: calendarPolicy.isRightAge,
};
