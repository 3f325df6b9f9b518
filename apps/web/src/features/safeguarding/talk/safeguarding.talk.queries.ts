import { useTopicMutation } from '#lib/useTopicMutation.ts';
import { call } from '#lib/client.ts';
import { pagedQuery } from '#lib/paged-query.ts';
import { topic } from '#lib/invalidate.ts';
import { type TalkWords, talkEndpoints } from '@ribbon/domain/safeguarding';

/** The server announces changes under the same name. */
const TOPIC = topic('talk');

export const talkQuery = pagedQuery([TOPIC], (before) =>
  call(talkEndpoints.read, { query: { before } }),
);

export const useWriteToTeam = () =>
  useTopicMutation([TOPIC], (body: TalkWords) => call(talkEndpoints.write, { body }));
