import type { People } from '#db/people/people';
import type { DB } from '#db/schema.generated';
import { type UserId, isChild } from '@ribbon/domain/accounts';
import type { DataOf, NotificationType } from '@ribbon/domain/notifications';
import type { Kysely, RawBuilder } from 'kysely';
import type { EventName, EventOf } from './outbox/domain-events.ts';

/** Something a person should know. */
export type NotificationDraft = {
  [Type in NotificationType]: {
    to: UserId;
    type: Type;
    data: DataOf<Type>;
    /** The person who caused it, if the recipient may know of them. */
    by?: UserId;
    /** The thing that a row which grows is about. */
    about?: string;
  };
}[NotificationType];

/** The content of a notification, for any recipient. */
type Words = { [Type in NotificationType]: { type: Type; data: DataOf<Type> } }[NotificationType];

/** The context of notifications: the transaction they are written in, and the people. */
export interface NotificationContext {
  readonly tx: Kysely<DB>;
  readonly people: People;
  readonly now: Date;
}

export type NotificationRule<Name extends EventName> = (
  context: NotificationContext,
  event: EventOf<Name>,
) => Promise<readonly NotificationDraft[]>;

/** The same for what happens so often that several are looked up together: what each leads to, in their order. */
export interface BatchedNotificationRule<Name extends EventName> {
  readonly ofAll: (
    context: NotificationContext,
    events: readonly EventOf<Name>[],
  ) => Promise<readonly (readonly NotificationDraft[])[]>;
}

/** The notifications of each event. */
export type NotificationRules = {
  readonly [Name in EventName]?: NotificationRule<Name> | BatchedNotificationRule<Name>;
};

/** Types that can lose their subject: a request that was withdrawn leaves nothing to open. */
export interface SubjectCheck {
  readonly types: readonly NotificationType[];
  /** Whether it is still there, asked of the row `notification`. */
  stands(now: Date): RawBuilder<boolean>;
}

/** Notifies a child and the guardians, whose text says which child it is about. */
export async function withGuardians(
  { people }: NotificationContext,
  userId: UserId,
  notification: (isForChild: boolean) => Words,
): Promise<NotificationDraft[]> {
  const person = await people.person(userId);
  if (person === undefined) return [];
  const guardians = isChild(person.ageBand) ? await people.guardiansOf(userId) : [];
  return [
    { to: userId, ...notification(false) },
    ...guardians.map(({ id }) => ({ to: id, ...notification(true), by: userId })),
  ];
}
