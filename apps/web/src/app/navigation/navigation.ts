import type { LinkProps } from '@tanstack/react-router';
import { Compass, type LucideIcon, MapPin, Star, Trophy } from 'lucide-react';

export interface Place {
  label: string;
  to: NonNullable<LinkProps['to']>;
  icon: LucideIcon;
  /** On the bar only where there is room. */
  isForWide?: true;
  /** Its icon says enough on the bar. */
  isIcon?: true;
}

export interface PlaceGroup {
  label: string;
  icon: LucideIcon;
  places: readonly Place[];
}

export type NavigationItem = Place | PlaceGroup;

export interface Navigation {
  /** Under the thumb on a phone: five places at most. */
  tabs: readonly NavigationItem[];
  /** On top of a wide screen. */
  bar: readonly NavigationItem[];
  /** The menu behind the person's picture, on every screen. */
  menu: readonly Place[];
}

export const isGroup = (item: NavigationItem): item is PlaceGroup => 'places' in item;

/** What everybody may see. */
export const PUBLIC_PLACES = {
  clubFinder: { label: 'RG Club finder', to: '/clubs', icon: MapPin },
  competitions: { label: 'Competitions', to: '/competitions', icon: Trophy },
  discover: { label: 'Discover', to: '/discover', icon: Compass },
} as const satisfies Record<string, Place>;

export const VISITOR_PLACES: readonly Place[] = [
  { label: 'Join Waitlist', to: '/waitlist', icon: Star },
  ...Object.values(PUBLIC_PLACES),
];
