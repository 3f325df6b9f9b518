import { type Actor, can, isUsable } from '@ribbon/domain/accounts';
import type { LinkProps } from '@tanstack/react-router';
import {
  Building2,
  Compass,
  Dumbbell,
  EyeOff,
  Flag,
  Hourglass,
  Inbox,
  House,
  LifeBuoy,
  type LucideIcon,
  MapPin,
  Medal,
  Scale,
  ScrollText,
  Settings,
  ShieldCheck,
  Star,
  Trophy,
  UserRound,
  Users,
} from 'lucide-react';

export interface Place {
  label: string;
  to: NonNullable<LinkProps['to']>;
  icon: LucideIcon;
}

export interface PlaceGroup {
  label: string;
  icon: LucideIcon;
  places: readonly Place[];
}

export type NavigationItem = Place | PlaceGroup;

export const isGroup = (item: NavigationItem): item is PlaceGroup => 'places' in item;

const community: Place = { label: 'My Community', to: '/community', icon: House };
const training: Place = { label: 'My Training', to: '/training', icon: Dumbbell };
const challenges: Place = { label: 'Challenges', to: '/challenges', icon: Medal };
const profile: Place = { label: 'My Profile', to: '/profile', icon: UserRound };
const clubFinder: Place = { label: 'RG Club finder', to: '/clubs', icon: MapPin };
const competitions: Place = { label: 'Competitions', to: '/competitions', icon: Trophy };

const VISITOR: readonly NavigationItem[] = [
  { label: 'Join Waitlist', to: '/waitlist', icon: Star },
  clubFinder,
  competitions,
];

/** An account that waits, is paused, suspended or goes: what everybody may see, and nothing else. */
const CLOSED: readonly NavigationItem[] = [clubFinder, competitions];

const ORDINARY: readonly NavigationItem[] = [
  community,
  training,
  {
    label: 'Discover',
    icon: Compass,
    places: [
      { label: 'Gymnasts', to: '/gymnasts', icon: Users },
      clubFinder,
      competitions,
      challenges,
    ],
  },
  profile,
];

const CLUB_MANAGER: readonly NavigationItem[] = [
  community,
  training,
  challenges,
  profile,
  { label: 'My Clubs', to: '/club-admin', icon: Building2 },
];

const SYSTEM_ADMIN: readonly NavigationItem[] = [
  { label: 'My Feed', to: '/community', icon: House },
  {
    label: 'Admin Pages',
    icon: ShieldCheck,
    places: [
      { label: 'What Waits', to: '/admin', icon: Inbox },
      { label: 'Members', to: '/admin/accounts', icon: Users },
      { label: 'Clubs', to: '/admin/clubs', icon: Building2 },
      { label: 'Competitions', to: '/admin/competitions', icon: Trophy },
      { label: 'Email Events', to: '/admin/email-events', icon: ScrollText },
    ],
  },
  {
    label: 'Content Monitoring',
    icon: Flag,
    places: [
      { label: 'Club Reviews', to: '/admin/reviews', icon: Star },
      { label: 'Content Reports', to: '/admin/reports', icon: Flag },
      { label: 'Held for Review', to: '/admin/queue', icon: Hourglass },
      { label: 'Hidden Content', to: '/admin/hidden', icon: EyeOff },
      { label: 'Appeals', to: '/admin/appeals', icon: Scale },
      { label: 'Safeguarding', to: '/admin/safeguarding', icon: LifeBuoy },
    ],
  },
  { label: 'Settings', to: '/admin/settings', icon: Settings },
];

/** What the navigation offers to whoever is here. */
export function navigationFor(actor: Actor): readonly NavigationItem[] {
  if (actor === undefined) return VISITOR;
  if (!isUsable(actor)) return CLOSED;
  if (can(actor, 'viewSystemAdmin')) return SYSTEM_ADMIN;
  return can(actor, 'manageClubs') ? CLUB_MANAGER : ORDINARY;
}
