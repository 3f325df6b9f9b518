import { wordsFor } from '#lib/http/client.ts';
import { dayAndTime, longDay } from '#lib/format/format.ts';
import { Button, CHECK_CONNECTION, Dialog, Loading, Notice, QueryBoundary, Skeleton } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { CalendarFeed } from '@ribbon/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { FeedAddress } from './FeedAddress.tsx';
import { feedsQuery, useCloseFeed, useOpenFeed } from './calendar.feed.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** The secret address of a calendar that a phone or computer reads by itself. */
export function FeedDialog({
  open,
  onOpenChange,
  clubId,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  clubId: ClubId | undefined;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Subscribe to this calendar"
      description={
        clubId
          ? 'Your phone or computer will show this club’s events and keep them up to date. It won’t show who’s going.'
          : 'Your phone or computer will show all your clubs’ events and keep them up to date. It won’t show who’s going.'
      }
    >
      <Feed clubId={clubId ?? null} />
    </Dialog>
  );
}

function Feed({ clubId }: { clubId: ClubId | null }) {
  return (
    <QueryBoundary
      query={useQuery(feedsQuery)}
      failed={{ level: 3, title: 'We couldn’t load this', text: CHECK_CONNECTION }}
      loading={
        <Loading>
          <Skeleton className="h-12" />
        </Loading>
      }
    >
      {(feeds) => <Steps clubId={clubId} feed={feeds.find((feed) => feed.clubId === clubId)} />}
    </QueryBoundary>
  );
}

function Steps({ clubId, feed }: { clubId: ClubId | null; feed: CalendarFeed | undefined }) {
  const openFeed = useOpenFeed();
  const closeFeed = useCloseFeed();
  const error = openFeed.error ?? closeFeed.error;
  const address = feed && openFeed.data?.address;
  return (
    <div className="flex flex-col gap-5">
      {error && <Notice tone="danger">{wordsFor(error)}</Notice>}
      {address && <FeedAddress address={address} />}
      {feed && !address && (
        <p>
          You created your link on {longDay(feed.createdAt)}.{' '}
          {feed.lastReadAt
            ? t('Last used on {lastReadAt}.', { lastReadAt: dayAndTime(feed.lastReadAt) })
            : 'It hasn’t been used yet.'}{' '}
          We don’t keep a copy, so if you need it again, create a new one.
        </p>
      )}
      <Notice role="none" tone="caution">
        Anyone with the link can see when and where events are. Please don’t share it.
      </Notice>
      <div className="flex flex-wrap gap-3">
        {!address && (
          <Button pending={openFeed.isPending} onClick={() => openFeed.mutate(clubId)}>
            {feed ? 'Create a new link' : 'Create my link'}
          </Button>
        )}
        {feed && (
          <Button
            variant="secondary"
            pending={closeFeed.isPending}
            onClick={() => closeFeed.mutate(feed.id, { onSuccess: () => openFeed.reset() })}
          >
            Switch it off
          </Button>
        )}
      </div>
      {feed && !address && <p className="text-sm text-muted">A new link replaces the old one.</p>}
    </div>
  );
}
