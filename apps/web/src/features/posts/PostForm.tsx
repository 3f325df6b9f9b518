import { ImageUrlField, UploadField } from '#features/media';
import { RefusalDialog, Reviewing } from '#features/moderation';
import { useSchemaForm } from '#lib/form.ts';
import { Button, Form, SelectField, TextArea, TextField, toast } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import {
  ALT_TEXT_MAX,
  POST_PICTURES,
  type UploadedFile,
  mediaMessages,
} from '@ribbon/domain/media';
import { type Refusal, moderationFaults, moderationMessages } from '@ribbon/domain/moderation';
import {
  NewPost,
  POST_MAX,
  VISIBILITY_LABELS,
  type Visibility,
  postFaults,
  postPolicy,
} from '@ribbon/domain/posts';
import { useState } from 'react';
import { useCreatePost } from './posts.queries.ts';

/** Where somebody writes. */
type Words = 'content' | `media.${number}.alt`;

const DEFAULT_VISIBILITY: Visibility = 'friends';

/** Up to four pictures, or one video. */
const hasRoom = (files: readonly UploadedFile[]): boolean =>
  files[0]?.kind !== 'video' && files.length < POST_PICTURES;

/** Writes a post, with pictures or a video. */
export function PostForm({ me }: { me: Me }) {
  const form = useSchemaForm(NewPost, {
    content: '',
    visibility: DEFAULT_VISIBILITY,
    media: [],
  });
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const [url, setUrl] = useState('');
  const [urlError, setUrlError] = useState<string>();
  const [isSending, setSending] = useState(false);
  // What could not be sent belongs to the post that was written then.
  const [round, setRound] = useState(0);
  const show = (next: UploadedFile[]) => {
    const words = new Map(form.getValues('media')?.map(({ id, alt }) => [id, alt]));
    setFiles(next);
    form.setValue(
      'media',
      next.map(({ id }) => ({ id, alt: words.get(id) ?? '' })),
    );
    const isMixed = next.length > 1 && next.some(({ kind }) => kind === 'video');
    if (isMixed) form.setError('media', { message: postFaults.picturesOrVideo.message });
    else form.clearErrors('media');
  };
  const create = useCreatePost();
  const { errors } = form.formState;
  const tooLong = form.watch('content').trim().length > POST_MAX;
  const [refusal, setRefusal] = useState<{ about: Words; refusal: Refusal }>();
  const submit = form.handleSubmit((post) => {
    setUrlError(url.trim() === '' ? undefined : mediaMessages.notAdded);
    if (isSending) form.setError('media', { message: mediaMessages.stillSending });
    if (isSending || url.trim() !== '') return undefined;
    return create.mutateAsync(post).then(
      () => {
        form.reset();
        setFiles([]);
        setRound((before) => before + 1);
        toast.success(
          postPolicy.needsGuardian(me)
            ? 'Your post is on its way to your grown-up.'
            : moderationMessages.green,
        );
      },
      (error: unknown) => {
        if (moderationFaults.flagged.matches(error)) {
          // The words of the post, or those about one of its pictures.
          setRefusal({ about: (error.issues[0]?.path ?? 'content') as Words, refusal: error.data });
        } else form.showFault(error);
      },
    );
  });
  const use = (suggestion: string) => {
    form.setValue(refusal?.about ?? 'content', suggestion, { shouldDirty: true });
    setRefusal(undefined);
  };
  return (
    <div className="relative">
      {create.isPending && <Reviewing what="post" />}
      <Form onSubmit={submit} notice={form.notice}>
        <TextArea
          label="What would you like to share?"
          rows={6}
          max={POST_MAX}
          error={errors.content?.message}
          {...form.register('content')}
        />
        <UploadField
          key={round}
          purpose="post"
          label="Photos or a video"
          chooseLabel="Add a photo or video"
          hint="Up to four photos (10 MB each) or one video (50 MB). We remove where they were taken."
          max={files[0]?.kind === 'video' ? 1 : POST_PICTURES}
          value={files}
          onChange={show}
          error={errors.media?.message}
          onStanding={({ onWay }) => setSending(onWay > 0)}
          renderMore={(file, index) => (
            <TextField
              key={file.id}
              label="What can be seen?"
              hint="For people who cannot see it."
              required={false}
              maxLength={ALT_TEXT_MAX}
              error={errors.media?.[index]?.alt?.message}
              {...form.register(`media.${index}.alt`)}
            />
          )}
        />
        {(url !== '' || hasRoom(files)) && (
          <ImageUrlField
            purpose="post"
            url={url}
            onUrl={(next) => {
              setUrl(next);
              setUrlError(undefined);
            }}
            error={urlError}
            onFetched={(file) => show([...files, file])}
          />
        )}
        <SelectField
          label="Who can see it?"
          options={postPolicy
            .audiences(me)
            .map((visibility) => ({ value: visibility, label: VISIBILITY_LABELS[visibility] }))}
          error={errors.visibility?.message}
          {...form.register('visibility')}
        />
        <div>
          <Button type="submit" pending={create.isPending} disabled={tooLong}>
            Share post
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
    </div>
  );
}
