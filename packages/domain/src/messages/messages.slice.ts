import * as z from 'zod';
import { slice } from '../kernel/index.ts';
import { messageEndpoints } from './messages.endpoints.ts';
import { AnswerId } from './messages.schema.ts';

export const messageSlice = slice({
  endpoints: { messages: messageEndpoints },
  events: { 'contact.answered': z.object({ answerId: AnswerId }) },
});
