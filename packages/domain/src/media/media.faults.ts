import { fault } from '../kernel/index.ts';
import { mediaMessages } from './media.schema.ts';

export const mediaFaults = {
  /** Its message says what is wrong in the words of the purpose. */
  wrongFile: fault('wrongFile', 422, mediaMessages.fileRequired),
  tooLargeFile: fault('tooLargeFile', 413, 'File size too large.'),
  unreadable: fault('unreadableFile', 422, mediaMessages.unreadable),
  notFetched: fault('imageNotFetched', 422, mediaMessages.urlInvalid),
  storageFull: fault(
    'storageFull',
    409,
    'You’ve run out of space for pictures and videos. Please delete some posts first.',
  ),
  busy: fault(
    'mediaBusy',
    503,
    'We’re receiving a lot of pictures right now. Please try again in a moment.',
  ),
  notYours: fault('mediaNotYours', 422, 'Please upload this picture again.'),
};
