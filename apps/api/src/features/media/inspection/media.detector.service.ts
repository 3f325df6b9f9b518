import type { PictureCheckConfig } from '#platform/config/media';
import type { Detector } from './media.detector.rules.ts';

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
    return (await import('./media.rekognition.remote.ts')).rekognitionDetector(check);
  }
  return (await import('./embedded/media.embedded.service.ts')).embeddedDetector();
}
