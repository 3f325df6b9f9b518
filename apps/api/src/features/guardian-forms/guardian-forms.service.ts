import { hiddenForms } from '#db/visibility/concerned';
import { invalidateForReaders } from '#platform/realtime/readers';
import type { DB } from '#db/schema.generated';
import type { VerificationService } from '#features/families';
import type { MediaLibrary } from '#features/media';
import type { Moderation } from '#features/moderation';
import type { Attempts } from '#platform/http/limits/attempts';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import { pageOf } from '#platform/http/keyset';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import type { AttemptLimit, Member, UserId } from '@ribbon/domain/accounts';
import { familyPolicy } from '@ribbon/domain/families';
import {
  FORMS_PER_PAGE,
  FORMS_PER_WEEK,
  FORM_PROBLEM_LABELS,
  type FormDecision,
  type GuardianFormId,
  type OwnForm,
  type SignedForm,
  formFaults,
} from '@ribbon/domain/guardian-forms';
import { WAITING_HOURS } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { referenceOf } from './guardian-forms.reference.rules.ts';
import { type Pair, formStore } from './guardian-forms.store.ts';

const HOUR_MS = 3_600_000;
const TOPIC = 'admin-guardian-forms';
/** Counted for each account, wherever it sends from. */
const PER_WEEK: AttemptLimit = {
  name: 'signed forms',
  max: FORMS_PER_WEEK,
  seconds: 7 * 24 * 3600,
};

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  attempts: Attempts;
  domainEvents: DomainEvents;
  moderation: Moderation;
  media: Pick<MediaLibrary, 'attach' | 'detach' | 'describe'>;
  verification: Pick<VerificationService, 'verify' | 'lockLink'>;
}

export type FormService = ReturnType<typeof formService>;

export const asForm = (id: GuardianFormId) => ({ hidden: hiddenForms, id });
const dueAt = (sentAt: Date): Date =>
  new Date(sentAt.getTime() + WAITING_HOURS.guardian_forms * HOUR_MS);

/** A guardian who is somebody by a form that they signed and a moderator looked at (rule 34). */
export function formService(needs: Needs) {
  const { db, clock, attempts, domainEvents, moderation, media, verification } = needs;

  /** The link of a guardian who decides for a child under 13. */
  async function lockDeciding(tx: Kysely<DB>, pair: Pair) {
    const link = reveal(await verification.lockLink(tx, pair));
    authorize(familyPolicy.verify(link));
    return link;
  }

  /** Open pages of the guardian and of the moderators read it again. */
  async function refreshForms(
    tx: Kysely<DB>,
    id: GuardianFormId,
    guardianId: UserId,
  ): Promise<void> {
    await invalidateForReaders(tx, asForm(id), TOPIC);
    await invalidate(tx, `user:${guardianId}`, 'family');
  }

  async function accept(tx: Kysely<DB>, by: Member, pair: Pair, reason: string): Promise<void> {
    const verified = {
      ...pair,
      how: 'form',
      clubId: null,
      by: by.id,
      reason,
      at: clock(),
    } as const;
    if (!(await verification.verify(tx, verified))) throw formFaults.alreadyVerified();
  }

  return {
    async read(actor: Member, childId: UserId): Promise<OwnForm> {
      const pair = { guardianId: actor.id, childId };
      const { latest, link, ...printed } = reveal(await formStore.own(db, pair, clock()));
      authorize(familyPolicy.verify(link));
      const form = { ...printed, reference: referenceOf(actor.id, childId) };
      if (latest === null) return { ...form, latest };
      // Inside JSON a moment is text.
      const sentAt = new Date(latest.sentAt);
      return { ...form, latest: { ...latest, sentAt, dueAt: dueAt(sentAt) } };
    },

    async send(actor: Member, childId: UserId, { fileId }: SignedForm): Promise<void> {
      const pair = { guardianId: actor.id, childId };
      await db.transaction().execute((tx) => lockDeciding(tx, pair));
      if (!(await attempts.admits(PER_WEEK, actor.id))) throw formFaults.tooMany();
      await db.transaction().execute(async (tx) => {
        const { isVerified } = await lockDeciding(tx, pair);
        if (isVerified) throw formFaults.alreadyVerified();
        const id = await formStore.insert(tx, pair, clock());
        if (id === undefined) throw formFaults.alreadyWaits();
        await media.attach(tx, actor, { kind: 'guardian_form', id }, [fileId]);
        await domainEvents.publish(tx, 'guardian.form.sent', { formId: id });
        await refreshForms(tx, id, actor.id);
      });
    },

    withdraw: (actor: Member, childId: UserId): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const gone = await formStore.withdraw(tx, { guardianId: actor.id, childId });
        reveal(childId, gone);
        await invalidate(tx, 'systemAdmins', TOPIC);
        await invalidate(tx, `user:${actor.id}`, 'family');
      }),

    async list(reader: Member, cursor: string | undefined) {
      const page = { readerId: reader.id, cursor, limit: FORMS_PER_PAGE + 1 };
      const { shown, next } = pageOf(await formStore.page(db, page, clock()), FORMS_PER_PAGE);
      const files = await media.describe(
        db,
        shown.flatMap(({ fileId }) => fileId ?? []),
      );
      const forms = shown.map((row) => {
        const { guardianId, childId, fileId, sortKey: _, ...form } = row;
        const file = (fileId && files.get(fileId)) ?? null;
        const reference = referenceOf(guardianId, childId);
        return { ...form, reference, file, dueAt: dueAt(form.sentAt) };
      });
      return { forms, next };
    },

    /** Once, by somebody it does not concern; the picture goes with it. */
    async decide(by: Member, id: GuardianFormId, decision: FormDecision): Promise<void> {
      const { problem, words } = decision.accept ? { problem: null, words: null } : decision;
      if (words !== null) {
        const draft = { kind: 'other', field: 'words', text: words, audience: 'private' } as const;
        await moderation.approve(by, draft);
      }
      await db.transaction().execute(async (tx) => {
        reveal(id, await formStore.mayRead(tx, id, by.id));
        const { guardianId, childId } = reveal(await formStore.find(tx, id));
        const pair = { guardianId, childId };
        // The link first, then the form, as in everything that changes both.
        const link = reveal(await verification.lockLink(tx, pair));
        reveal(link, familyPolicy.verify(link));
        const state = decision.accept ? 'accepted' : 'declined';
        const outcome = { state, problem, words, by: by.id, at: clock() } as const;
        const isSeen = !decision.accept || (await formStore.hasPicture(tx, id));
        if (!(await formStore.decide(tx, id, outcome))) throw formFaults.alreadyDecided();
        if (!isSeen) throw formFaults.pictureGone();
        await media.detach(tx, { kind: 'guardian_form', id });
        if (decision.accept) await accept(tx, by, pair, decision.reason);
        else {
          await recordAct(tx, {
            actorId: by.id,
            action: 'guardian.form_declined',
            subjectKind: 'user',
            subjectId: guardianId,
            reason: FORM_PROBLEM_LABELS[decision.problem],
            details: { childId, problem },
          });
        }
        await domainEvents.publish(tx, 'guardian.form.decided', { formId: id });
        await refreshForms(tx, id, guardianId);
      });
    },
  };
}
