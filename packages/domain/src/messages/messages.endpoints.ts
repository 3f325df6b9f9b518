import * as z from 'zod';
import { commonFaults, cursor, endpoint, fault, nothing } from '../kernel/index.ts';
import {
  MessageChange,
  MessageDetails,
  MessageFigures,
  MessageFilter,
  MessageId,
  NewAnswer,
  ReceivedMessage,
} from './messages.schema.ts';

export const messageFaults = {
  changedMeanwhile: fault(
    'messageChanged',
    409,
    'Someone got there first. Please check what they did. Your text is still here.',
  ),
};

const ofMessage = z.object({ messageId: MessageId });
const act = [commonFaults.notFound, messageFaults.changedMeanwhile] as const;

/** Messages from the contact page, for the team that answers them. */
export const messageEndpoints = {
  figures: endpoint({
    method: 'GET',
    path: '/admin/messages/figures',
    access: 'systemAdmin',
    summary: 'How many messages are new, answered and done.',
    returns: MessageFigures,
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/messages',
    access: 'systemAdmin',
    summary: 'Messages, page by page: new safety concerns, then the oldest that is new.',
    query: MessageFilter,
    returns: z.object({ messages: z.array(ReceivedMessage), next: cursor.nullable() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/admin/messages/:messageId',
    access: 'systemAdmin',
    summary: 'Returns one message with its answers.',
    params: ofMessage,
    returns: MessageDetails,
    faults: [commonFaults.notFound],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/admin/messages/:messageId/answers',
    access: 'systemAdmin',
    summary: 'Answers by email, with the message quoted. Of two at once, only one is accepted.',
    params: ofMessage,
    body: NewAnswer,
    returns: nothing,
    faults: act,
    limit: { max: 120, seconds: 60 * 60 },
  }),
  change: endpoint({
    method: 'POST',
    path: '/admin/messages/:messageId/state',
    access: 'systemAdmin',
    summary: 'Marks a message as done, or opens it again.',
    params: ofMessage,
    body: MessageChange,
    returns: nothing,
    faults: act,
  }),
};
