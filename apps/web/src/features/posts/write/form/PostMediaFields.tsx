import { type UploadState, UploadField } from '#features/media';
import { Button, Dialog, Notice, TextField } from '#ui';
import {
  ALT_TEXT_MAX,
  POST_PICTURES,
  type UploadedFile,
  mediaMessages,
} from '@ribbon/domain/media';
import { useCallback, useState } from 'react';
import type { PostDraft } from './usePostDraft.ts';

const { urlInstead: TRY_THE_ADDRESS } = mediaMessages;

/** Up to four pictures, or one video. */
export const hasRoom = (files: readonly UploadedFile[]): boolean =>
  files[0]?.kind !== 'video' && files.length < POST_PICTURES;

/** The pictures or the video of a post, each with alternative text. */
export function PostMediaFields({ draft }: { draft: PostDraft }) {
  const { form, files, show, setSending } = draft;
  const { errors } = form.formState;
  const [failure, setFailure] = useState<string>();
  const stand = useCallback(({ onWay }: UploadState) => setSending(onWay > 0), [setSending]);
  return (
    <>
      <UploadField
        purpose="post"
        label="Photos or a video"
        chooseLabel="Add a photo or video"
        hint="Up to four photos (10 MB each) or one video (50 MB). We remove location data."
        compact
        max={files[0]?.kind === 'video' ? 1 : POST_PICTURES}
        value={files}
        onChange={show}
        error={errors.media?.message}
        onState={stand}
        onFailure={setFailure}
        renderMore={(file, index) => (
          <TextField
            key={file.id}
            label={
              file.kind === 'video'
                ? 'Describe this video for people who can’t see it'
                : 'Describe this photo for people who can’t see it'
            }
            required={false}
            maxLength={ALT_TEXT_MAX}
            error={errors.media?.[index]?.alt?.message}
            {...form.register(`media.${index}.alt`)}
          />
        )}
      />
      <Dialog
        open={failure !== undefined}
        onOpenChange={(open) => !open && setFailure(undefined)}
        title="Image Upload Failed"
      >
        <div className="flex flex-col gap-5">
          <Notice tone="danger">{failure}</Notice>
          <p>{TRY_THE_ADDRESS}</p>
          <Button block onClick={() => setFailure(undefined)}>
            OK
          </Button>
        </div>
      </Dialog>
    </>
  );
}
