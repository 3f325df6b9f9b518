import type { GuardianGate } from '#features/families';
import type { Moderation } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { calendarData } from './calendar.own-data.ts';
import { capacityAllocation } from './answers/answers.capacity.ts';
import { calendarChores } from './answers/answers.chores.ts';
import { answerService } from './answers/answers.service.ts';
import { registerService } from './answers/register.ts';
import { type Clubs, calendarAnnouncements } from './calendar.announcements.ts';
import { calendarLetters } from './calendar.letters.ts';
import { calendarForPlans } from './calendar.plans.ts';
import { eventSubject } from './calendar.subjects.ts';
import { calendarReading } from './calendar.reading.ts';
import { calendarNotices } from './calendar.notices.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { tellNextEvent } from './calendar.start.ts';
import { feedService } from './feeds/feeds.service.ts';
import { planningService } from './planning/planning.service.ts';

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
    announcements: calendarAnnouncements(platform),
  };
  const answers = answerService(needs);
  const reading = calendarReading(needs);
  const planning = planningService(needs);
  return {
    ownData: calendarData,
    routes: calendarRoutes({
      reading,
      planning,
      answers,
      register: registerService(needs),
      feeds: feedService(needs),
    }),
    notices: calendarNotices,
    start: tellNextEvent(reading),
    letters: calendarLetters(needs),
    chores: calendarChores(needs),
    api: {
      leftClub: answers.leftClub,
      decideAsGuardian: answers.decideAsGuardian,
      stop: answers.stop,
      subject: eventSubject(reading),
      plans: calendarForPlans({ ...needs, reading, planning }),
    },
  };
}
