import { useModeratedForm } from '#features/moderation';
import type { UploadedFile } from '@ribbon/domain/media';
import { mediaMessages } from '@ribbon/domain/media';
import { type FeedPost, NewPost, postFaults, type Visibility } from '@ribbon/domain/posts';
import { useState } from 'react';
import type { Chosen } from '../../tags/TagPicker.tsx';

const DEFAULT_VISIBILITY: Visibility = 'friends';

/** A post that is being written, with its pictures and what they are waiting for. */
export function usePostDraft(post: FeedPost | undefined, beginning = '') {
  const form = useModeratedForm(
    NewPost,
    {
      content: post?.content ?? beginning,
      visibility: post?.visibility ?? DEFAULT_VISIBILITY,
      media: post?.media.map(({ id, alt }) => ({ id, alt })) ?? [],
      location: post?.location ?? '',
      commentsOff: post?.commentsOff ?? false,
    } satisfies NewPost,
    'content',
  );
  const [files, setFiles] = useState<UploadedFile[]>(
    () => post?.media.map((file) => ({ ...file, warnings: [] })) ?? [],
  );
  const [url, setUrl] = useState('');
  const [urlError, setUrlError] = useState<string>();
  const [isSending, setSending] = useState(false);
  // Somebody chosen for some readers is not chosen for others.
  const [tags, setTags] = useState<{ place?: string | undefined; people: readonly Chosen[] }>({
    place: post && (post.club?.id ?? post.visibility),
    people: post?.tags ?? [],
  });

  function show(next: UploadedFile[]): void {
    const words = new Map(form.getValues('media')?.map(({ id, alt }) => [id, alt]));
    setFiles(next);
    form.setValue(
      'media',
      next.map(({ id }) => ({ id, alt: words.get(id) ?? '' })),
    );
    const isMixed = next.length > 1 && next.some(({ kind }) => kind === 'video');
    if (isMixed) form.setError('media', { message: postFaults.picturesOrVideo.message });
    else form.clearErrors('media');
  }

  return {
    form,
    files,
    show,
    url,
    urlError,
    setSending,
    hasPicture: files.some(({ kind }) => kind === 'image'),
    taggedFor: (place: string) => (tags.place === place ? tags.people : []),
    tag: (place: string, people: readonly Chosen[]) => setTags({ place, people }),
    type: (next: string) => {
      setUrl(next);
      setUrlError(undefined);
    },
    /** Says beside the field what is not done yet. */
    isComplete(): boolean {
      const isUrlLeft = url.trim() !== '';
      setUrlError(isUrlLeft ? mediaMessages.notAdded : undefined);
      if (isSending) form.setError('media', { message: mediaMessages.stillSending });
      return !isSending && !isUrlLeft;
    },
  };
}

export type PostDraft = ReturnType<typeof usePostDraft>;
