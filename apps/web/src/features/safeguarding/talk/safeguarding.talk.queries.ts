import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { topic } from '#lib/query/invalidate.ts';
import { type TalkWords, talkEndpoints } from '@ribbon/domain/safeguarding';

/** The server announces changes under the same name. */
const TOPIC = topic('talk');

export const talkQuery = pagedQuery([TOPIC], (before) =>
  call(talkEndpoints.read, { query: { before } }),
);

export const useWriteToTeam = () =>
  useTopicMutation([TOPIC], (body: TalkWords) => call(talkEndpoints.write, { body }));
