import { useTitle } from '#lib/navigation/title.ts';
import {
  CHECK_CONNECTION,
  EmptyState,
  Loading,
  OutOfDate,
  Page,
  PillLinks,
  QueryBoundary,
  Skeleton,
} from '#ui';
import { type Me, givenName, isChild } from '@ribbon/domain/accounts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FirstSteps } from './FirstSteps.tsx';
import { StartRow } from './StartRow.tsx';
import { nextSteps } from './start.links.texts.ts';
import { startQuery } from './start.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** The first screen of a member: what needs attention, what is next, and where to go. */
export function StartScreen({ me }: { me: Me }) {
  useTitle(undefined);
  const query = useQuery(startQuery);
  const forChild = isChild(me.ageBand);
  const name = me.fullName === null ? me.username : givenName(me.fullName);
  return (
    <Page
      title={
        <span className="wrap-anywhere">
          {forChild ? t('Hi {name}!', { name }) : t('Hello, {name}', { name })}
        </span>
      }
      intro={forChild ? 'Here’s what’s happening.' : 'What’s waiting for you, and what’s next.'}
      width="text"
    >
      <QueryBoundary
        query={query}
        loading={
          <Loading label="Loading what’s next..." className="flex flex-col gap-3">
            {[1, 2, 3].map((nth) => (
              <Skeleton key={nth} shape="block" className="h-20" />
            ))}
          </Loading>
        }
        failed={{ title: 'We couldn’t load what’s next', text: CHECK_CONNECTION }}
      >
        {({ lines, firstSteps }) => (
          <div className="flex flex-col gap-4">
            {query.isRefetchError && <OutOfDate onRetry={() => void query.refetch()} />}
            {lines.length > 0 && (
              <ul aria-label="What’s next" className="flex flex-col gap-3">
                {lines.map((line) => (
                  <StartRow
                    key={`${line.kind} ${line.title ?? ''} ${line.link}`}
                    line={line}
                    forChild={forChild}
                  />
                ))}
              </ul>
            )}
            <FirstSteps
              me={me}
              steps={firstSteps}
              otherwise={lines.length === 0 && <Quiet forChild={forChild} />}
            />
          </div>
        )}
      </QueryBoundary>
      {/* Below what may be longer or shorter: once that is known, nothing moves. */}
      {!query.isPending && (
        <PillLinks
          label="Go to"
          links={nextSteps(me).map(({ to, label }) => ({ label, link: <Link to={to} /> }))}
        />
      )}
    </Page>
  );
}

const Quiet = ({ forChild }: { forChild: boolean }) => (
  <EmptyState
    compact
    title={forChild ? 'All quiet today' : 'Nothing is waiting'}
    text={
      forChild
        ? 'Nothing to do right now. Have fun at training!'
        : 'You’re up to date. Sessions, news and decisions will show up here.'
    }
  />
);
