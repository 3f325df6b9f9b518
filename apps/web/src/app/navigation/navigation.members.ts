import { type Member, can, isUsable } from '@ribbon/domain/accounts';
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
  PUBLIC_PLACES,
  type Place,
  type PlaceGroup,
} from './navigation.ts';

/** The signed-in person, with what decides on their navigation. */
type Person = Member & { family?: { children: number } };

const { clubFinder, competitions, discover } = PUBLIC_PLACES;
const community: Place = { label: 'My Community', to: '/community', icon: House };
const training: Place = { label: 'My Training', to: '/training', icon: Dumbbell };
const challenges: Place = { label: 'Challenges', to: '/challenges', icon: Medal };
const profile: Place = { label: 'My Profile', to: '/profile', icon: UserRound };
const calendar: Place = { label: 'Calendar', to: '/calendar', icon: CalendarDays };
const create: Place = { label: 'Create', to: '/create-post', icon: CirclePlus };
const memberships: Place = { label: 'My Clubs', to: '/my-clubs', icon: Building2 };
const clubAdmin: Place = { label: 'My Clubs', to: '/club-admin', icon: Building2 };
const teammates: Place = { label: 'My Teammates', to: '/teammates', icon: UsersRound };
const family: Place = { label: 'My Family', to: '/family', icon: HeartHandshake };
const gymnasts: Place = { label: 'Gymnasts', to: '/gymnasts', icon: Users };
const DISCOVER: PlaceGroup = {
  label: 'Discover',
  icon: Compass,
  places: [gymnasts, clubFinder, competitions, challenges],
};

/** Hidden on narrower screens, where the account menu or the discover page leads there. */
const WIDE = { isForWide: true } as const;

const named = (label: string, place: Place): Place => ({ ...place, label });

/** An account that is waiting, paused, suspended or being deleted: only what everybody may see. */
const CLOSED: readonly NavigationItem[] = [clubFinder, competitions, discover];

const SYSTEM_ADMIN: readonly NavigationItem[] = [
  { label: 'My Feed', to: '/community', icon: House },
  {
    label: 'Admin Pages',
    icon: ShieldCheck,
    places: [
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
