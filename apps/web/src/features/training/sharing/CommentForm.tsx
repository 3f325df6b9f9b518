import { ModeratedForm, useModeratedForm } from '#features/moderation';
import { call } from '#lib/http/client.ts';
import { Button, TextArea, toast } from '#ui';
import {
  COMMENT_MAX,
  NewSessionComment,
  type TrainingSessionId,
  sharingMessages,
  trainingSharingEndpoints,
} from '@ribbon/domain/training';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { useTrainingChange } from '../training.queries.ts';

/** What a coach says about a session. */
export function CommentForm({ sessionId }: { sessionId: TrainingSessionId }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <div>
        <Button
          variant="ghost"
          icon={<MessageSquarePlus aria-hidden />}
          onClick={() => setOpen(true)}
        >
          Comment
        </Button>
      </div>
    );
  }
  return <Words sessionId={sessionId} onDone={() => setOpen(false)} />;
}

function Words({ sessionId, onDone }: { sessionId: TrainingSessionId; onDone: () => void }) {
  const form = useModeratedForm(NewSessionComment, { content: '' }, 'content');
  const send = useTrainingChange((body: NewSessionComment) =>
    call(trainingSharingEndpoints.comment, { params: { sessionId }, body }),
  );
  const submit = form.handleSubmit((comment) =>
    send.mutateAsync(comment).then(() => {
      toast.success(sharingMessages.commented);
      onDone();
    }, form.showFault),
  );
  return (
    <ModeratedForm form={form} what="comment" isReviewing={send.isPending} onSubmit={submit}>
      <TextArea
        label="Your comment"
        hint="The gymnast can see this. If they’re under 13, so can their guardian."
        rows={2}
        max={COMMENT_MAX}
        error={form.formState.errors.content?.message}
        {...form.register('content')}
      />
      <div className="flex gap-3">
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" pending={send.isPending}>
          Comment
        </Button>
      </div>
    </ModeratedForm>
  );
}
