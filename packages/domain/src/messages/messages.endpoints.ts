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
    summary: 'Counts messages that are new, answered and done.',
    returns: MessageFigures,
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/messages',
    access: 'systemAdmin',
    summary: 'Lists messages, new safety concerns first, then oldest new ones, paginated.',
    query: MessageFilter,
    returns: z.object({ messages: z.array(ReceivedMessage), next: cursor.nullable() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/admin/messages/:messageId',
    access: 'systemAdmin',
    summary: 'Returns one message with its replies.',
    params: ofMessage,
    returns: MessageDetails,
    faults: [commonFaults.notFound],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/admin/messages/:messageId/answers',
    access: 'systemAdmin',
    summary:
      'Replies by email, with the message quoted. Of two replies at once, only one is accepted.',
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
    summary: 'Marks a message as done, or reopens it.',
    params: ofMessage,
    body: MessageChange,
    returns: nothing,
    faults: act,
  }),
};
