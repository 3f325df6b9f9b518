import { DetailsDialog } from '#lib/admin-list/DetailsDialog.tsx';
import { dayAndTime } from '#lib/format/format.ts';
import { Button, Loading, QueryBoundary, Skeleton } from '#ui';
import type { MessageDetails as Details, ReceivedMessage } from '@ribbon/domain/messages';
import { useQuery } from '@tanstack/react-query';
import { AnswerForm } from './AnswerForm.tsx';
import { StatusBadge, TopicBadge } from './MessageTable.tsx';
import { messageQuery, useChange } from './messages.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** One message with what was answered, and what can be done about it. */
export const MessageDetails = ({
  message,
  onClose,
}: {
  message: ReceivedMessage | undefined;
  onClose: () => void;
}) => (
  <DetailsDialog row={message} title="Message" onClose={onClose}>
    {(shown) => <Read key={shown.id} message={shown} onClose={onClose} />}
  </DetailsDialog>
);

function Read({ message, onClose }: { message: ReceivedMessage; onClose: () => void }) {
  const query = useQuery(messageQuery(message.id));
  return (
    <QueryBoundary
      query={query}
      loading={
        <Loading label="Loading the message...">
          <Skeleton shape="block" className="h-40" />
        </Loading>
      }
      failed={{ level: 3, title: 'We couldn’t load the message' }}
    >
      {(details) => (
        <div className="flex flex-col gap-6">
          <Question details={details} />
          <Answers answers={details.answers} />
          {details.status === 'done' ? (
            <p className="text-muted">
              Marked as done
              {details.handledBy && t(' by {handledBy}', { handledBy: details.handledBy })}
              {details.handledAt && `, ${dayAndTime(details.handledAt)}`}.
            </p>
          ) : (
            <AnswerForm
              messageId={details.id}
              name={details.name}
              version={details.version}
              refetchVersion={async () => (await query.refetch()).data?.version}
              onDone={onClose}
            />
          )}
          <Change details={details} />
        </div>
      )}
    </QueryBoundary>
  );
}

const Question = ({ details }: { details: Details }) => (
  <section aria-label="Their message" className="flex flex-col gap-3">
    <p className="flex flex-wrap items-center gap-2">
      <TopicBadge topic={details.topic} />
      <StatusBadge status={details.status} />
    </p>
    <p className="wrap-anywhere">
      <span className="font-semibold">{details.name}</span>
      <span className="block text-sm text-muted">
        {details.email}, {dayAndTime(details.createdAt)}
      </span>
    </p>
    <p className="rounded-md bg-surface-sunken p-4 wrap-anywhere whitespace-pre-line">
      {details.message}
    </p>
  </section>
);

function Answers({ answers }: Pick<Details, 'answers'>) {
  if (answers.length === 0) return null;
  return (
    <section aria-label="Our replies" className="flex flex-col gap-4">
      {answers.map(({ id, answer, by, at }) => (
        <div key={id} className="border-l-4 border-line pl-4">
          <p className="text-sm text-muted">
            {by ? t('Reply by {by}', { by }) : 'Reply'}, {dayAndTime(at)}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{answer}</p>
        </div>
      ))}
    </section>
  );
}

function Change({ details: { id, version, status } }: { details: Details }) {
  const change = useChange(id);
  const isDone = status === 'done';
  return (
    <div>
      <Button
        variant="secondary"
        pending={change.isPending}
        onClick={() => change.mutate({ version, done: !isDone })}
      >
        {isDone ? 'Open again' : 'Mark as done'}
      </Button>
    </div>
  );
}
