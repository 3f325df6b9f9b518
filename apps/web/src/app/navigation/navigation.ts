import { t } from '@ribbon/domain/kernel';
import type { LinkProps } from '@tanstack/react-router';
import { Compass, type LucideIcon, MapPin, Star, Trophy } from 'lucide-react';

export interface NavLink {
  label: string;
  to: NonNullable<LinkProps['to']>;
  icon: LucideIcon;
  /** On the bar only where there is room. */
  isForWide?: true;
  /** Its icon says enough on the bar. */
  isIcon?: true;
}

export interface NavLinkGroup {
  label: string;
  icon: LucideIcon;
  links: readonly NavLink[];
}

export type NavigationItem = NavLink | NavLinkGroup;

export interface Navigation {
  /** Under the thumb on a phone: five links at most. */
  tabs: readonly NavigationItem[];
  /** On top of a wide screen. */
  bar: readonly NavigationItem[];
  /** The menu behind the person's picture, on every screen. */
  menu: readonly NavLink[];
}

export const isGroup = (item: NavigationItem): item is NavLinkGroup => 'links' in item;

/** A menu has less room than the title of a screen: some languages say it there in one word. */
export const MENU = { in: 'menu' };

/** What everybody may see. */
export const PUBLIC_LINKS = {
  clubFinder: {
    label: t('{in, select, menu {RG Club finder} other {RG Club finder}}', MENU),
    to: '/clubs',
    icon: MapPin,
  },
  competitions: { label: 'Competitions', to: '/competitions', icon: Trophy },
  discover: { label: 'Discover', to: '/discover', icon: Compass },
} as const satisfies Record<string, NavLink>;

export const VISITOR_LINKS: readonly NavLink[] = [
  {
    label: t('{in, select, menu {Join Waitlist} other {Join Waitlist}}', MENU),
    to: '/waitlist',
    icon: Star,
  },
  ...Object.values(PUBLIC_LINKS),
];
