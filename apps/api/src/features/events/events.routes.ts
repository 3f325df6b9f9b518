import { handle } from '#platform/route';
import { eventEndpoints as doors } from '@ribbon/domain/events';
import type { AnswerService } from './answers/answers.service.ts';
import type { RegisterService } from './answers/register.ts';
import type { EventReading } from './events.reading.ts';
import type { FeedService } from './feeds/feeds.service.ts';
import type { PlanningService } from './planning/planning.service.ts';

interface Needs {
  reading: EventReading;
  planning: PlanningService;
  answers: AnswerService;
  register: RegisterService;
  feeds: FeedService;
}

export const eventRoutes = ({ reading, planning, answers, register, feeds }: Needs) => [
  handle(doors.calendars, ({ actor }) => reading.calendars(actor)),
  handle(doors.list, ({ actor, query }) => reading.list(actor, query)),
  handle(doors.month, ({ actor, query }) => reading.month(actor, query)),
  handle(doors.read, ({ actor, params }) => reading.read(actor, params.eventId)),
  handle(doors.download, ({ actor, params }) => feeds.download(actor, params.eventId)),

  handle(doors.create, ({ actor, params, body }) => planning.create(actor, params.clubId, body)),
  handle(doors.change, ({ actor, params, body }) => planning.change(actor, params.eventId, body)),
  handle(doors.cancel, ({ actor, params, body }) => planning.cancel(actor, params.eventId, body)),
  handle(doors.register, ({ actor, params }) => register.read(actor, params.eventId)),
  handle(doors.mark, ({ actor, params, body }) =>
    register.mark(actor, params.eventId, params.userId, body.attended),
  ),
  handle(doors.answer, ({ actor, params, body }) =>
    answers.answer(actor, params.eventId, params.userId, body.going),
  ),

  handle(doors.feeds, ({ actor }) => feeds.own(actor)),
  handle(doors.openFeed, ({ actor, body }) => feeds.open(actor, body.clubId)),
  handle(doors.closeFeed, ({ actor, params }) => feeds.close(actor, params.feedId)),
  handle(doors.readFeed, ({ params }) => feeds.read(params.token)),
];
