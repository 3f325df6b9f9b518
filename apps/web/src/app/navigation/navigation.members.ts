import { type Member, can, isUsable } from '@ribbon/domain/accounts';
import { t } from '@ribbon/domain/kernel';
import {
  Building2,
  CalendarDays,
  CirclePlus,
  Compass,
  Dumbbell,
  EyeOff,
  FileSignature,
  Flag,
  HeartHandshake,
  Hourglass,
  House,
  Inbox,
  LifeBuoy,
  ListOrdered,
  Mail,
  Medal,
  MessageSquareText,
  Scale,
  ScrollText,
  Settings,
  ShieldCheck,
  Star,
  Trophy,
  UserRound,
  Users,
  UsersRound,
} from 'lucide-react';
import {
  type Navigation,
  type NavigationItem,
  type NavLink,
  type NavLinkGroup,
  MENU,
  PUBLIC_LINKS,
} from './navigation.ts';

/** The signed-in person, with what decides on their navigation. */
type Person = Member & { family?: { children: number } };

const { clubFinder, competitions, discover } = PUBLIC_LINKS;
const community: NavLink = {
  label: t('{in, select, menu {My Community} other {My Community}}', MENU),
  to: '/community',
  icon: House,
};
const training: NavLink = {
  label: t('{in, select, menu {My Training} other {My Training}}', MENU),
  to: '/training',
  icon: Dumbbell,
};
const challenges: NavLink = { label: 'Challenges', to: '/challenges', icon: Medal };
const profile: NavLink = {
  label: t('{in, select, menu {My Profile} other {My Profile}}', MENU),
  to: '/profile',
  icon: UserRound,
};
const calendar: NavLink = { label: 'Calendar', to: '/calendar', icon: CalendarDays };
const create: NavLink = { label: 'Create', to: '/create-post', icon: CirclePlus };
const memberships: NavLink = {
  label: t('{in, select, menu {My Clubs} other {My Clubs}}', MENU),
  to: '/my-clubs',
  icon: Building2,
};
const clubAdmin: NavLink = {
  label: t('{in, select, menu {My Clubs} other {My Clubs}}', MENU),
  to: '/club-admin',
  icon: Building2,
};
const teammates: NavLink = {
  label: t('{in, select, menu {My Teammates} other {My Teammates}}', MENU),
  to: '/teammates',
  icon: UsersRound,
};
const family: NavLink = {
  label: t('{in, select, menu {My Family} other {My Family}}', MENU),
  to: '/family',
  icon: HeartHandshake,
};
const gymnasts: NavLink = { label: 'Gymnasts', to: '/gymnasts', icon: Users };
const DISCOVER: NavLinkGroup = {
  label: 'Discover',
  icon: Compass,
  links: [gymnasts, clubFinder, competitions, challenges],
};

/** Hidden on narrower screens, where the account menu or the discover page leads there. */
const WIDE = { isForWide: true } as const;

const named = (label: string, link: NavLink): NavLink => ({ ...link, label });

/** An account that is waiting, paused, suspended or being deleted: only what everybody may see. */
const CLOSED: readonly NavigationItem[] = [clubFinder, competitions, discover];

const SYSTEM_ADMIN: readonly NavigationItem[] = [
  { label: 'My Feed', to: '/community', icon: House },
  {
    label: 'Admin Pages',
    icon: ShieldCheck,
    links: [
      { label: 'To Do', to: '/admin', icon: Inbox },
      { label: 'Members', to: '/admin/accounts', icon: Users },
      { label: 'Waitlist', to: '/admin/waitlist', icon: ListOrdered },
      { label: 'Messages', to: '/admin/messages', icon: MessageSquareText },
      { label: 'Signed Forms', to: '/admin/guardian-forms', icon: FileSignature },
      { label: 'Clubs', to: '/admin/clubs', icon: Building2 },
      { label: 'Competitions', to: '/admin/competitions', icon: Trophy },
      { label: 'Email Events', to: '/admin/email-events', icon: Mail },
      { label: 'Audit', to: '/admin/audit', icon: ScrollText },
    ],
  },
  {
    label: 'Content Monitoring',
    icon: Flag,
    links: [
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

const everywhere = (items: readonly NavigationItem[]): Navigation => ({
  tabs: items,
  bar: items,
  menu: [],
});

const hasChildren = ({ family: own }: Person): boolean => (own?.children ?? 0) > 0;

/** All other members; people with children find them where others find clubs. */
function ofMember(person: Person): Navigation {
  const runsClubs = can(person, 'manageClubs');
  const isGuardian = hasChildren(person);
  const clubs = runsClubs ? clubAdmin : memberships;
  return {
    tabs: [
      named('Home', community),
      calendar,
      create,
      isGuardian ? family : named('Clubs', clubs),
      named('Me', profile),
    ],
    bar: [
      community,
      { ...training, ...(isGuardian || runsClubs ? WIDE : {}) },
      ...(runsClubs ? [{ ...challenges, ...WIDE }] : []),
      calendar,
      { ...clubs, ...(isGuardian ? WIDE : {}) },
      { ...teammates, ...WIDE },
      ...(isGuardian ? [family] : []),
      DISCOVER,
      { ...profile, ...WIDE },
      { ...create, isIcon: true },
    ],
    menu: [training, ...(isGuardian ? [clubs] : []), teammates, discover],
  };
}

/** What the navigation offers this person; outside the beta, public pages and the family. */
export function navigationFor(person: Person, { isOutsideBeta = false } = {}): Navigation {
  if (!isUsable(person)) return everywhere(CLOSED);
  if (isOutsideBeta) return everywhere(hasChildren(person) ? [...CLOSED, family] : CLOSED);
  if (!can(person, 'viewSystemAdmin')) return ofMember(person);
  return {
    tabs: [...SYSTEM_ADMIN, named('Me', profile)],
    bar: SYSTEM_ADMIN,
    menu: [...(hasChildren(person) ? [family] : []), calendar, memberships, teammates, discover],
  };
}
