import type { PictureCheckConfig } from '#platform/config/media';
import {
  type PictureCheckStatus,
  type PictureCheckTest,
  pictureCheckMessages,
} from '@ribbon/domain/media';
import type { Detector } from './detector.ts';

interface Needs {
  check: PictureCheckConfig;
  detector: Detector | undefined;
}

export type PictureCheckStatusService = ReturnType<typeof pictureCheckStatus>;

/** Some lines and a word: every part of a service has something to look at. */
const HARMLESS = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120"><rect width="240" height="120" fill="#fff"/><text x="30" y="75" font-size="40">Ribbon</text></svg>',
);

/** For the settings page. */
export const pictureCheckStatus = ({ check, detector }: Needs) => ({
  read: (): PictureCheckStatus => ({
    service: check.kind,
    region: check.kind === 'rekognition' ? check.region : null,
  }),

  async test(): Promise<PictureCheckTest> {
    if (detector === undefined) return { works: false, message: pictureCheckMessages.off };
    const words = pictureCheckMessages[detector.kind];
    try {
      await detector.detect(HARMLESS);
      return { works: true, message: words.works };
    } catch (error) {
      return { works: false, message: words.failed(reasonOf(error)) };
    }
  },
});

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer in time';
  if (error.name === 'ZodError' || error.name === 'SyntaxError')
    return 'an answer in an unknown shape';
  return error.message === '' ? error.name : error.message;
}
