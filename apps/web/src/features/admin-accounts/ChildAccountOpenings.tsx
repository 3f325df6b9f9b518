import { longDay } from '#lib/format/format.ts';
import { QueryBoundary, Section, Skeleton } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { openingsQuery } from './admin-accounts.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** When an administrator opened what is kept about a child, and why. */
export function ChildAccountOpenings({ childId, name }: { childId: UserId; name: string }) {
  return (
    <Section
      title="When our administrators looked at this account"
      intro={t(
        'Sometimes an administrator needs to look at {name}’s details, for example to help you. They have to say why, and you can read the reason here.',
        { name },
      )}
    >
      <QueryBoundary
        query={useQuery(openingsQuery(childId))}
        failed={{ title: 'We couldn’t load this' }}
        loading={<Skeleton shape="block" className="h-12" />}
        empty={<p className="text-muted">Nothing so far.</p>}
      >
        {(openings) => (
          <ul className="flex flex-col gap-2">
            {openings.map(({ id, reason, at }) => (
              <li key={id} className="border-b border-line pb-2 wrap-anywhere">
                One of our administrators looked at {name}’s details on {longDay(at)}. Reason:{' '}
                {reason}
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Section>
  );
}
