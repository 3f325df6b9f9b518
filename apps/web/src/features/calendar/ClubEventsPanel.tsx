import type { ClubId } from '@ribbon/domain/accounts';
import { EventsPanel } from './EventsPanel.tsx';

/** A club's calendar as a part of another screen. */
export function ClubEventsPanel({
  clubId,
  canManage,
  startsPlanning = false,
}: {
  clubId: ClubId;
  canManage: boolean;
  /** Opens with the form of a new event. */
  startsPlanning?: boolean;
}) {
  return <EventsPanel clubId={clubId} canManage={canManage} startsPlanning={startsPlanning} />;
}
