import type { GuardianGate } from '#features/families';
import type { GeocodingService } from '#features/geocoding';
import type { MediaLibrary } from '#features/media';
import type { Moderation } from '#features/moderation';
import { subscriber } from '#platform/outbox/domain-events';
import type { Platform } from '#platform/slice';
import { adminService } from './admin.service.ts';
import { adminStore } from './admin.store.ts';
import { competitionAnnouncements } from './competitions.announcements.ts';
import { competitionChores } from './competitions.chores.ts';
import { findCompetitions, tellNextCompetition } from './competitions.found.ts';
import { competitionLetters } from './competitions.letters.ts';
import { competitionLocating } from './competitions.locating.ts';
import { competitionNotices } from './competitions.notices.ts';
import { competitionData } from './competitions.own-data.ts';
import { competitionPages } from './competitions.pages.ts';
import { type Clubs, competitionReading } from './competitions.reading.ts';
import { competitionRoutes } from './competitions.routes.ts';
import {
  competitionHiding,
  competitionPictureHooks,
  competitionPictureReader,
  competitionSubject,
  proofReader,
} from './competitions.subjects.ts';
import { entryChores } from './entries/entries.chores.ts';
import { entryService } from './entries/entries.service.ts';
import { entryTies } from './entries/entries.ties.ts';
import { placeAllocation } from './entries/places.ts';
import { registrationService } from './entries/registration.service.ts';
import { organiserService } from './organisers/organisers.service.ts';
import { organiserStore } from './organisers/organisers.store.ts';
import { tellingSubscribers } from './competitions.telling.ts';
import { type ReadableLogs, passportService } from './passport/passport.service.ts';
import { resultService } from './results/results.service.ts';
import { scoreService } from './results/scores.service.ts';
import { writingService } from './writing.service.ts';

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
    announcements: competitionAnnouncements(),
    locate: competitionLocating(platform.geocoding),
    reading: competitionReading(platform),
    places: placeAllocation(platform),
  };
  const entering = entryService(needs);
  const ties = entryTies(needs);
  return {
    ownData: competitionData,
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
    notices: competitionNotices,
    pages: competitionPages(needs),
    start: tellNextCompetition(needs),
    find: findCompetitions(needs),
    letters: competitionLetters(needs),
    subscribers: [
      ...tellingSubscribers(needs),
      subscriber('competitions', 'child.turned_thirteen', ({ childId }) =>
        needs.db.transaction().execute((tx) => ties.turnedThirteen(tx, childId)),
      ),
    ],
    waiting: {
      competitions: () => adminStore.waiting(needs.db, needs.clock()),
      organisers: () => organiserStore.waiting(needs.db, needs.clock()),
    },
    overdue: { competitions: () => adminStore.overdue(needs.db, needs.clock()) },
    chores: [...competitionChores(needs), ...entryChores({ ...needs, ties })],
    api: {
      ...ties,
      subject: competitionSubject(needs),
      hiding: competitionHiding(needs),
      picture: { reader: competitionPictureReader, hooks: competitionPictureHooks(needs) },
      proof: { reader: proofReader, hooks: { decided: async () => undefined } },
    },
  };
}
