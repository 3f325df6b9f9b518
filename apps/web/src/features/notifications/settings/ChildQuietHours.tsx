import { Loading, QueryBoundary, Section, Skeleton } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { childQuietHoursQuery, useChangeChildQuietHours } from '../notifications.queries.ts';
import { QuietHoursFields } from './QuietHoursForm.tsx';
import { QuietHoursWords } from './QuietHoursWords.tsx';
import { t } from '@ribbon/domain/kernel';

/** When a child under 13 is left in peace: set by who decides, read by who looks. */
export function ChildQuietHours({
  child,
  mayChange,
}: {
  child: { id: UserId; name: string };
  mayChange: boolean;
}) {
  const query = useQuery(childQuietHoursQuery(child.id));
  const change = useChangeChildQuietHours(child.id);
  return (
    <Section
      title="Quiet hours"
      intro={t(
        'Nothing will pop up for {child} at these times. {child} can see quiet hours but can’t change them.',
        { child: child.name },
      )}
    >
      <QueryBoundary
        query={query}
        failed={{ level: 3, title: 'We couldn’t load the quiet hours' }}
        loading={
          <Loading>
            <Skeleton shape="block" className="h-28" />
          </Loading>
        }
      >
        {(quietHours) =>
          mayChange ? (
            <QuietHoursFields
              key={JSON.stringify(quietHours)}
              quietHours={quietHours}
              saved={t('{child}’s quiet hours are saved', { child: child.name })}
              onSave={(wish) => change.mutateAsync(wish)}
            />
          ) : (
            <QuietHoursWords quietHours={quietHours} />
          )
        }
      </QueryBoundary>
    </Section>
  );
}
