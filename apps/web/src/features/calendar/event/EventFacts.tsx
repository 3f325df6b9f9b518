import type { ClubEvent } from '@ribbon/domain/calendar';
import { capitalised, t, zonePlace } from '@ribbon/domain/kernel';
import { Clock, type LucideIcon, MapPin, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayOf, timesOf } from '../calendar.format.ts';
import { placesOf } from '../list/calendar.capacity.format.ts';

/** When, where and how full. */
export function EventFacts({ event }: { event: ClubEvent }) {
  const places = placesOf(event);
  return (
    <dl className="flex flex-col gap-4">
      <Fact icon={Clock} term="When">
        <span className="font-semibold">{capitalised(dayOf(event))}</span>
        <br />
        {t('{times} ({place} time)', { times: timesOf(event), place: zonePlace(event.zone) })}
      </Fact>
      {event.location !== '' && (
        <Fact icon={MapPin} term="Where">
          {event.location}
        </Fact>
      )}
      {places && (
        <Fact icon={UsersRound} term="Places">
          {places}
        </Fact>
      )}
    </dl>
  );
}

function Fact({
  icon: Icon,
  term,
  children,
}: {
  icon: LucideIcon;
  term: string;
  children: ReactNode;
}) {
  return (
    <div className="flex items-start gap-3.5">
      <dt className="mt-0.5">
        <Icon aria-hidden className="size-6 text-brand-ink" />
        <span className="sr-only">{term}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
