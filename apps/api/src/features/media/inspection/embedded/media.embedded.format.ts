import type { Detections } from '@ribbon/domain/media';

/** The side of what the model looks at. */
export const MODEL_SIDE = 224;

/** A picture in the two shapes that the embedded check takes: a small square in colour, and a grey page. */
export interface Readable {
  pixels: Uint8Array;
  page: Uint8Array;
}

/** What the process is asked, and what it says. */
export interface Question extends Readable {
  readingMs: number;
}
export type Answer = { detections: Detections } | { error: string };
