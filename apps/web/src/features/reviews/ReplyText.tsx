import { longDay } from '#lib/format/format.ts';
import type { ReviewReply } from '@ribbon/domain/reviews';
import type { ReactNode } from 'react';

/** What a club answered, below the review that it answers. */
export function ReplyText({
  club,
  reply,
  actions,
}: {
  club: string;
  reply: ReviewReply;
  actions?: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-1 rounded-md bg-surface-sunken px-4 py-3">
      <p className="text-sm font-semibold">
        Reply from {club}{' '}
        <time dateTime={reply.createdAt.toISOString()} className="font-normal text-muted">
          · {longDay(reply.createdAt)}
        </time>
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{reply.content}</p>
      {actions}
    </div>
  );
}
