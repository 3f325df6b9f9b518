import { wordsFor } from '#lib/http/client.ts';
import { Heading, Loading, QueryBoundary, Section, Skeleton, toast } from '#ui';
import { isChild, type Me } from '@ribbon/domain/accounts';
import { notificationFaults, notificationPolicy } from '@ribbon/domain/notifications';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery, useChangeSettings } from '../notifications.queries.ts';
import { CategorySwitches } from './CategorySwitches.tsx';
import { KindTable } from './KindTable.tsx';
import { QuietHoursForm } from './QuietHoursForm.tsx';
import { QuietHoursWords } from './QuietHoursWords.tsx';

/** Which notifications the reader gets, where, and when not. */
export function NotificationSettingsSection({ me }: { me: Me }) {
  const query = useQuery(settingsQuery);
  const change = useChangeSettings();
  const Kinds = isChild(me.ageBand) ? CategorySwitches : KindTable;
  return (
    <div id="notifications" className="scroll-mt-24">
      <Section
        title="Notifications"
        intro={
          isChild(me.ageBand)
            ? 'What we tell you about, and your quiet hours.'
            : 'What we tell you in the app and by email. Changes take effect straight away.'
        }
      >
        <QueryBoundary
          query={query}
          failed={{ level: 3 }}
          loading={
            <Loading className="flex flex-col gap-3">
              <Skeleton shape="block" className="h-52" />
              <Skeleton className="mt-3 w-2/3" />
            </Loading>
          }
        >
          {(settings) => (
            <>
              <Kinds
                kinds={settings.kinds}
                onChange={(kinds) =>
                  change.mutate(
                    { ...settings, kinds },
                    { onError: (error) => toast.error(wordsFor(error)) },
                  )
                }
              />
              {notificationPolicy.setsOwnQuietHours(me) ? (
                <QuietHoursForm
                  key={JSON.stringify(settings.quietHours)}
                  quietHours={settings.quietHours}
                  onSave={(quietHours) => change.mutateAsync({ ...settings, quietHours })}
                />
              ) : (
                <div className="flex flex-col gap-1 pt-4">
                  <Heading level={3}>Quiet hours</Heading>
                  <QuietHoursWords quietHours={settings.quietHours} />
                  <p className="text-muted">{notificationFaults.quietByGuardian.message}</p>
                </div>
              )}
            </>
          )}
        </QueryBoundary>
      </Section>
    </div>
  );
}
