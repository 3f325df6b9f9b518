import { wordsFor } from '#lib/client.ts';
import { useTitle } from '#lib/title.ts';
import { Button, ErrorState, Loading, Notice, Page, Skeleton, TakesFocus } from '#ui';
import { commonFaults } from '@ribbon/domain/kernel';
import { KINDS } from '@ribbon/domain/notifications';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { mailLineQuery, useStopMails } from './notifications.queries.ts';

const settings = (
  <Button variant="secondary" render={<Link to="/account" hash="notifications" />}>
    Choose which mails I get
  </Button>
);

/** Where the link at the end of a mail leads. A button, because mail programs open links by themselves. */
export function StopMailsScreen() {
  useTitle('Stop these mails');
  const { token = '' } = useSearch({ from: '/stop-mails' });
  const line = useQuery(mailLineQuery(token));
  const stop = useStopMails(token);
  const isUnknown =
    token === '' || [line.error, stop.error].some((error) => commonFaults.notFound.matches(error));
  return (
    <Page title="Stop these mails" width="form">
      {isUnknown && (
        <Notice tone="danger" title="The link didn’t work" action={settings}>
          Perhaps a part of it is missing. You can choose in your account which mails you get.
        </Notice>
      )}
      {!isUnknown && line.isError && (
        <ErrorState
          title="This could not be loaded"
          text={wordsFor(line.error)}
          pending={line.isFetching}
          onRetry={() => void line.refetch()}
        />
      )}
      {!isUnknown && line.isPending && (
        <Loading label="Loading...">
          <Skeleton shape="block" className="h-24" />
        </Loading>
      )}
      {line.data && !line.data.isWanted && (
        <TakesFocus>
          <Notice tone="safe" title="These mails have stopped" action={settings}>
            We send you no more mails about: {KINDS[line.data.type].label}. What you see in the app
            stays as it is.
          </Notice>
        </TakesFocus>
      )}
      {!isUnknown && line.data?.isWanted && (
        <div className="flex flex-col gap-5">
          {stop.isError && <Notice tone="danger">{wordsFor(stop.error)}</Notice>}
          <p>
            You get mails about: <strong>{KINDS[line.data.type].label}</strong>. Shall we stop them?
            What you see in the app stays as it is.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button pending={stop.isPending} onClick={() => stop.mutate()}>
              Stop these mails
            </Button>
            {settings}
          </div>
        </div>
      )}
    </Page>
  );
}
