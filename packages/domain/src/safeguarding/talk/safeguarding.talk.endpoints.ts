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
    summary: 'Lists the caller’s messages with our team, newest first. Nobody else can read them.',
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
    summary:
      'Sends a message to our team. It is never refused for its wording, and restarts the clock.',
    body: TalkWords,
    returns: TalkMessage,
    faults: [caseFaults.noTalk],
    limit: { max: 60, seconds: 3600 },
  }),
};
