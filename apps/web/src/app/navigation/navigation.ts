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

/** What everybody may see. */
export const PUBLIC_LINKS = {
  clubFinder: { label: 'RG Club finder', to: '/clubs', icon: MapPin },
  competitions: { label: 'Competitions', to: '/competitions', icon: Trophy },
  discover: { label: 'Discover', to: '/discover', icon: Compass },
} as const satisfies Record<string, NavLink>;

export const VISITOR_LINKS: readonly NavLink[] = [
  { label: 'Join Waitlist', to: '/waitlist', icon: Star },
  ...Object.values(PUBLIC_LINKS),
];
