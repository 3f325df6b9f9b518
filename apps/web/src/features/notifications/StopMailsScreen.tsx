import { wordsFor } from '#lib/http/client.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, ErrorState, Loading, Notice, Page, Skeleton, TakesFocus } from '#ui';
import { commonFaults } from '@ribbon/domain/kernel';
import { KINDS } from '@ribbon/domain/notifications';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { mailLineQuery, useStopMails } from './notifications.queries.ts';

const settings = (
  <Button variant="secondary" render={<Link to="/account" hash="notifications" />}>
    Choose which emails I get
  </Button>
);

/** Where the link at the end of a mail leads. A button, because mail programs open links by themselves. */
export function StopMailsScreen() {
  useTitle('Stop these emails');
  const { token = '' } = useSearch({ from: '/stop-mails' });
  const line = useQuery(mailLineQuery(token));
  const stop = useStopMails(token);
  const isUnknown =
    token === '' || [line.error, stop.error].some((error) => commonFaults.notFound.matches(error));
  return (
    <Page title="Stop these emails" width="form">
      {isUnknown && (
        <Notice tone="danger" title="The link didn’t work" action={settings}>
          Part of the link may be missing. You can choose which emails you get in your account.
        </Notice>
      )}
      {!isUnknown && line.isError && (
        <ErrorState
          title="We couldn’t load this"
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
          <Notice tone="safe" title="These emails have stopped" action={settings}>
            We won’t email you any more about: {KINDS[line.data.type].label}. What you see in the
            app stays the same.
          </Notice>
        </TakesFocus>
      )}
      {!isUnknown && line.data?.isWanted && (
        <div className="flex flex-col gap-5">
          {stop.isError && <Notice tone="danger">{wordsFor(stop.error)}</Notice>}
          <p>
            You get emails about: <strong>{KINDS[line.data.type].label}</strong>. Stop them? What
            you see in the app stays the same.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button pending={stop.isPending} onClick={() => stop.mutate()}>
              Stop these emails
            </Button>
            {settings}
          </div>
        </div>
      )}
    </Page>
  );
}
