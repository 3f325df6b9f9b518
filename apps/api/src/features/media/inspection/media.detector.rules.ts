import type { Detections } from '@ribbon/domain/media';

/** Looks at pictures and says what it sees; what that means is a rule of domain. */
export interface Detector {
  readonly kind: 'embedded' | 'rekognition';
  /** Rejects when the picture could not be looked at, for any reason. */
  detect(picture: Uint8Array): Promise<Detections>;
  close(): Promise<void>;
}
