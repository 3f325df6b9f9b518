import { When } from '#lib/format/When.tsx';
import { QueryBoundary, Section, Skeleton } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { REPORTED_TYPE_LABELS } from '@ribbon/domain/reports';
import { useQuery } from '@tanstack/react-query';
import { openingsQuery } from './reports.queries.ts';

/** When a moderator looked at something of a child that is not for everybody. */
export function ChildOpenings({ childId }: { childId: UserId }) {
  return (
    <Section
      title="Seen by our moderators"
      intro="If someone reports something that isn’t public, a moderator may need to look at it. We log it every time."
    >
      <QueryBoundary
        query={useQuery(openingsQuery(childId))}
        failed={{ title: 'We couldn’t load this' }}
        loading={<Skeleton shape="block" className="h-12" />}
        empty={<p className="text-muted">Nothing so far.</p>}
      >
        {(openings) => (
          <ul className="flex flex-col gap-2">
            {openings.map(({ id, contentType, at }) => (
              <li
                key={id}
                className="flex flex-wrap justify-between gap-x-6 border-b border-line pb-2"
              >
                <span className="first-letter:uppercase">{REPORTED_TYPE_LABELS[contentType]}</span>
                <When at={at} className="text-muted" />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Section>
  );
}
