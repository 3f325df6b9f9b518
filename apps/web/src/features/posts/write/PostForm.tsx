import { ModeratedForm } from '#features/moderation';
import { wordsOr } from '#lib/client.ts';
import {
  Button,
  CheckboxField,
  MessageDialog,
  Notice,
  SelectField,
  TextArea,
  TextField,
} from '#ui';
import type { ClubId, Me } from '@ribbon/domain/accounts';
import { commonFaults, Fault } from '@ribbon/domain/kernel';
import {
  type FeedPost,
  LOCATION_MAX,
  POST_MAX,
  postMessages,
  postPolicy,
  VISIBILITY_LABELS,
} from '@ribbon/domain/posts';
import { useState } from 'react';
import { useSendPost } from '../posts.queries.ts';
import { PostAsField } from './PostAsField.tsx';
import { PostMediaFields } from './PostMediaFields.tsx';
import { useAudiences } from './useAudiences.ts';
import { usePostDraft } from './usePostDraft.ts';

/** Writes a post, or says one otherwise. Nothing typed is lost when it is refused. */
export function PostForm({
  me,
  post,
  clubId,
  onDone,
  onCancel,
}: {
  me: Me;
  post?: FeedPost;
  /** Given where only the club speaks. */
  clubId?: ClubId;
  onDone: (saved: FeedPost | undefined) => void;
  onCancel: () => void;
}) {
  const draft = usePostDraft(post);
  const { form } = draft;
  const { errors } = form.formState;
  const [as, setAs] = useState(post?.club?.id ?? clubId);
  const audiences = useAudiences(me);
  const send = useSendPost();
  const [failure, setFailure] = useState<string>();
  const tooLong = form.watch('content').trim().length > POST_MAX;
  const { createFailed, updateFailed } = postMessages;

  function explain(error: unknown): void {
    if (error instanceof Fault && !commonFaults.unexpected.matches(error)) {
      form.showFault(error);
    } else setFailure(wordsOr(error, post ? updateFailed : createFailed));
  }
  const submit = form.handleSubmit((written) => {
    if (!draft.isComplete()) return undefined;
    const sent = { postId: post?.id, clubId: as, post: written };
    return send.mutateAsync(sent).then(onDone, explain);
  });
  return (
    <>
      <ModeratedForm form={form} isReviewing={send.isPending} onSubmit={submit}>
        {!post && !clubId && postPolicy.createForClub(me) && <PostAsField as={as} onAs={setAs} />}
        <TextArea
          label={as ? 'What would the club like to share?' : 'What would you like to share?'}
          rows={6}
          max={POST_MAX}
          error={errors.content?.message}
          {...form.register('content')}
        />
        <PostMediaFields draft={draft} />
        {postPolicy.tellsLocation(me) && (
          <TextField
            label="Location"
            hint="A town is enough."
            required={false}
            maxLength={LOCATION_MAX}
            error={errors.location?.message}
            {...form.register('location')}
          />
        )}
        {as === undefined && (
          <SelectField
            label="Who can see it?"
            options={audiences.map((value) => ({ value, label: VISIBILITY_LABELS[value] }))}
            error={errors.visibility?.message}
            {...form.register('visibility')}
          />
        )}
        <CheckboxField label="No comments on this post" {...form.register('commentsOff')} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row">
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" pending={send.isPending} disabled={tooLong}>
            {post ? 'Save changes' : 'Share post'}
          </Button>
        </div>
      </ModeratedForm>
      <MessageDialog
        open={failure !== undefined}
        onClose={() => setFailure(undefined)}
        title="Let's Try Again!"
      >
        <Notice tone="danger">{failure}</Notice>
        <p className="text-muted">What you wrote is still here.</p>
      </MessageDialog>
    </>
  );
}
