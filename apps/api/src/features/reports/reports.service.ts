import type { DB } from '#db/schema.generated';
import type { Moderation } from '#features/moderation';
import type { Clock } from '#platform/clock';
import type { ReportSubject } from '#platform/content/content';
import type { Content } from '#platform/content/content-registry';
import { reveal } from '#platform/http/guards';
import type { SignedIn } from '#platform/session/session';
import type { Member, UserId } from '@ribbon/domain/accounts';
import { friendFaults } from '@ribbon/domain/friends';
import type { DisclosureId } from '@ribbon/domain/moderation';
import {
  type NewReport,
  type OpenReport,
  type Opening,
  type OwnReport,
  type PersonReport,
  reportFaults,
} from '@ribbon/domain/reports';
import type { Kysely } from 'kysely';
import { reportStore } from './reports.store.ts';
import { subjectStore } from './reports.subjects.store.ts';
import { openingStore } from './tickets/reports.openings.store.ts';
import type { TicketIntake } from './tickets/reports.intake.service.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  moderation: Moderation;
  content: Pick<Content, 'report'>;
  tickets: TicketIntake;
}

export type ReportService = ReturnType<typeof reportService>;

interface Filed {
  disclosureId: DisclosureId | null;
}

function nobodyNamed(): never {
  const { message } = friendFaults.nobodyNamed;
  throw friendFaults.nobodyNamed({ issues: [{ path: 'username', message }] });
}

/** Reports by members about content of others. */
export function reportService({ db, clock, moderation, content, tickets }: Needs) {
  async function keep(actor: SignedIn, report: NewReport, subject: ReportSubject): Promise<Filed> {
    if (subject.authorId === actor.id) throw reportFaults.ownContent();
    if (await reportStore.exists(db, actor.id, report)) throw reportFaults.alreadyReported();
    // A reporter must be able to say what was written: the words are read, never refused.
    const disclosureId = await moderation.listen(
      actor,
      {
        kind: 'report',
        field: 'description',
        text: report.description,
        audience: 'private',
      },
      { isAboutHome: await reportStore.isOwnGuardian(db, actor.id, subject.authorId) },
    );
    await db
      .transaction()
      .execute((tx) =>
        tickets.add(tx, { ...report, reporterId: actor.id, reporterEmail: null }, subject),
      );
    return { disclosureId };
  }

  return {
    async file(actor: SignedIn, report: NewReport): Promise<Filed> {
      const subject = await content.report(report.contentType).find(actor, report.contentId);
      return keep(actor, report, reveal(subject));
    },

    /** Reports a person, even one the actor no longer sees, whichever side that came from. */
    async filePerson(actor: SignedIn, { username, ...words }: PersonReport): Promise<Filed> {
      const { id, ...subject } = (await subjectStore.named(db, username, clock())) ?? nobodyNamed();
      return keep(actor, { ...words, contentType: 'profile', contentId: id }, subject);
    },

    /** Without an account: the answer is the same, whatever the report names. */
    fileOpenly: ({ about, email, ...words }: OpenReport): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const named = await subjectStore.inAddress(tx, about, clock());
        await tickets.add(
          tx,
          { ...words, ...named.content, reporterId: null, reporterEmail: email || null },
          { ...named.subject, about },
        );
      }),

    async mine(actor: SignedIn): Promise<{ reports: OwnReport[] }> {
      return { reports: await reportStore.of(db, actor.id) };
    },

    /** A guardian of a child under 13 reads when a moderator looked at what is not for everybody. */
    async openings(actor: Member, childId: UserId): Promise<{ openings: Opening[] }> {
      return { openings: reveal(await openingStore.ofChild(db, actor.id, childId)) };
    },
  };
}
