import { refuseOwnMatter } from '#db/visibility/own-matter';
import type { DB } from '#db/schema.generated';
import type { MediaLibrary } from '#features/media';
import type { Moderation } from '#features/moderation';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import { pageOf } from '#platform/http/keyset';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Member } from '@ribbon/domain/accounts';
import {
  type CompetitionId,
  ORGANISERS_PER_PAGE,
  type OrganiserDecision,
  type OrganiserPage,
  type OrganiserProof,
  type OrganiserRequestId,
  type OrganiserRevocation,
  type OrganiserState,
  competitionFaults,
} from '@ribbon/domain/competitions';
import type { Kysely } from 'kysely';
import type { CompetitionRealtime } from '../competitions.realtime.ts';
import {
  type CompetitionReading,
  withPictures,
  withoutSortKey,
} from '../read/competitions.read.service.ts';
import { organiserStore } from './competitions.organisers.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  moderation: Moderation;
  media: MediaLibrary;
  reading: CompetitionReading;
  realtime: CompetitionRealtime;
}

export type OrganiserService = ReturnType<typeof organiserService>;

type Settled = Exclude<OrganiserState, 'pending'>;

/** Who may take entries: asked for with proof, decided by a moderator who saw it (rule 36). */
export function organiserService(needs: Needs) {
  const { db, clock, domainEvents, moderation, media, reading, realtime } = needs;
  const pictured = withPictures(db, media);

  /** Nobody decides about themselves, and of two admins one decides. */
  const settle = (
    by: Member,
    id: OrganiserRequestId,
    { from, to, reason }: { from: OrganiserState; to: Settled; reason: string },
  ): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const request = reveal(await organiserStore.lock(tx, id));
      const { competitionId, userId } = request;
      await refuseOwnMatter(tx, by, { personId: userId });
      if (request.status !== from) throw competitionFaults.alreadyDecided();
      await organiserStore.decide(tx, id, { status: to, by: by.id, at: clock() });
      await media.detach(tx, { kind: 'organiser', id });
      await recordAct(tx, {
        actorId: by.id,
        action: `competition.organiser_${to}`,
        subjectKind: 'competition',
        subjectId: competitionId,
        reason,
        details: { userId },
      });
      const decided = { competitionId, userId, decision: to };
      await domainEvents.publish(tx, 'competition.organiser.decided', decided);
      await realtime.submitted(tx, userId);
    });

  return {
    async ask(actor: Member, competitionId: CompetitionId, wish: OrganiserProof): Promise<void> {
      const { canAskToOrganise, row } = await reading.find(actor, competitionId);
      if (row.organiserRequest === 'pending') throw competitionFaults.alreadyAsked();
      authorize(canAskToOrganise);
      const { proof, fileId } = wish;
      const words = { kind: 'competition', field: 'proof', text: proof } as const;
      await moderation.approve(actor, { ...words, audience: 'private' });
      await db.transaction().execute(async (tx) => {
        const request = { competitionId, userId: actor.id, proof, at: clock() };
        const id = await organiserStore.insert(tx, request);
        if (id === undefined) throw competitionFaults.alreadyAsked();
        await media.attach(tx, actor, { kind: 'organiser', id }, [fileId]);
        await domainEvents.publish(tx, 'competition.organiser.asked', { competitionId });
        await realtime.submitted(tx, actor.id);
      });
    },

    async list(reader: Member, { state, cursor }: OrganiserPage) {
      const page = { readerId: reader.id, state, cursor, limit: ORGANISERS_PER_PAGE + 1 };
      const rows = await organiserStore.page(db, page);
      const { shown, next } = pageOf(rows, ORGANISERS_PER_PAGE);
      const pictures = await pictured(
        shown.map(({ fileId, ...request }) => ({ ...withoutSortKey(request), imageId: fileId })),
      );
      const requests = pictures.map(({ image, ...request }) => ({ ...request, file: image }));
      return { requests, next };
    },

    /** Once; what was sent as proof is not kept. */
    decide: (by: Member, id: OrganiserRequestId, { approve, reason }: OrganiserDecision) =>
      settle(by, id, { from: 'pending', to: approve ? 'approved' : 'rejected', reason }),

    /** They manage the competition no longer; its entries stay. */
    revoke: (by: Member, id: OrganiserRequestId, { reason }: OrganiserRevocation) =>
      settle(by, id, { from: 'approved', to: 'revoked', reason }),
  };
}
