import type { GuardianGate } from '#features/families';
import type { Moderation } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { calendarData } from './calendar.personal-data.ts';
import { capacityAllocation } from './answers/calendar.capacity.service.ts';
import { calendarJobs } from './answers/calendar.answers.jobs.ts';
import { answerService } from './answers/calendar.answers.service.ts';
import { registerService } from './answers/calendar.register.service.ts';
import { type Clubs, calendarRealtime } from './calendar.realtime.ts';
import { calendarEmails } from './calendar.emails.ts';
import { calendarForPlans } from './planning/calendar.plans.service.ts';
import { eventContent } from './calendar.content.ts';
import { calendarReading } from './calendar.read.service.ts';
import { calendarNotifications } from './calendar.notifications.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { nextEventLines } from './calendar.start-page.ts';
import { feedService } from './feeds/calendar.feeds.service.ts';
import { planningService } from './planning/calendar.planning.service.ts';

interface Needs extends Platform {
  guardians: GuardianGate;
  moderation: Moderation;
  clubs: Clubs;
}

/** Events of clubs: planning, answering, the register and calendar feeds. */
export function createCalendar(platform: Needs) {
  const needs = {
    ...platform,
    allocation: capacityAllocation(platform),
    realtime: calendarRealtime(platform),
  };
  const answers = answerService(needs);
  const reading = calendarReading(needs);
  const planning = planningService(needs);
  return {
    personalData: calendarData,
    routes: calendarRoutes({
      reading,
      planning,
      answers,
      register: registerService(needs),
      feeds: feedService(needs),
    }),
    notifications: calendarNotifications,
    start: nextEventLines(reading),
    emails: calendarEmails(needs),
    jobs: calendarJobs(needs),
    content: eventContent({ reading, answers }),
    api: {
      leftClub: answers.leftClub,
      plans: calendarForPlans({ ...needs, reading, planning }),
    },
  };
}
