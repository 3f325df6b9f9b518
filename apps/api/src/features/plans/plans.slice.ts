import type { GuardianGate } from '#features/families';
import type { Moderation } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { type ClubLog, attendanceSubscriber } from './participation/plans.attendance.service.ts';
import { planJoining } from './participation/plans.joining.service.ts';
import { joiningStore } from './participation/plans.joining.store.ts';
import type { PlanCalendar } from './plans.calendar.rules.ts';
import { planNotifications, planTelling } from './plans.notifications.ts';
import { planData } from './plans.personal-data.ts';
import { planReading } from './plans.read.service.ts';
import { planRoutes } from './plans.routes.ts';
import { planContent } from './plans.content.ts';
import { planWriting } from './write/plans.write.service.ts';

interface Needs extends Platform {
  guardians: GuardianGate;
  moderation: Moderation;
  calendar: PlanCalendar;
  training: ClubLog;
}

/** Training plans of clubs: writing, publishing into the calendar, joining, and what reaches the log. */
export function createPlans(platform: Needs) {
  const needs = { ...platform, reading: planReading(platform) };
  const joining = planJoining(needs);
  return {
    personalData: planData,
    routes: planRoutes({ reading: needs.reading, writing: planWriting(needs), joining }),
    notifications: planNotifications,
    subscribers: [
      planTelling(needs),
      attendanceSubscriber({ db: platform.db, log: platform.training }),
    ],
    jobs: [
      {
        name: 'training plans of people who left the club',
        keepDays: 0,
        sweep: joiningStore.removeStrays,
      },
    ],
    content: [planContent({ reading: needs.reading, joining })],
    api: { leftClub: joining.leftClub },
  };
}
