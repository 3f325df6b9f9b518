import type { MapSource } from '../finder.map.rules.ts';
import type { Camera, MapView } from '../finder.view.rules.ts';
import type { Position } from '../finder.mercator.rules.ts';

/** A spot on the ground that something of ours is shown at. */
export interface Spot {
  /** Higher ones cover lower ones. */
  raise: (level: number) => void;
  remove: () => void;
}

/** What a map engine has to provide; markers, popups and buttons are ours with every engine. */
export interface MapEngine {
  view: () => MapView;
  show: (camera: Camera) => void;
  spot: (element: HTMLElement, position: Position) => Spot;
  /** Takes the focus when the focused element is removed. */
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
