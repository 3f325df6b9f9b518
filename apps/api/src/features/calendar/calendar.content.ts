import type { Member } from '@ribbon/domain/accounts';
import type { EventId } from '@ribbon/domain/calendar';
import { commonFaults } from '@ribbon/domain/kernel';
import type { EventReading } from './calendar.read.service.ts';

/** A club's event as something that everyone who sees it can report. */
export const eventSubject = (reading: EventReading) => async (viewer: Member, id: string) => {
  try {
    const { title, description, location } = await reading.read(viewer, id as EventId);
    const snapshot = [title, description, location].filter(Boolean).join(' · ');
    return { authorId: null, snapshot, audience: 'club', isForEverybody: true };
  } catch (error) {
    if (commonFaults.notFound.matches(error)) return undefined;
    throw error;
  }
};
