import type { MapSource } from '../map.config.ts';
import type { Camera, MapView } from '../map.view.ts';
import type { Position } from '../mercator.ts';

/** A spot on the ground that something of ours is shown at. */
export interface Spot {
  /** Higher ones cover lower ones. */
  raise: (level: number) => void;
  remove: () => void;
}

/** What a map has to be able to do. Markers, popups and buttons are ours, whoever draws the ground. */
export interface MapEngine {
  view: () => MapView;
  show: (camera: Camera) => void;
  spot: (element: HTMLElement, position: Position) => Spot;
  /** For when what had the focus is gone. */
  takeFocus: () => void;
  remove: () => void;
}

export interface EngineNeeds {
  container: HTMLElement;
  source: MapSource;
  camera: Camera;
  /** Called whenever the map has come to rest somewhere else. */
  onView: (view: MapView) => void;
  /** Called once the ground is drawn. */
  onReady: () => void;
  /** Called when the ground cannot be drawn after all. */
  onFailure: (failure: unknown) => void;
}

export type StartEngine = (needs: EngineNeeds) => MapEngine;

export const prefersStillness = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
