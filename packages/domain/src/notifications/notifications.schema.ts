import * as z from 'zod';
import { PersonCard } from '../accounts/index.ts';
import { cursor, id, inReadersWords, line, secretLine, timestamp } from '../kernel/index.ts';
import { Category, type Kind, type Who } from '../kernel/index.ts';
import { KINDS, type NotificationType } from './notifications.kinds.ts';
import { QuietHours } from './notifications.quiet.rules.ts';

export const NOTIFICATIONS_PAGE = 20;
/** A search looks at this many, newest first. */
export const NOTIFICATIONS_SEARCHED = 500;
export const READ_KEPT_DAYS = 90;
export const UNREAD_KEPT_DAYS = 365;
/** Emails of one kind to one person within this time are combined. */
export const MAIL_PAUSE_MINUTES = 60;

export const NotificationId = id<'NotificationId'>();
export type NotificationId = z.infer<typeof NotificationId>;

export const NotificationKind = z.enum(Object.keys(KINDS) as [NotificationType]);

/** A notification as the list shows it: its words are made when it is read. */
export const Notification = z.object({
  id: NotificationId,
  type: NotificationKind,
  category: Category,
  title: z.string(),
  message: z.string(),
  link: z.string(),
  /** The beginning of the post or comment that it is about. */
  quote: z.string().nullable(),
  /** The person who caused it last. */
  person: PersonCard.pick({ id: true, name: true, art: true, imageId: true }).nullable(),
  timestamp,
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationFilter = z.enum(['all', 'unread', ...Category.options]);
export type NotificationFilter = z.infer<typeof NotificationFilter>;

export const NotificationQuery = z.object({
  show: NotificationFilter.default('all'),
  search: line().max(80).default(''),
  after: cursor.optional(),
});
export type NotificationQuery = z.infer<typeof NotificationQuery>;

export const NotificationPage = z.object({
  notifications: z.array(Notification),
  next: cursor.nullable(),
});
export type NotificationPage = z.infer<typeof NotificationPage>;

/** What is unread, all together and by category. */
export const UnreadCounts = z.object({ unread: z.int(), byCategory: z.record(Category, z.int()) });
export type UnreadCounts = z.infer<typeof UnreadCounts>;

export const Channel = z.enum(['in_app', 'email']);
export type Channel = z.infer<typeof Channel>;

/** Where notifications of one kind go; null where there is nothing to choose. */
export const KindSetting = z.object({
  type: NotificationKind,
  inApp: z.boolean(),
  email: z.boolean().nullable(),
});
export type KindSetting = z.infer<typeof KindSetting>;

/** Longer than any that we write. */
const STOP_TOKEN_MAX = 300;

/** Where the link at the end of a mail leads, for people; mail programs post to it by themselves. */
export const STOP_MAILS_PATH = '/stop-mails';
export const stopToken = secretLine().max(STOP_TOKEN_MAX);

/** Emails of one kind to one person, who can stop them without signing in. */
export const MailLine = z.object({ type: NotificationKind, isWanted: z.boolean() });
export type MailLine = z.infer<typeof MailLine>;

export const NotificationSettings = z.object({
  kinds: z.array(KindSetting).max(Object.keys(KINDS).length),
  quietHours: QuietHours,
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** The words of a notification; undefined when its facts are not what its kind needs. */
export function sentenceOf(
  type: string,
  data: unknown,
  who: Who,
): Pick<Notification, 'category' | 'title' | 'message' | 'link'> | undefined {
  const kind = (KINDS as unknown as Record<string, Kind<unknown> | undefined>)[type];
  const facts = kind?.data.safeParse(data);
  if (kind === undefined || !facts?.success) return undefined;
  return {
    category: kind.category,
    title: inReadersWords(kind.title(facts.data)),
    message: inReadersWords(kind.message(facts.data, who)),
    link: kind.link(facts.data, who),
  };
}
