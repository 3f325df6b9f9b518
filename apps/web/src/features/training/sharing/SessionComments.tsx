import { ReportButton } from '#features/reports';
import { call, wordsFor } from '#lib/http/client.ts';
import { useMe } from '#lib/session/session.ts';
import { When } from '#lib/format/When.tsx';
import { IconButton, toast } from '#ui';
import { type SessionComment, trainingSharingEndpoints } from '@ribbon/domain/training';
import { Trash2 } from 'lucide-react';
import { useTrainingChange } from '../training.queries.ts';

/** What coaches have said about a session. */
export function SessionComments({ comments }: { comments: readonly SessionComment[] }) {
  const remove = useTrainingChange((commentId: SessionComment['id']) =>
    call(trainingSharingEndpoints.removeComment, { params: { commentId } }),
  );
  const me = useMe();
  if (comments.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 border-l-4 border-ribbon-front pl-3">
      {comments.map((comment) => (
        <li key={comment.id} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="text-sm text-muted">
              {comment.authorName} · <When at={comment.createdAt} />
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{comment.content}</p>
          </div>
          {comment.authorId !== me?.id && (
            <ReportButton
              about={{ contentType: 'training_comment', contentId: comment.id }}
              label="Report comment"
            />
          )}
          {comment.canRemove && (
            <IconButton
              label="Delete comment"
              onClick={() =>
                remove.mutate(comment.id, { onError: (error) => toast.error(wordsFor(error)) })
              }
            >
              <Trash2 />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
