import { useTitle } from '#lib/navigation/title.ts';
import { Button, CHECK_CONNECTION, EmptyState, Page, PagedList } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ChartLine } from 'lucide-react';
import { CareNotes } from '../overview/CareNotes.tsx';
import { SessionItem } from '../sessions/SessionItem.tsx';
import { TrainingLoading } from '../TrainingLoading.tsx';
import { logQuery } from '../training.queries.ts';
import { CommentForm } from './CommentForm.tsx';
import { t } from '@ribbon/domain/kernel';

/** Somebody else's log, for a guardian or a coach it is shared with. */
export function LogScreen() {
  const { userId } = useParams({ from: '/training/$userId' });
  const query = useInfiniteQuery(logQuery(userId as UserId));
  const log = query.data?.pages[0];
  useTitle(log ? t('{person}’s training log', { person: log.person.name }) : 'Training log');
  return (
    <Page
      title="Training log"
      width="text"
      actions={
        // Its place is kept, so that nothing moves when the log comes.
        <Button
          className={log ? '' : 'invisible'}
          variant="secondary"
          icon={<ChartLine aria-hidden />}
          render={<Link to="/score-passport/$userId" params={{ userId }} />}
        >
          Score Passport
        </Button>
      }
    >
      {log && <p className="text-muted">What {log.person.name} has practised.</p>}
      {log && <CareNotes care={log.care} name={log.person.name} />}
      <PagedList
        query={query}
        rowsOf={(page) => page.sessions}
        loading={<TrainingLoading />}
        failed={{
          title: 'We couldn’t load this log',
          text: t('It may not be shared with you any more. {checkConnection}', {
            checkConnection: CHECK_CONNECTION,
          }),
        }}
        empty={
          <EmptyState
            compact
            title="No sessions yet"
            text="Sessions appear here once they’re logged."
          />
        }
        moreLabel="Earlier sessions"
        moreFailed="We couldn’t load the next sessions. Please try again."
      >
        {(sessions) => (
          <ul className="divide-y-2 divide-line">
            {sessions.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                canShare={false}
                below={log?.mayComment && <CommentForm sessionId={session.id} />}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  );
}
