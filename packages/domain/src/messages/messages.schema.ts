import * as z from 'zod';
import { cursor, id, line, prose, timestamp, t, version } from '../kernel/index.ts';
import { CONTACT_TOPIC_LABELS, ContactTopic } from '../site/index.ts';

export const MessageId = id<'MessageId'>();
export type MessageId = z.infer<typeof MessageId>;
export const AnswerId = id<'AnswerId'>();
export type AnswerId = z.infer<typeof AnswerId>;

export const MESSAGES_PER_PAGE = 25;
export const ANSWER_MAX = 4000;
/** So many answers of one message are shown; nobody writes more. */
export const ANSWERS_SHOWN = 50;

export const MessageStatus = z.enum(['new', 'answered', 'done']);
export type MessageStatus = z.infer<typeof MessageStatus>;

export const MESSAGE_STATUS_LABELS: Readonly<Record<MessageStatus, string>> = {
  new: 'New',
  answered: 'Replied',
  done: 'Done',
};

export const MessageFilter = z.object({
  /** Words of the message, a name or an address. */
  search: line().max(80).default(''),
  topic: ContactTopic.optional(),
  status: MessageStatus.optional(),
  cursor: cursor.optional(),
});
export type MessageFilter = z.output<typeof MessageFilter>;

/** What somebody wrote on the contact page. */
export const ReceivedMessage = z.object({
  id: MessageId,
  name: z.string(),
  email: z.string(),
  topic: ContactTopic,
  message: z.string(),
  status: MessageStatus,
  /** Grows with every act; an act names the one that was read. */
  version,
  createdAt: timestamp,
});
export type ReceivedMessage = z.infer<typeof ReceivedMessage>;

export const MessageAnswer = z.object({
  id: AnswerId,
  answer: z.string(),
  /** Null when that account is gone. */
  by: z.string().nullable(),
  at: timestamp,
});

/** The message with everything that was answered, the first answer first. */
export const MessageDetails = ReceivedMessage.extend({
  handledBy: z.string().nullable(),
  handledAt: timestamp.nullable(),
  answers: z.array(MessageAnswer),
});
export type MessageDetails = z.infer<typeof MessageDetails>;

/** How many there are of each. */
export const MessageFigures = z.object({
  safety: z.int(),
  new: z.int(),
  answered: z.int(),
  done: z.int(),
});
export type MessageFigures = z.infer<typeof MessageFigures>;

const seen = { version };

export const NewAnswer = z.object({
  ...seen,
  answer: prose(ANSWER_MAX, {
    required: 'Please write a reply',
    tooLong: t('Replies can be up to {answerMax} characters', { answerMax: ANSWER_MAX }),
  }),
});
export type NewAnswer = z.infer<typeof NewAnswer>;

export const MessageChange = z.object({ ...seen, done: z.boolean() });
export type MessageChange = z.infer<typeof MessageChange>;

const day = (at: Date): string => at.toISOString().slice(0, 10);

export const messageMessages = {
  /** For the administrators' log: what is worked on, without who wrote it. */
  about: ({ topic, receivedAt }: { topic: ContactTopic; receivedAt: Date }): string =>
    t('Message received on {receivedAt}: {topic}', {
      receivedAt: day(receivedAt),
      topic: CONTACT_TOPIC_LABELS[topic],
    }),
  answered: 'Your reply is on its way.',
  done: 'Marked as done.',
  reopened: 'Opened again.',
} as const;
