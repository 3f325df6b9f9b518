import type { GuardianGate } from '#features/families';
import type { GeocodingService } from '#features/geocoding';
import type { MediaLibrary } from '#features/media';
import type { Moderation } from '#features/moderation';
import { subscriber } from '#platform/outbox/domain-events';
import type { Platform } from '#platform/slice';
import { adminService } from './admin/competitions.admin.service.ts';
import { adminStore } from './admin/competitions.admin.store.ts';
import { competitionRealtime } from './competitions.realtime.ts';
import { competitionJobs } from './competitions.jobs.ts';
import { findCompetitions, nextCompetitionLines } from './read/competitions.search.ts';
import { competitionEmails } from './notify/competitions.emails.ts';
import { competitionLocating } from './write/competitions.location.service.ts';
import { competitionNotifications } from './notify/competitions.notifications.ts';
import { competitionData } from './competitions.personal-data.ts';
import { competitionPages } from './read/competitions.pages.ts';
import { type Clubs, competitionReading } from './read/competitions.read.service.ts';
import { competitionRoutes } from './competitions.routes.ts';
import { competitionContent } from './competitions.content.ts';
import { entryJobs } from './entries/competitions.entries.jobs.ts';
import { entryService } from './entries/competitions.entries.service.ts';
import { entryTies } from './entries/competitions.entries.guardian.ts';
import { slotAllocation } from './entries/competitions.places.service.ts';
import { registrationService } from './entries/competitions.registration.service.ts';
import { organiserService } from './organisers/competitions.organisers.service.ts';
import { organiserStore } from './organisers/competitions.organisers.store.ts';
import { fanOutSubscribers } from './notify/competitions.events.ts';
import { type ReadableLogs, passportService } from './passport/competitions.passport.service.ts';
import { resultService } from './results/competitions.results.service.ts';
import { scoreService } from './results/competitions.scores.service.ts';
import { writingService } from './write/competitions.write.service.ts';

interface Needs extends Platform {
  guardians: GuardianGate;
  moderation: Moderation;
  media: MediaLibrary;
  geocoding: GeocodingService;
  clubs: Clubs;
  logs: ReadableLogs;
}

/** Competitions: finding them, sending them in, deciding about them, entering them, their results. */
export function createCompetitions(platform: Needs) {
  const needs = {
    ...platform,
    realtime: competitionRealtime(),
    locate: competitionLocating(platform.geocoding),
    reading: competitionReading(platform),
    places: slotAllocation(platform),
  };
  const entering = entryService(needs);
  const ties = entryTies(needs);
  return {
    personalData: competitionData,
    routes: competitionRoutes({
      reading: needs.reading,
      writing: writingService(needs),
      administration: adminService(needs),
      entering,
      registration: registrationService(needs),
      results: resultService(needs),
      scores: scoreService(needs),
      passport: passportService(needs),
      organisers: organiserService(needs),
    }),
    notifications: competitionNotifications,
    pages: competitionPages(needs),
    start: nextCompetitionLines(needs),
    find: findCompetitions(needs),
    emails: competitionEmails(needs),
    subscribers: [
      ...fanOutSubscribers(needs),
      subscriber('competitions', 'child.turned_thirteen', ({ childId }) =>
        needs.db.transaction().execute((tx) => ties.turnedThirteen(tx, childId)),
      ),
    ],
    waiting: {
      competitions: () => adminStore.waiting(needs.db, needs.clock()),
      organisers: () => organiserStore.waiting(needs.db, needs.clock()),
    },
    overdue: { competitions: () => adminStore.overdue(needs.db, needs.clock()) },
    jobs: [...competitionJobs(needs), ...entryJobs({ ...needs, ties })],
    content: competitionContent({ ...needs, ties }),
    api: { leftClub: ties.leftClub, linkEnded: ties.linkEnded },
  };
}
