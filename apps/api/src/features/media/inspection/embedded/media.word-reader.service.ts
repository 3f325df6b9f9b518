import type { Detections } from '@ribbon/domain/media';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { OEM, PSM, type Worker, createWorker } from 'tesseract.js';

const LANGUAGE = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json');

/** Reads English words in pictures; its data comes with npm and is never fetched. */
export function wordReader() {
  let starting: Promise<Worker> | undefined;

  async function start(): Promise<Worker> {
    const worker = await createWorker('eng', OEM.LSTM_ONLY, {
      langPath: join(dirname(LANGUAGE), '4.0.0_best_int'),
      cacheMethod: 'none',
      gzip: true,
      errorHandler: () => undefined,
    });
    // Words stand anywhere in a picture, not in paragraphs.
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SPARSE_TEXT });
    return worker;
  }

  return {
    /** Rejects when it is not done in time; the next picture begins with a fresh reader. */
    async read(page: Uint8Array, limitMs: number): Promise<Detections['texts']> {
      starting ??= start();
      const worker = await starting;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, fail) => {
        timer = setTimeout(() => fail(new Error('text recognition timed out')), limitMs);
      });
      try {
        const output = { text: false, blocks: true };
        const { data } = await Promise.race([
          worker.recognize(Buffer.from(page), {}, output),
          late,
        ]);
        return (data.blocks ?? []).flatMap(({ paragraphs }) =>
          paragraphs.flatMap(({ lines }) =>
            lines.flatMap(({ words }) =>
              words.map(({ text, confidence }) => ({ text, confidence })),
            ),
          ),
        );
      } catch (error) {
        starting = undefined;
        await worker.terminate();
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
