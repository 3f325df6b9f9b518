import { handle } from '#platform/http/route';
import { calendarEndpoints as endpoints } from '@ribbon/domain/calendar';
import type { AnswerService } from './answers/calendar.answers.service.ts';
import type { RegisterService } from './answers/calendar.register.service.ts';
import type { EventReading } from './calendar.read.service.ts';
import type { FeedService } from './feeds/calendar.feeds.service.ts';
import type { PlanningService } from './planning/calendar.planning.service.ts';

interface Needs {
  reading: EventReading;
  planning: PlanningService;
  answers: AnswerService;
  register: RegisterService;
  feeds: FeedService;
}

export const calendarRoutes = ({ reading, planning, answers, register, feeds }: Needs) => [
  handle(endpoints.calendars, ({ actor }) => reading.calendars(actor)),
  handle(endpoints.list, ({ actor, query }) => reading.list(actor, query)),
  handle(endpoints.month, ({ actor, query }) => reading.month(actor, query)),
  handle(endpoints.read, ({ actor, params }) => reading.read(actor, params.eventId)),
  handle(endpoints.download, ({ actor, params }) => feeds.download(actor, params.eventId)),

  handle(endpoints.create, ({ actor, params, body }) =>
    planning.create(actor, params.clubId, body),
  ),
  handle(endpoints.change, ({ actor, params, body }) =>
    planning.change(actor, params.eventId, body),
  ),
  handle(endpoints.cancel, ({ actor, params, body }) =>
    planning.cancel(actor, params.eventId, body),
  ),
  handle(endpoints.register, ({ actor, params }) => register.read(actor, params.eventId)),
  handle(endpoints.mark, ({ actor, params, body }) => register.mark(actor, params, body)),
  handle(endpoints.answer, ({ actor, params, body }) =>
    answers.answer(actor, params.eventId, params.userId, body.going),
  ),

  handle(endpoints.feeds, ({ actor }) => feeds.own(actor)),
  handle(endpoints.openFeed, ({ actor, body }) => feeds.open(actor, body.clubId)),
  handle(endpoints.closeFeed, ({ actor, params }) => feeds.close(actor, params.feedId)),
  handle(endpoints.readFeed, ({ params }) => feeds.read(params.token)),
];
