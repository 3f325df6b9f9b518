import type { DB } from '#db/schema.generated';
import type {
  Found,
  StartLine,
  TimedKind,
  WaitingFigure,
  WaitingKind,
} from '@ribbon/domain/kernel';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Attempts } from './http/limits/attempts.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { ContentKind } from './content/content.ts';
import type { Job } from './retention/housekeeping.ts';
import type { DescribedPage } from './http/pages/page-head.ts';
import type { FirstRead } from './http/pages/pages.ts';
import type { Route } from './http/route.ts';
import type { EmailDefinition } from './mail/emails.ts';
import type { Measure } from './metrics/metrics.ts';
import type { Network } from './network.ts';
import type { NotificationRules, SubjectCheck } from './notifications.ts';
import type { Log } from './log.ts';
import type { DomainEvents, Subscriber } from './outbox/domain-events.ts';
import type { PersonalData } from './retention/personal-data.ts';
import type { GivenUp } from './outbox/worker.ts';
import type { TopicMemory } from './realtime/topic-memory.ts';
import type { Sessions, SignedIn } from './session/session.ts';
import type { Storage } from './storage/storage.ts';

/** The dependencies that the platform gives to every slice. */
export interface Platform {
  readonly config: Config;
  readonly db: Kysely<DB>;
  readonly clock: Clock;
  readonly log: Log;
  readonly domainEvents: DomainEvents;
  readonly attempts: Attempts;
  readonly sessions: Sessions;
  readonly storage: Storage;
  /** Small answers that are the same for everybody. */
  readonly topics: TopicMemory;
  /** Where pictures are fetched from. */
  readonly network: Network;
}

/** Counts items waiting for a system admin; null for an admin who may not know. */
export type PendingWorkCounter = (admin: SignedIn) => Promise<WaitingFigure | null>;

/** The newest deadline of a kind that has passed; null when nothing is overdue. */
export type OverdueFinder = () => Promise<Date | null>;

/** The lines of a slice on a person's start page. */
export type StartPageProvider = (member: SignedIn) => Promise<readonly StartLine[]>;

/** A slice's matches for a name, as far as this person may find them. */
export type SearchProvider = (
  member: SignedIn,
  asked: { text: string; limit: number },
) => Promise<readonly Found[]>;

/** A slice's parts for the application; the functions other slices call are its `api`. */
export interface Slice {
  readonly routes?: readonly Route[];
  readonly subscribers?: readonly Subscriber[];
  /** Its notifications for each event. */
  readonly notifications?: NotificationRules;
  /** Whether what its notifications are about is still there, beside its content. */
  readonly subjectChecks?: readonly SubjectCheck[];
  /** Its mails: event → who is written to, in which words. */
  readonly emails?: readonly EmailDefinition[];
  /** Its kinds of content, for reports, decisions, the queue, guardians, notifications and media. */
  readonly content?: readonly ContentKind[];
  /** Its data about a person. */
  readonly personalData?: PersonalData;
  /** Its pages that everybody may find, and what they say of themselves. */
  readonly pages?: readonly DescribedPage[];
  /** Answers that screens need before they can be drawn. */
  readonly firstReads?: readonly FirstRead[];
  /** Its open work for system admins. */
  readonly waiting?: Readonly<Partial<Record<WaitingKind, PendingWorkCounter>>>;
  /** Its work that waits longer than promised. */
  readonly overdue?: Readonly<Partial<Record<TimedKind, OverdueFinder>>>;
  /** Its items on a person's start page. */
  readonly start?: StartPageProvider;
  /** Its part of the search from anywhere. */
  readonly find?: SearchProvider;
  /** Its figures for operators. */
  readonly measures?: readonly Measure[];
  /** Its housekeeping. */
  readonly jobs?: readonly Job[];
  /** Called with each delivery that has failed too often, of this slice or another. */
  readonly onGivenUp?: GivenUp;
  /** Mounts what is no endpoint of the contract. */
  readonly mount?: (app: FastifyInstance) => Promise<void>;
}
