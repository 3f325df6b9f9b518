import { useSettings } from '#features/settings';
import { daysAway, longDay } from '#lib/format/format.ts';
import { meQuery } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Heading, Loading, MessageScreen, QueryBoundary, RibbonBackdrop, Skeleton } from '#ui';
import { familyFaults, type WaitingState } from '@ribbon/domain/families';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { waitingQuery } from '../families.requests.queries.ts';
import { AskAgain } from './AskAgain.tsx';
import { SignOutButton } from './SignOutButton.tsx';

/** What a child sees until a grown-up has said yes. It goes on by itself. */
export function WaitingScreen() {
  useTitle('Waiting for your grown-up');
  const { platformName } = useSettings();
  const queries = useQueryClient();
  const query = useQuery(waitingQuery);
  const waitsNoMore = familyFaults.notWaiting.matches(query.error);
  useEffect(() => {
    if (waitsNoMore) void queries.invalidateQueries({ queryKey: meQuery.queryKey });
  }, [waitsNoMore, queries]);
  return (
    <MessageScreen>
      <div className="relative isolate overflow-hidden rounded-lg bg-surface-sunken px-5 pt-52 pb-8 sm:px-10 sm:pt-60 sm:pb-12">
        <RibbonBackdrop className="absolute inset-x-0 top-0 -z-10 h-48 w-full" />
        <div className="mx-auto flex max-w-lg flex-col gap-6">
          <div className="flex flex-col gap-3">
            <Heading level={1} size="xl">
              Almost on the carpet!
            </Heading>
            <p>
              You can start on {platformName} as soon as your grown-up says yes. This page updates
              when that happens.
            </p>
          </div>
          {/* Whoever waits no more is on the way to another screen. */}
          <QueryBoundary
            query={{ ...query, isError: query.isError && !waitsNoMore }}
            failed={{ title: 'We couldn’t load this' }}
            loading={
              <Loading className="flex flex-col gap-4">
                <Skeleton className="w-full" />
                <Skeleton className="w-2/3" />
                <Skeleton shape="block" className="h-12 w-48 rounded-full" />
              </Loading>
            }
          >
            {(state) => <Request state={state} />}
          </QueryBoundary>
          <div className="border-t-2 border-line pt-6">
            <SignOutButton />
          </div>
        </div>
      </div>
    </MessageScreen>
  );
}

function Request({ state }: { state: WaitingState }) {
  return (
    <>
      {state.guardianEmail === null ? (
        <p>The grown-up who looked after your account has left. Please ask another one.</p>
      ) : (
        <dl className="flex flex-col gap-4">
          <div className="min-w-0">
            <dt className="text-sm text-muted">We asked</dt>
            <dd className="font-semibold wrap-anywhere">{state.guardianEmail}</dd>
          </div>
          {state.sentAt && (
            <div>
              <dt className="text-sm text-muted">Our last email</dt>
              <dd className="font-semibold first-letter:uppercase">{daysAway(state.sentAt)}</dd>
            </div>
          )}
        </dl>
      )}
      <AskAgain state={state} />
      <p className="text-sm text-muted">
        If nobody answers by {longDay(state.purgeAt)}, we’ll delete your account and everything you
        typed. You can always sign up again.
      </p>
    </>
  );
}
