import { idOf, oneOf, searchOf } from '#lib/navigation/reading.ts';
import type { ClubId } from '@ribbon/domain/accounts';

export type PlansTabName = 'plans' | 'sessions' | 'schedule';

/** The open tab, its club, and for people who write plans, which of them they look at. */
export const plansSearch = searchOf({
  tab: oneOf<PlansTabName>('plans', 'sessions', 'schedule'),
  club: idOf<ClubId>(),
  status: oneOf<'draft' | 'archived'>('draft', 'archived'),
});

/** The club that a new plan is for. */
export const newPlanSearch = searchOf({ club: idOf<ClubId>() });
