import type { Detections } from '@ribbon/domain/media';

/** Whoever looks at pictures. It says what it sees; what that means is a rule of domain. */
export interface Detector {
  readonly kind: 'embedded' | 'rekognition';
  /** Rejects when it could not look, for whatever reason. */
  detect(picture: Uint8Array): Promise<Detections>;
  close(): Promise<void>;
}
