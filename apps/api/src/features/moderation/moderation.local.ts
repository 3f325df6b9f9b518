import {
  type Context,
  type Verdict,
  loadClassifier,
  moderate,
  weightsUrl,
} from '@ribbon/moderator';
import { readFileSync } from 'node:fs';

let classify: ReturnType<typeof loadClassifier> | undefined;

/** The reading on this server. The weights are read once for the process, at the first text. */
export function readLocally(text: string, context: Context): Verdict {
  classify ??= loadClassifier(readFileSync(weightsUrl));
  return moderate(text, context, classify);
}
