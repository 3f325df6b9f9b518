import { longDay } from '#lib/format/format.ts';
import { QueryBoundary, Section, Skeleton } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { openingsQuery } from './admin-accounts.queries.ts';

/** When an administrator opened what is kept about a child, and why. */
export function ChildAccountOpenings({ childId, name }: { childId: UserId; name: string }) {
  return (
    <Section
      title="Opened by our administrators"
      intro={`An administrator may need to look at ${name}’s details, to help you for example. They have to say why, and you can read it here.`}
    >
      <QueryBoundary
        query={useQuery(openingsQuery(childId))}
        failed={{ title: 'This could not be loaded' }}
        loading={<Skeleton shape="block" className="h-12" />}
        empty={<p className="text-muted">Nothing so far.</p>}
      >
        {(openings) => (
          <ul className="flex flex-col gap-2">
            {openings.map(({ id, reason, at }) => (
              <li key={id} className="border-b border-line pb-2 wrap-anywhere">
                One of our administrators opened {name}’s details on {longDay(at)}, because:{' '}
                {reason}
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Section>
  );
}
