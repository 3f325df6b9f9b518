import { wordsFor } from '#lib/http/client.ts';
import { Button, TextField } from '#ui';
import {
  ImageUrl,
  type MediaPurpose,
  type UploadedFile,
  mediaMessages,
} from '@ribbon/domain/media';
import { useMutation } from '@tanstack/react-query';
import { ImageDown } from 'lucide-react';
import { useState } from 'react';
import { fetchImage } from '../media.queries.ts';

/** A picture from an address, which the server fetches so that no other site learns who looks. */
export function ImageUrlField({
  purpose,
  url,
  onUrl,
  error,
  onFetched,
}: {
  purpose: MediaPurpose;
  /** What is typed and not added yet; the form keeps it, so that it can ask about it. */
  url: string;
  onUrl: (url: string) => void;
  error?: string | undefined;
  onFetched: (file: UploadedFile) => void;
}) {
  const [wrong, setWrong] = useState<string>();
  const fetching = useMutation({ mutationFn: (address: string) => fetchImage(purpose, address) });
  async function add(): Promise<void> {
    const checked = ImageUrl.safeParse({ url });
    setWrong(checked.error?.issues[0]?.message);
    if (!checked.success || fetching.isPending) return;
    try {
      const file = await fetching.mutateAsync(checked.data.url);
      onUrl('');
      onFetched(file);
    } catch (failure) {
      setWrong(wordsFor(failure));
    }
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <TextField
        label="Image URL"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        required={false}
        className="w-full"
        value={url}
        error={wrong ?? error}
        hint={
          fetching.isPending
            ? 'Fetching the picture…'
            : 'We’ll download it once and keep our own copy.'
        }
        onChange={(event) => {
          setWrong(undefined);
          onUrl(event.target.value);
        }}
        onKeyDown={(event) => {
          // It belongs to this field: the form is not finished yet.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void add();
        }}
      />
      {url.trim() !== '' && (
        <Button
          variant="secondary"
          icon={<ImageDown aria-hidden />}
          pending={fetching.isPending}
          onClick={() => void add()}
        >
          {mediaMessages.addFromUrl}
        </Button>
      )}
    </div>
  );
}
