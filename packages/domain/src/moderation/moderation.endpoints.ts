import * as z from 'zod';
import { ServiceTest, commonFaults, endpoint, nothing } from '../kernel/index.ts';
import { DisclosureId, ModerationStatus, TellSomeone } from './moderation.schema.ts';

export const moderationEndpoints = {
  tellSomeone: endpoint({
    method: 'POST',
    path: '/moderation/disclosures',
    access: 'anyAccount',
    summary: 'Asks for someone to get in touch, with or without a message.',
    body: TellSomeone,
    returns: nothing,
    limit: { max: 10, seconds: 3600 },
  }),
  answerDisclosure: endpoint({
    method: 'POST',
    path: '/moderation/disclosures/:disclosureId',
    access: 'anyAccount',
    summary: 'Sets whether the caller wants someone to get in touch.',
    params: z.object({ disclosureId: DisclosureId }),
    body: z.object({ wantsToTalk: z.boolean() }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  status: endpoint({
    method: 'GET',
    path: '/moderation/status',
    access: 'systemAdmin',
    summary: 'Returns which service checks text, and how it did today.',
    returns: ModerationStatus,
  }),
  test: endpoint({
    method: 'POST',
    path: '/moderation/test',
    access: 'systemAdmin',
    summary: 'Tests the text moderation service with a harmless sentence.',
    returns: ServiceTest,
    limit: { max: 20, seconds: 3600 },
  }),
};
