import { idOf, oneOf, searchOf } from '#lib/navigation/reading.ts';
import type { ClubId } from '@ribbon/domain/accounts';

const TABS = ['overview', 'members', 'events', 'training', 'settings', 'posts'] as const;
export type ManageTab = (typeof TABS)[number];

/** Which club and which part of it. */
export const clubAdminSearch = searchOf({ club: idOf<ClubId>(), tab: oneOf(...TABS) });
