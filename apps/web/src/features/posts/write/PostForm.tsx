import { RefusalDialog, Reviewing } from '#features/moderation';
import { wordsOr } from '#lib/client.ts';
import {
  Button,
  CheckboxField,
  Form,
  MessageDialog,
  Notice,
  SelectField,
  TextArea,
  TextField,
} from '#ui';
import type { ClubId, Me } from '@ribbon/domain/accounts';
import { Fault, commonFaults } from '@ribbon/domain/kernel';
import { type Refusal, moderationFaults } from '@ribbon/domain/moderation';
import {
  type FeedPost,
  LOCATION_MAX,
  POST_MAX,
  VISIBILITY_LABELS,
  postMessages,
  postPolicy,
} from '@ribbon/domain/posts';
import { useState } from 'react';
import { useSendPost } from '../posts.queries.ts';
import { PostAsField } from './PostAsField.tsx';
import { PostMediaFields } from './PostMediaFields.tsx';
import { useAudiences } from './useAudiences.ts';
import { usePostDraft } from './usePostDraft.ts';

/** Where somebody writes. */
type Words = 'content' | 'location' | `media.${number}.alt`;

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
  const [refusal, setRefusal] = useState<{ about: Words; refusal: Refusal }>();
  const [failure, setFailure] = useState<string>();
  const tooLong = form.watch('content').trim().length > POST_MAX;
  const { createFailed, updateFailed } = postMessages;

  function explain(error: unknown): void {
    if (moderationFaults.flagged.matches(error)) {
      // The words of the post, or those about one of its pictures.
      setRefusal({ about: (error.issues[0]?.path ?? 'content') as Words, refusal: error.data });
    } else if (error instanceof Fault && !commonFaults.unexpected.matches(error)) {
      form.showFault(error);
    } else setFailure(wordsOr(error, post ? updateFailed : createFailed));
  }
  const submit = form.handleSubmit((written) => {
    if (!draft.isComplete()) return undefined;
    const sent = { postId: post?.id, clubId: as, post: written };
    return send.mutateAsync(sent).then(onDone, explain);
  });
  const use = (suggestion: string) => {
    form.setValue(refusal?.about ?? 'content', suggestion, { shouldDirty: true });
    setRefusal(undefined);
  };
  return (
    <div className="relative">
      {send.isPending && (
        // The form is longer than a phone: the words stay where one looks.
        <div className="absolute inset-0 z-10 rounded-lg bg-surface/90">
          <div className="sticky top-20 h-96 max-h-full">
            <Reviewing what="post" />
          </div>
        </div>
      )}
      <Form onSubmit={submit} notice={form.notice}>
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
      </Form>
      <RefusalDialog
        what="post"
        text={form.watch(refusal?.about ?? 'content') ?? ''}
        refusal={refusal?.refusal}
        onUse={use}
        onClose={() => setRefusal(undefined)}
      />
      <MessageDialog
        open={failure !== undefined}
        onClose={() => setFailure(undefined)}
        title="Let's Try Again!"
      >
        <Notice tone="danger">{failure}</Notice>
        <p className="text-muted">What you wrote is still here.</p>
      </MessageDialog>
    </div>
  );
}
