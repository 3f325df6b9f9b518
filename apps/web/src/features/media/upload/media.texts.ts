import { wordsFor } from '#lib/http/client.ts';
import { Fault, commonFaults } from '@ribbon/domain/kernel';
import { mediaMessages } from '@ribbon/domain/media';

/** The message for a failed upload; `otherwise` where there is an alternative to trying again. */
export function uploadWords(error: unknown, otherwise?: string): string {
  if (commonFaults.signInRequired.matches(error)) return mediaMessages.signInFirst;
  if (error instanceof Fault && !commonFaults.unexpected.matches(error)) return error.message;
  return otherwise ?? `${mediaMessages.uploadFailed}. ${wordsFor(error)}`;
}

/** A file that was refused stays what it is; a busy server or a lost connection does not. */
export const mayHelpToRetry = (error: unknown): boolean =>
  !(error instanceof Fault) || error.status >= 500 || error.status === 429;
