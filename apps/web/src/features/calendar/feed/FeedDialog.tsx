import { wordsFor } from '#lib/http/client.ts';
import { dayAndTime, longDay } from '#lib/format/format.ts';
import { Button, CHECK_CONNECTION, Dialog, Loading, Notice, QueryBoundary, Skeleton } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { CalendarFeed } from '@ribbon/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { FeedAddress } from './FeedAddress.tsx';
import { feedsQuery, useCloseFeed, useOpenFeed } from './calendar.feed.queries.ts';

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
      description={`Your phone or computer then shows ${clubId ? 'the events of this club' : 'the events of all your clubs'} and keeps them up to date. It doesn’t show who is going.`}
    >
      <Feed clubId={clubId ?? null} />
    </Dialog>
  );
}

function Feed({ clubId }: { clubId: ClubId | null }) {
  return (
    <QueryBoundary
      query={useQuery(feedsQuery)}
      failed={{ level: 3, title: 'This could not be loaded', text: CHECK_CONNECTION }}
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
          Your address was created on {longDay(feed.createdAt)}.{' '}
          {feed.lastReadAt
            ? `It was last read on ${dayAndTime(feed.lastReadAt)}.`
            : 'It hasn’t been used yet.'}{' '}
          We don’t keep a copy: if you need it again, make a new one.
        </p>
      )}
      <Notice role="none" tone="caution">
        Anyone with the address can see when and where events are. Please don’t share it.
      </Notice>
      <div className="flex flex-wrap gap-3">
        {!address && (
          <Button pending={openFeed.isPending} onClick={() => openFeed.mutate(clubId)}>
            {feed ? 'Make a new address' : 'Make my address'}
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
      {feed && !address && (
        <p className="text-sm text-muted">A new address replaces the old one.</p>
      )}
    </div>
  );
}
