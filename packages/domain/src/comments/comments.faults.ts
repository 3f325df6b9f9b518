import { fault } from '../kernel/index.ts';
import { commentMessages } from './comments.schema.ts';

export const commentFaults = {
  turnedOff: fault('turnedOff', 409, commentMessages.off),
};
