import type { ContentKind } from '#platform/content/content';
import type { EventId } from '@ribbon/domain/calendar';
import { commonFaults } from '@ribbon/domain/kernel';
import { sql } from 'kysely';
import type { AnswerService } from './answers/calendar.answers.service.ts';
import type { EventReading } from './calendar.read.service.ts';

interface Needs {
  reading: EventReading;
  answers: AnswerService;
}

/** Events of clubs, and the answers of children to them. */
export const eventContent = ({ reading, answers }: Needs): ContentKind[] => [
  {
    kind: 'club_event',
    report: {
      async find(viewer, id) {
        try {
          const { title, description, location } = await reading.read(viewer, id as EventId);
          const snapshot = [title, description, location].filter(Boolean).join(' · ');
          return { authorId: null, snapshot, audience: 'club', isForEverybody: true };
        } catch (error) {
          if (commonFaults.notFound.matches(error)) return undefined;
          throw error;
        }
      },
    },
  },
  {
    kind: 'event_rsvp',
    guardian: {
      column: 'event_id',
      permission: 'join_clubs',
      decide: answers.decideAsGuardian,
      details: (id) => sql`
        select json_build_object('event', json_build_object('title', event.title,
            'location', coalesce(event.location, ''), 'startsAt', event.starts_at,
            'country', club.country, 'timeZone', club.time_zone),
          'club', json_build_object('name', club.name, 'city', coalesce(club.city, '')))
        from club_events event join clubs club on club.id = event.club_id where event.id = ${id}`,
    },
    revoke: { join_clubs: answers.stop },
  },
];
