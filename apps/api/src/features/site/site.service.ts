import type { DB } from '#db/schema.generated';
import type { CaseOpening } from '#features/safeguarding';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import type { SignedIn } from '#platform/session/session';
import { isMinor } from '@ribbon/domain/accounts';
import {
  type ContactMessage,
  type Operator,
  SMALLEST_FIGURE,
  type SiteFigures,
  type WaitlistSignup,
  siteFaults,
} from '@ribbon/domain/site';
import { CASE_SUMMARIES } from '@ribbon/domain/safeguarding';
import type { Kysely } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { siteStore } from './site.store.ts';

export const CONFIRMATION_DAYS = 7;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'operator'>;
  domainEvents: DomainEvents;
  cases: CaseOpening;
}

export type SiteService = ReturnType<typeof siteService>;

export const siteService = ({ db, clock, config, domainEvents, cases }: Needs) => ({
  operator: (): Promise<Operator> => Promise.resolve(config.operator),

  async figures(): Promise<SiteFigures> {
    const counted = await siteStore.figures(db);
    const shown = (count: number) => (count < SMALLEST_FIGURE ? null : count);
    return {
      families: shown(counted.families),
      clubs: shown(counted.clubs),
      countries: shown(counted.countries),
    };
  },

  /** Answers alike for new and known addresses; only the mail's owner learns which it was. */
  joinWaitlist: (signup: WaitlistSignup): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const signupId = await siteStore.upsertSignup(tx, signup);
      await domainEvents.publish(tx, 'waitlist.requested', { signupId });
      await invalidate(tx, 'systemAdmins', 'admin-waitlist');
    }),

  async confirmWaitlist(token: string): Promise<void> {
    if (!(await siteStore.confirm(db, hashed(token), clock()))) {
      throw siteFaults.confirmationSpent();
    }
    await invalidate(db, 'systemAdmins', 'admin-waitlist');
  },

  /** A safety concern opens a case with its clock. */
  contact: (writer: SignedIn | undefined, message: ContactMessage): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const messageId = await siteStore.insertMessage(tx, message);
      if (message.topic === 'safety') {
        await cases.open(tx, {
          source: 'contact',
          childId: writer && isMinor(writer.ageBand) ? writer.id : null,
          openedBy: writer?.id ?? null,
          urgency: 'urgent',
          category: null,
          summary: CASE_SUMMARIES.contact,
          told: message.message,
          messageId,
        });
      }
      await domainEvents.publish(tx, 'contact.received', { messageId });
      await invalidate(tx, 'systemAdmins', 'admin-messages');
    }),

  /** Made at the moment its mail is sent; only its hash is stored. */
  async confirmationLink(signupId: string): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    const expiresAt = new Date(clock().getTime() + CONFIRMATION_DAYS * 86_400_000);
    await siteStore.keepToken(db, signupId, hashed(token), expiresAt);
    return `${config.publicUrl}/waitlist?confirm=${token}`;
  },
});

const hashed = (token: string) => createHash('sha256').update(token).digest('hex');
