import type { MapSource } from '@ribbon/domain/clubs';
import type { Position } from './finder.mercator.rules.ts';

/** A club as the map needs it; whatever else the caller's clubs have reaches the popup. */
export interface MapClub extends Position {
  id: string;
  name: string;
  city: string;
  /** Clubs that nobody looks after yet are drawn hollow. */
  isClaimed: boolean;
}

export interface MapPlace extends Position {
  /** What was searched for, said beside its dot. */
  label: string;
}

/** What the map shows at first: the country, all its clubs, or a searched place. */
export type MapFocus = 'country' | 'results' | MapPlace;

export type { MapSource };

export const COUNTRY_VIEW = { latitude: 54.5, longitude: -3.5, zoom: 6 } as const;
export const PLACE_ZOOM = 12;
export const MARKER_SIZE = 28;
export const SELECTED_SIZE = 36;

/** The embedded map has names but no roads: closer than this it would say nothing. */
export const CLOSEST_EMBEDDED = 13;

/** How far the map zooms out and in. */
export const ZOOM_LIMITS = {
  embedded: { min: 3, max: CLOSEST_EMBEDDED },
  tiles: { min: 3, max: 18 },
  google: { min: 3, max: 18 },
} as const satisfies Record<MapSource['kind'], { min: number; max: number }>;

export const EMBEDDED_ATTRIBUTION =
  '© OpenStreetMap contributors (ODbL), Natural Earth, GeoNames (CC BY 4.0)';
