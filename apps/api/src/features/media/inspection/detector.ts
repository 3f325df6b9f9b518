import type { PictureCheckConfig } from '#platform/config/media';
import type { Detections } from '@ribbon/domain/media';

/** Whoever looks at pictures. It says what it sees; what that means is a rule of domain. */
export interface Detector {
  readonly kind: 'embedded' | 'rekognition';
  /** Rejects when it could not look, for whatever reason. */
  detect(picture: Uint8Array): Promise<Detections>;
  close(): Promise<void>;
}

/** What the configuration asks for; its libraries are loaded with the first picture. */
export function openDetector(check: PictureCheckConfig): Detector | undefined {
  if (check.kind === 'off') return undefined;
  let opened: Promise<Detector> | undefined;
  const open = () => {
    opened ??= load(check);
    return opened;
  };
  return {
    kind: check.kind,
    detect: async (picture) => (await open()).detect(picture),
    close: async () => (await opened)?.close(),
  };
}

async function load(check: Exclude<PictureCheckConfig, { kind: 'off' }>): Promise<Detector> {
  if (check.kind === 'rekognition') {
    return (await import('./rekognition.ts')).rekognitionDetector(check);
  }
  return (await import('./embedded.ts')).embeddedDetector();
}
