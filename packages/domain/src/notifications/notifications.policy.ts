import { type Member, can, isAdult, isChild, isMinor } from '../accounts/index.ts';
import type { ShownTo } from '../kernel/index.ts';
import { KINDS, type NotificationType } from './notifications.kinds.ts';

const reaches: Readonly<Record<ShownTo, (member: Member) => boolean>> = {
  everyone: () => true,
  adults: ({ ageBand }) => isAdult(ageBand),
  minors: ({ ageBand }) => isMinor(ageBand),
  clubAdmins: (member) => can(member, 'manageClubs'),
  systemAdmins: (member) => can(member, 'viewSystemAdmin'),
};

export const notificationPolicy = {
  /** Until 13 the guardian says when a child is left in peace (child-safety rule 25). */
  setsOwnQuietHours: ({ ageBand }: Pick<Member, 'ageBand'>): boolean => !isChild(ageBand),
  /** The kinds that somebody can get at all, for the settings. */
  kindsOf: (member: Member): NotificationType[] =>
    (Object.keys(KINDS) as NotificationType[]).filter((type) =>
      reaches[KINDS[type].shownTo](member),
    ),
};
