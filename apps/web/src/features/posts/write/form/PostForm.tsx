import { ModeratedForm } from '#features/moderation';
import { wordsOr } from '#lib/http/client.ts';
import { otherLanguageHint } from '#lib/language/language.ts';
import { Button, CheckboxField, SelectField, TextArea, lazily } from '#ui';
import { type ClubId, type Me, isChild } from '@ribbon/domain/accounts';
import { commonFaults, Fault } from '@ribbon/domain/kernel';
import {
  type FeedPost,
  POST_MAX,
  audienceLabel,
  postMessages,
  postPolicy,
  tagPolicy,
} from '@ribbon/domain/posts';
import { useEffect } from 'react';
import { useSendPost } from '../../posts.queries.ts';
import { PostAsField } from './PostAsField.tsx';
import { PostMediaFields } from './PostMediaFields.tsx';
import { PostMore } from './PostMore.tsx';
import { useAudiences } from './useAudiences.ts';
import { usePostAs } from './usePostAs.ts';
import { usePostDraft } from './usePostDraft.ts';

const TagPicker = lazily(async () => (await import('../../tags/TagPicker.tsx')).TagPicker);

/** Writes or edits a post. Nothing typed is lost when it is refused. */
export function PostForm({
  me,
  post,
  clubId,
  words,
  takesFocus = false,
  onDone,
  onCancel,
}: {
  me: Me;
  post?: FeedPost;
  /** Given where only the club speaks. */
  clubId?: ClubId;
  /** What a new one begins with. */
  words?: string | undefined;
  /** One came to write: the words begin at once. */
  takesFocus?: boolean;
  onDone: (saved: FeedPost) => void;
  onCancel: () => void;
}) {
  const draft = usePostDraft(post, words);
  const { form } = draft;
  const { errors } = form.formState;
  const postAs = usePostAs(me, post?.club?.id ?? clubId, !post && !clubId);
  const { as } = postAs;
  const audiences = useAudiences(me);
  const send = useSendPost();
  const visibility = as === undefined ? form.watch('visibility') : 'public';
  const place = as ?? visibility;
  const mayTag =
    tagPolicy.tag(me) && draft.hasPicture && tagPolicy.hasRoom({ visibility, clubId: as ?? null });
  const tooLong = form.watch('content').trim().length > POST_MAX;
  const { createFailed, updateFailed } = postMessages;

  const { setFocus } = form;
  useEffect(() => {
    if (takesFocus) setFocus('content');
  }, [takesFocus, setFocus]);

  function explain(error: unknown): void {
    if (error instanceof Fault && !commonFaults.unexpected.matches(error)) {
      form.showFault(error);
    } else form.sendingFailure.show(wordsOr(error, post ? updateFailed : createFailed));
  }
  const submit = form.handleSubmit((written) => {
    if (!draft.isComplete()) return undefined;
    const chosen = mayTag ? draft.taggedFor(place).map(({ id }) => id) : [];
    const people = chosen.length > 0 || post?.tags.length ? chosen : undefined;
    const sent = { postId: post?.id, clubId: as, post: written, people };
    return send.mutateAsync(sent).then(onDone, explain);
  });
  return (
    <ModeratedForm form={form} isReviewing={send.isPending} onSubmit={submit}>
      <TextArea
        label={as ? 'What would the club like to share?' : 'What would you like to share?'}
        rows={5}
        max={POST_MAX}
        hint={otherLanguageHint(me)}
        error={errors.content?.message}
        {...form.register('content')}
      />
      <PostMediaFields draft={draft} />
      <div className="flex flex-col gap-5 sm:flex-row sm:items-start">
        {as === undefined && (
          <SelectField
            label="Who can see it?"
            className="min-w-0 flex-1"
            options={audiences.map((value) => ({
              value,
              label: audienceLabel(value, me.ageBand),
            }))}
            error={errors.visibility?.message}
            {...form.register('visibility')}
          />
        )}
        {!post && !clubId && postPolicy.createForClub(me) && <PostAsField {...postAs} />}
      </div>
      {mayTag && (
        <TagPicker
          readers={{ visibility, clubId: as }}
          chosen={draft.taggedFor(place)}
          onChange={(people) => draft.tag(place, people)}
        />
      )}
      {isChild(me.ageBand) ? (
        <CheckboxField label="No comments on this post" {...form.register('commentsOff')} />
      ) : (
        <PostMore draft={draft} tellsLocation={postPolicy.tellsLocation(me)} />
      )}
      <div className="form-foot flex gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" className="max-sm:flex-1" pending={send.isPending} disabled={tooLong}>
          {post ? 'Save changes' : 'Share post'}
        </Button>
      </div>
    </ModeratedForm>
  );
}
