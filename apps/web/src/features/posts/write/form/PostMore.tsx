import { ImageUrlField } from '#features/media';
import { Button, CheckboxField, TextField } from '#ui';
import { LOCATION_MAX } from '@ribbon/domain/posts';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { hasRoom } from './PostMediaFields.tsx';
import type { PostDraft } from './usePostDraft.ts';

/** What few posts need, out of the way until it is wanted or something is wrong with it. */
export function PostMore({ draft, tellsLocation }: { draft: PostDraft; tellsLocation: boolean }) {
  const id = useId();
  const { form, files, show } = draft;
  const { location } = form.formState.errors;
  const [isWanted, setWanted] = useState(() => Boolean(form.getValues('location')));
  const isOpen = isWanted || location !== undefined || draft.urlError !== undefined;
  return (
    <div className="flex flex-col items-start gap-5">
      <Button
        variant="ghost"
        className="-ml-3 px-3"
        aria-expanded={isOpen}
        aria-controls={id}
        icon={
          <ChevronDown
            aria-hidden
            className={isOpen ? 'rotate-180 transition-transform' : 'transition-transform'}
          />
        }
        onClick={() => setWanted(!isOpen)}
      >
        More
      </Button>
      <div id={id} hidden={!isOpen} className="w-full">
        <div className="flex flex-col gap-5">
          {(draft.url !== '' || hasRoom(files)) && (
            <ImageUrlField
              purpose="post"
              url={draft.url}
              onUrl={draft.type}
              error={draft.urlError}
              onFetched={(file) => show([...files, file])}
            />
          )}
          {tellsLocation && (
            <TextField
              label="Location"
              hint="Just the town is fine."
              required={false}
              maxLength={LOCATION_MAX}
              error={location?.message}
              {...form.register('location')}
            />
          )}
          <CheckboxField label="No comments on this post" {...form.register('commentsOff')} />
        </div>
      </div>
    </div>
  );
}
