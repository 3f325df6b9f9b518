import * as z from 'zod';
import { endpoint } from '../../kernel/index.ts';
import { caseFaults } from '../safeguarding.faults.ts';
import { TalkBefore, TalkMessage, TalkPage, TalkWords } from './safeguarding.talk.schema.ts';

/** The conversation with a person who told us something, open in every state of the account. */
export const talkEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/talk',
    access: 'anyAccount',
    summary: 'The talk of a person with our team, newest first. Nobody else reads it.',
    query: TalkBefore,
    returns: TalkPage.extend({
      /** Whether there is a case to write in. */
      canWrite: z.boolean(),
    }),
  }),
  write: endpoint({
    method: 'POST',
    path: '/talk',
    access: 'anyAccount',
    summary: 'Writes to our team. It is never refused for its words, and moves the clock.',
    body: TalkWords,
    returns: TalkMessage,
    faults: [caseFaults.noTalk],
    limit: { max: 60, seconds: 3600 },
  }),
};
