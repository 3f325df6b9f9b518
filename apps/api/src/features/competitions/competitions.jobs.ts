import type { Clock } from '#platform/clock';
import type { Job } from '#platform/retention/housekeeping';
import { clubTimeOf } from '@ribbon/domain/calendar';
import type { CompetitionRealtime } from './competitions.realtime.ts';
import { writingStore } from './write/competitions.write.store.ts';

interface Needs {
  clock: Clock;
  realtime: CompetitionRealtime;
}

export const competitionJobs = ({ clock, realtime }: Needs): Job[] => [
  {
    name: 'competitions that begin or are over',
    keepDays: 0,
    sweep: (db) =>
      db.transaction().execute(async (tx) => {
        const moved = await writingStore.moveOn(tx, clubTimeOf(clock()).day);
        if (moved > 0) await realtime.changed(tx);
      }),
  },
];
