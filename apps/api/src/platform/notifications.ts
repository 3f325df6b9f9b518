import type { People } from '#db/people';
import type { DB } from '#db/schema.generated';
import { type UserId, isChild } from '@ribbon/domain/accounts';
import type { DataOf, NotificationType } from '@ribbon/domain/notifications';
import type { Kysely } from 'kysely';
import type { EventName, EventOf } from './outbox/domain-events.ts';

/** Something a person should know. */
export type Notice = {
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

/** The context of notices: the transaction they are written in, and the people. */
export interface NoticeContext {
  readonly tx: Kysely<DB>;
  readonly people: People;
  readonly now: Date;
}

export type NoticeRow<Name extends EventName> = (
  context: NoticeContext,
  event: EventOf<Name>,
) => Promise<readonly Notice[]>;

/** The same for what happens so often that several are looked up together: what each leads to, in their order. */
export interface NoticesOfMany<Name extends EventName> {
  readonly ofAll: (
    context: NoticeContext,
    events: readonly EventOf<Name>[],
  ) => Promise<readonly (readonly Notice[])[]>;
}

/** The notifications of each event. */
export type Notices = { readonly [Name in EventName]?: NoticeRow<Name> | NoticesOfMany<Name> };

/** Notifies a child and the guardians, whose text says which child it is about. */
export async function withGuardians(
  { people }: NoticeContext,
  userId: UserId,
  notice: (isForChild: boolean) => Words,
): Promise<Notice[]> {
  const person = await people.person(userId);
  if (person === undefined) return [];
  const guardians = isChild(person.ageBand) ? await people.guardiansOf(userId) : [];
  return [
    { to: userId, ...notice(false) },
    ...guardians.map(({ id }) => ({ to: id, ...notice(true), by: userId })),
  ];
}
