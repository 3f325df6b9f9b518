import type { Clock } from '#platform/clock';
import type { Chore } from '#platform/housekeeping';
import { clubTimeOf } from '@ribbon/domain/calendar';
import type { CompetitionAnnouncements } from './competitions.realtime.ts';
import { writingStore } from './write/competitions.write.store.ts';

interface Needs {
  clock: Clock;
  announcements: CompetitionAnnouncements;
}

export const competitionChores = ({ clock, announcements }: Needs): Chore[] => [
  {
    name: 'competitions that begin or are over',
    keepDays: 0,
    sweep: (db) =>
      db.transaction().execute(async (tx) => {
        const moved = await writingStore.moveOn(tx, clubTimeOf(clock()).day);
        if (moved > 0) await announcements.changed(tx);
      }),
  },
];
