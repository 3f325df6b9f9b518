import type { RekognitionConfig } from '#platform/config/media';
import {
  DetectLabelsCommand,
  DetectModerationLabelsCommand,
  DetectTextCommand,
  RekognitionClient,
} from '@aws-sdk/client-rekognition';
import * as z from 'zod';
import type { Detector } from './media.detector.rules.ts';
import { asJpeg } from './media.reduced.format.ts';

export const REKOGNITION_TIMEOUT_MS = 15_000;
const MAX_LABELS = 50;
/** Below this a label is noise; the rule of domain begins higher. */
const MIN_CONFIDENCE = 50;

const label = z
  .object({ Name: z.string(), Confidence: z.number() })
  .transform(({ Name: name, Confidence: confidence }) => ({ name, confidence }));
const ModerationLabels = z.array(
  z
    .object({ Name: z.string(), Confidence: z.number(), ParentName: z.string().optional() })
    .transform(({ Name, Confidence, ParentName }) => ({
      name: Name,
      confidence: Confidence,
      parentName: ParentName,
    })),
);
const Texts = z.array(
  z
    .object({ DetectedText: z.string(), Confidence: z.number() })
    .transform(({ DetectedText, Confidence }) => ({ text: DetectedText, confidence: Confidence })),
);

/**
 * Amazon's service: three questions at once, one answer in time, no second try. Of the service only
 * labels and texts are asked for; faces, ages and emotions never are.
 */
export function rekognitionDetector(
  { region, endpoint, accessKeyId, secretAccessKey }: Omit<RekognitionConfig, 'kind'>,
  { timeoutMs = REKOGNITION_TIMEOUT_MS } = {},
): Detector {
  const client = new RekognitionClient({
    region,
    ...(endpoint !== undefined && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
  });

  return {
    kind: 'rekognition',
    async detect(picture) {
      const Image = { Bytes: await asJpeg(picture) };
      const limits = { MinConfidence: MIN_CONFIDENCE };
      const options = { abortSignal: AbortSignal.timeout(timeoutMs) };
      const [moderation, general, words] = await Promise.all([
        client.send(new DetectModerationLabelsCommand({ Image, ...limits }), options),
        client.send(new DetectLabelsCommand({ Image, ...limits, MaxLabels: MAX_LABELS }), options),
        client.send(new DetectTextCommand({ Image }), options),
      ]);
      // A service that leaves an answer out has not looked.
      return {
        moderationLabels: ModerationLabels.parse(moderation.ModerationLabels),
        labels: z.array(label).parse(general.Labels),
        texts: Texts.parse(words.TextDetections),
      };
    },
    close: async () => client.destroy(),
  };
}
