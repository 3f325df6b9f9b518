import type { Answer, Question } from './media.embedded.format.ts';
import { nudityModel } from './media.nudity.service.ts';
import { wordReader } from './media.word-reader.service.ts';

const model = nudityModel();
const reader = wordReader();

async function answer({ pixels, page, readingMs }: Question): Promise<Answer> {
  try {
    const [moderationLabels, texts] = await Promise.all([
      model.classify(pixels),
      reader.read(page, readingMs),
    ]);
    // No model that comes with npm names sports, so the stricter threshold always holds here.
    return { detections: { moderationLabels, labels: [], texts } };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (question: Question) => {
  void answer(question).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());
