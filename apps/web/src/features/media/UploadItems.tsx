import { Button, FieldError, IconButton, RibbonRing } from '#ui';
import { type UploadedFile, mediaMessages } from '@ribbon/domain/media';
import { Clapperboard, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from './Picture.tsx';
import type { Sending } from './useUploads.ts';

const frameClass =
  'grid size-20 shrink-0 place-items-center overflow-hidden rounded-md bg-surface-sunken';
const itemClass = 'flex items-start gap-3 rounded-lg border-2 border-line bg-surface-raised p-3';

/** A file that is on its way, or did not make it. */
export function SendingItem({
  sending: { name, preview, isVideo, percent, error, canRetry },
  onCancel,
  onRetry,
}: {
  sending: Sending;
  onCancel: () => void;
  onRetry: () => void;
}) {
  // The bytes have left; the server turns and shrinks the picture.
  const words = percent < 100 ? `Uploading ${name}` : `Preparing ${name}`;
  return (
    <li className={itemClass}>
      <span className={frameClass}>
        {error === undefined ? (
          <RibbonRing value={percent} label={words} size={64} />
        ) : (
          <Thumb src={preview} isVideo={isVideo} />
        )}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 self-center">
        <p className="truncate font-medium">{name}</p>
        {error === undefined ? (
          <p className="text-sm text-muted">{percent < 100 ? 'Uploading…' : 'Preparing…'}</p>
        ) : (
          <FieldError>{error}</FieldError>
        )}
        {error !== undefined && canRetry && (
          <div>
            <Button variant="secondary" icon={<RotateCw />} onClick={onRetry}>
              Try again
            </Button>
          </div>
        )}
      </div>
      <IconButton
        label={error === undefined ? `Cancel the upload of ${name}` : `Remove ${name}`}
        onClick={onCancel}
      >
        <X />
      </IconButton>
    </li>
  );
}

const Thumb = ({ src, isVideo }: { src: string; isVideo: boolean }) =>
  isVideo ? (
    <Clapperboard aria-hidden className="size-8 text-muted" />
  ) : (
    <img src={src} alt="" className="size-full object-cover" />
  );

/** A file that has arrived. */
export function UploadedItem({
  file,
  onRemove,
  children,
}: {
  file: UploadedFile;
  onRemove: () => void;
  children?: ReactNode;
}) {
  const what = file.kind === 'video' ? 'video' : 'picture';
  return (
    <li className={itemClass}>
      <span className={frameClass}>
        {file.kind === 'image' ? (
          <Picture file={file} alt="Your picture" sizes="80px" cover />
        ) : (
          <Clapperboard aria-label="Your video" className="size-8 text-brand-ink" />
        )}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 self-center">
        {children ?? (
          <p className="font-medium">{file.kind === 'video' ? 'Video' : 'Picture'} ready</p>
        )}
        {file.status === 'held' && (
          <p className="text-sm text-muted">{mediaMessages.beingReviewed}</p>
        )}
      </div>
      <IconButton label={`Remove this ${what}`} onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  );
}
