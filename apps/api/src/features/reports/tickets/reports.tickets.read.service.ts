import type { DB } from '#db/schema.generated';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { storedVariant } from '#features/media';
import type { Content } from '#platform/content/content-registry';
import { reveal } from '#platform/http/guards';
import type { Storage } from '#platform/storage/storage';
import type { Member } from '@ribbon/domain/accounts';
import {
  type KeptMediaVariant,
  type OpeningReason,
  ReportReason,
  type TicketDetails,
  type TicketFilter,
  type TicketId,
} from '@ribbon/domain/reports';
import type { Kysely } from 'kysely';
import { openingStore } from './reports.openings.store.ts';
import { keptMediaStore } from './reports.kept-media.store.ts';
import { type TicketContext, ticketReadingStore } from './reports.tickets.read.store.ts';
import { ticketStore } from './reports.tickets.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  storage: Storage;
  content: Pick<Content, 'report'>;
}

export type TicketReading = ReturnType<typeof ticketReading>;

/** What remains after the words were erased. */
const NOTHING_KEPT = { text: null, audience: null, mediaIds: [], about: null };

/** Reports as moderators see them. They need a reason to open content that is not for everybody. */
export function ticketReading({ db, clock, storage, content }: Needs) {
  const mayRead = async (reader: Member, id: TicketId, isForEverybody: boolean) =>
    isForEverybody || openingStore.hasOpened(db, id, reader.id);

  async function details(reader: Member, id: TicketId): Promise<TicketDetails> {
    const now = clock();
    const ticket = reveal(await ticketReadingStore.find(db, reader.id, id, now));
    const context = reveal(await ticketReadingStore.context(db, reader.id, id, now));
    const isOpen = await mayRead(reader, id, context.isForEverybody);
    const { context: around } = isOpen ? content.report(ticket.contentType) : {};
    return {
      ticket,
      reports: await ticketReadingStore.reports(db, id, now),
      author: context.author,
      needsReason: !isOpen,
      snapshot: isOpen ? await snapshotOf(id, context) : null,
      surroundings:
        (await around?.(
          ticket.contentId,
          context.snapshot.text ?? null,
          !context.isForEverybody,
        )) ?? null,
      resolutionNotes: context.resolutionNotes,
      notes: await ticketReadingStore.notes(db, id),
      earlier: await ticketReadingStore.earlier(db, reader.id, {
        authorId: context.authorId,
        id,
      }),
    };
  }

  const snapshotOf = async (id: TicketId, { snapshot, verdicts }: TicketContext) => ({
    ...NOTHING_KEPT,
    ...snapshot,
    verdicts,
    media: await keptMediaStore.of(db, id),
  });

  return {
    details,

    /** A picture of what was reported; what is not for everybody only after it was opened. */
    async media(reader: Member, { ticketId, mediaId, variant }: KeptMediaVariant) {
      const context = reveal(await ticketReadingStore.context(db, reader.id, ticketId, clock()));
      const file = await keptMediaStore.find(db, ticketId, mediaId);
      const kept = reveal(file, await mayRead(reader, ticketId, context.isForEverybody));
      return storedVariant(storage, kept, { variant, audience: 'viewer' });
    },

    list: (reader: Member, filter: TicketFilter) =>
      ticketReadingStore.page(db, reader.id, filter, clock()),
    counts: (reader: Member) => ticketStore.counts(db, reader.id, clock()),

    async reasons(reader: Member) {
      return { reasons: await ticketStore.reasons(db, reader.id, ReportReason.options) };
    },

    /** Written down before anything is shown. */
    async open(reader: Member, ticketId: TicketId, { reason }: OpeningReason) {
      await db.transaction().execute(async (tx) => {
        const {
          authorId: ownerId,
          contentType,
          contentId,
        } = reveal(await ticketStore.lock(tx, ticketId, reader.id));
        const opening = { ticketId, moderatorId: reader.id, ownerId, contentType, reason };
        await openingStore.add(tx, { ...opening, at: clock() });
        await recordAct(tx, {
          actorId: reader.id,
          action: 'report.opened',
          subjectKind: contentType,
          subjectId: contentId,
          reason,
          details: { ticketId, ownerId },
        });
      });
      return details(reader, ticketId);
    },
  };
}
