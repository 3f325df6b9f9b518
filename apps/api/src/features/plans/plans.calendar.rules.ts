import type { DB } from '#db/schema.generated';
import type { ClubId, Member, UserId } from '@ribbon/domain/accounts';
import type {
  Audience,
  ClubEvent,
  ClubScope,
  EventCursor,
  EventId,
  EventKind,
} from '@ribbon/domain/calendar';
import type { Guardianship } from '@ribbon/domain/families';
import type { Kysely } from 'kysely';

interface PlannedTraining extends Audience {
  kind: EventKind;
  title: string;
  description: string;
  location: string;
  capacity: number | null;
  startsAt: Date;
  endsAt: Date;
}

/** What training plans ask of the calendar. */
export interface PlanCalendar {
  circle(actor: Member): Promise<{
    clubs: ReadonlyMap<
      ClubId,
      ClubScope & { name: string; country: string; timeZone: string | null }
    >;
    children: readonly {
      id: UserId;
      name: string;
      link: Guardianship;
      age: number | undefined;
      clubIds: ReadonlySet<ClubId>;
    }[];
    age: number | undefined;
  }>;
  trainings(
    actor: Member,
    wanted: {
      clubId?: ClubId | undefined;
      at?: Date | undefined;
      id?: EventId | undefined;
      when: 'trainings';
    },
  ): Promise<{ events: ClubEvent[]; next: EventCursor | null }>;
  /** In the order of the trainings. */
  insert(
    tx: Kysely<DB>,
    actor: Member,
    trainings: readonly PlannedTraining[],
    where: { clubId: ClubId; seriesId: null },
  ): Promise<EventId[]>;
  cancelComing(
    tx: Kysely<DB>,
    actor: Member,
    clubId: ClubId,
    eventIds: readonly EventId[],
  ): Promise<void>;
  answerAll(
    tx: Kysely<DB>,
    clubId: ClubId,
    eventIds: readonly EventId[],
    wish: { userId: UserId; going: boolean; by: UserId },
  ): Promise<void>;
}
