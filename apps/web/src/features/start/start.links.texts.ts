import { type Me, can, isChild } from '@ribbon/domain/accounts';
import type { LinkProps } from '@tanstack/react-router';

export interface GoOn {
  label: string;
  to: NonNullable<LinkProps['to']>;
}

const COMMUNITY: GoOn = { label: 'My Community', to: '/community' };
const LOG: GoOn = { label: 'Log a session', to: '/training' };
const CALENDAR: GoOn = { label: 'Calendar', to: '/calendar' };
const CLUBS: GoOn = { label: 'Find a club', to: '/clubs' };
const COMPETITIONS: GoOn = { label: 'Competitions', to: '/competitions' };

/** Likely next screens for a person, by their role; four at most. */
export function nextSteps(me: Me): readonly GoOn[] {
  if (isChild(me.ageBand)) {
    return [
      { label: 'See what’s new', to: '/community' },
      { label: 'Write in my log', to: '/training' },
      { label: 'My challenges', to: '/challenges' },
      { label: 'My teammates', to: '/teammates' },
    ];
  }
  if (can(me, 'viewSystemAdmin')) {
    return [
      { label: 'To Do', to: '/admin' },
      { label: 'Members', to: '/admin/accounts' },
      COMMUNITY,
    ];
  }
  switch (me.userType) {
    case 'parent':
      return [{ label: 'My Family', to: '/family' }, CALENDAR, COMMUNITY, CLUBS];
    case 'coach':
      return [{ label: 'Club training plans', to: '/club-training' }, CALENDAR, COMMUNITY, LOG];
    case 'club_admin':
      return [{ label: 'My Clubs', to: '/club-admin' }, CALENDAR, COMMUNITY, COMPETITIONS];
    default:
      return [COMMUNITY, LOG, CALENDAR, COMPETITIONS];
  }
}
