import type { DemoPerson } from '../people/people.ts';

export interface DemoPost {
  readonly by: DemoPerson['part'];
  readonly text: string;
  /** The name of the drawing that belongs to it. */
  readonly scene?: string;
  /** A moderator has hidden it. */
  readonly isHidden?: true;
  /** Somebody has reported it. */
  readonly isReported?: true;
  /** What is said below it, in order; the author's own words begin with `> `. */
  readonly replies?: readonly string[];
}
