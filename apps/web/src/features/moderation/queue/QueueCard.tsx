import { PersonPortrait } from '#features/media';
import { dayAndTime } from '#lib/format/format.ts';
import { useMe } from '#lib/session/session.ts';
import { When } from '#lib/format/When.tsx';
import { Badge, type BadgeTone, Button, Card, Heading } from '#ui';
import { AGE_BAND_LABELS, isAdult } from '@ribbon/domain/accounts';
import {
  QUEUE_REASON_LABELS,
  QUEUE_REASON_TEXTS,
  QUEUE_STATUS_LABELS,
  type QueueItem,
  type QueueStatus,
  queueMessages,
  queuePolicy,
} from '@ribbon/domain/moderation';
import { Findings } from './Findings.tsx';
import { HeldFile } from './HeldFile.tsx';
import { HeldPlace, Quote } from './HeldPlace.tsx';
import { thingIn } from './moderation.queue.texts.ts';
import { t } from '@ribbon/domain/kernel';

const TONES: Readonly<Record<QueueItem['priority'], BadgeTone>> = {
  2: 'danger',
  1: 'caution',
  0: 'neutral',
};
const STATUS_TONES: Readonly<Record<QueueStatus, BadgeTone>> = {
  waiting: 'caution',
  approved: 'safe',
  rejected: 'danger',
  withdrawn: 'neutral',
};

/** One pending item with everything needed to decide, or a decided one with its decision. */
export function QueueCard({
  item,
  onApprove,
  onReject,
}: {
  item: QueueItem;
  onApprove: () => void;
  onReject: () => void;
}) {
  const { author, reason, priority, media, decision, status } = item;
  const thing = thingIn(item);
  return (
    <Card
      render={<li />}
      {...(status === 'waiting' && { 'data-entry': true, tabIndex: -1 })}
      className="flex scroll-my-20 flex-col gap-5 lg:flex-row"
    >
      {media && (
        <div className="lg:w-80 lg:shrink-0">
          <HeldFile file={media} of={author.name} />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={TONES[priority]}>{QUEUE_REASON_LABELS[reason]}</Badge>
          {status !== 'waiting' && (
            <Badge tone={STATUS_TONES[status]}>{QUEUE_STATUS_LABELS[status]}</Badge>
          )}
          <When at={item.createdAt} className="text-sm text-muted" />
        </div>
        <div className="flex items-center gap-3">
          <PersonPortrait person={author} size="md" />
          <div className="min-w-0">
            <Heading level={2} size="lg" className="wrap-anywhere">
              {author.name}
            </Heading>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
              <span className="wrap-anywhere">@{author.username}</span>
              <Badge tone={isAdult(author.ageBand) ? 'neutral' : 'info'}>
                {AGE_BAND_LABELS[author.ageBand]}
              </Badge>
            </p>
          </div>
        </div>
        {status === 'waiting' && <p className="text-sm text-muted">{QUEUE_REASON_TEXTS[reason]}</p>}
        {media && <Findings file={media} />}
        {item.comment !== null && <Quote>{item.comment}</Quote>}
        {item.comment === null && media === null && (
          <p className="text-muted">The {thing} is no longer there.</p>
        )}
        <HeldPlace item={item} />
        {decision && status !== 'withdrawn' && <Decided {...decision} />}
        {status === 'waiting' && <Answers {...{ item, thing, onApprove, onReject }} />}
      </div>
    </Card>
  );
}

function Decided({ by, at, note }: NonNullable<QueueItem['decision']>) {
  return (
    <div className="border-t-2 border-line pt-3 text-sm">
      <p className="text-muted">
        {dayAndTime(at)}
        {by !== null && t(', by {by}', { by })}
      </p>
      {note !== null && <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{note}</p>}
    </div>
  );
}

function Answers({
  item,
  thing,
  onApprove,
  onReject,
}: {
  item: QueueItem;
  thing: string;
  onApprove: () => void;
  onReject: () => void;
}) {
  const me = useMe() ?? undefined;
  const own = queuePolicy.ownBy(me, { ...item, authorId: item.author.id });
  if (own !== undefined) return <p className="font-semibold">{queueMessages[own]}</p>;
  const what = t(' the {thing} by {author}', { thing, author: item.author.name });
  return (
    <div className="mt-auto grid grid-cols-2 gap-2.5 pt-1 sm:flex">
      <Button data-key="a" onClick={onApprove}>
        Approve<span className="sr-only">{what}</span>
      </Button>
      <Button data-key="r" variant="secondary" onClick={onReject}>
        Reject<span className="sr-only">{what}</span>
      </Button>
    </div>
  );
}
