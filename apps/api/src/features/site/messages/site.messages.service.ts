import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { reveal } from '#platform/http/guards';
import { pageOf } from '#platform/http/keyset';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import type { Member } from '@ribbon/domain/accounts';
import {
  MESSAGES_PER_PAGE,
  type MessageChange,
  type MessageFilter,
  type MessageId,
  type MessageStatus,
  type NewAnswer,
  messageFaults,
  messageMessages,
} from '@ribbon/domain/messages';
import type { Kysely } from 'kysely';
import { messageStore } from './site.messages.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
}

export type MessageService = ReturnType<typeof messageService>;

/** Messages that people wrote to us, for the admins who answer. */
export function messageService({ db, clock, domainEvents }: Needs) {
  /** Of two admins who act on the same version, one succeeds; the other gets an error. */
  const act = (
    admin: Member,
    id: MessageId,
    { version, status, action }: { version: number; status: MessageStatus; action: string },
    and: (tx: Kysely<DB>, at: Date) => Promise<void> = async () => undefined,
  ): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const at = clock();
      const changed = await messageStore.change(tx, { id, version, status, by: admin.id, at });
      if (changed === undefined) {
        reveal(id, await messageStore.exists(tx, admin.id, id));
        throw messageFaults.changedMeanwhile();
      }
      await and(tx, at);
      await recordAct(tx, {
        actorId: admin.id,
        action,
        subjectKind: 'message',
        subjectId: id,
        reason: messageMessages.about(changed),
        details: { topic: changed.topic },
      });
      await invalidate(tx, 'systemAdmins', 'admin-messages');
    });

  return {
    figures: (admin: Member) => messageStore.figures(db, admin.id),

    async list(admin: Member, filter: MessageFilter) {
      const found = await messageStore.page(db, admin.id, filter);
      const { shown, next } = pageOf(found, MESSAGES_PER_PAGE);
      return { messages: shown, next };
    },

    read: async (admin: Member, id: MessageId) => reveal(await messageStore.read(db, admin.id, id)),

    answer: (admin: Member, messageId: MessageId, { version, answer }: NewAnswer) =>
      act(
        admin,
        messageId,
        { version, status: 'answered', action: 'message.answered' },
        async (tx, at) => {
          const by = admin.id;
          const answerId = await messageStore.insertAnswer(tx, { messageId, answer, by, at });
          await domainEvents.publish(tx, 'contact.answered', { answerId });
        },
      ),

    change: (admin: Member, messageId: MessageId, { version, done }: MessageChange) =>
      act(admin, messageId, {
        version,
        ...(done
          ? { status: 'done', action: 'message.done' }
          : { status: 'new', action: 'message.reopened' }),
      }),
  };
}
