import { type Member, can, isAdult, isMinor } from '../accounts/index.ts';
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
  /** The kinds that somebody can get at all, for the settings. */
  kindsOf: (member: Member): NotificationType[] =>
    (Object.keys(KINDS) as NotificationType[]).filter((type) =>
      reaches[KINDS[type].shownTo](member),
    ),
};
