import type { ClubId } from '@ribbon/domain/accounts';
import { EventsPanel } from './EventsPanel.tsx';

/** A club's calendar as a part of another screen. */
export function ClubEventsPanel({ clubId, canManage }: { clubId: ClubId; canManage: boolean }) {
  return <EventsPanel clubId={clubId} canManage={canManage} />;
}
