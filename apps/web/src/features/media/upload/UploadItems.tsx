import { Button, FieldError, IconButton, RibbonRing } from '#ui';
import { type UploadedFile, mediaMessages } from '@ribbon/domain/media';
import { Clapperboard, FileX, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '../Picture.tsx';
import type { Sending } from './useUploads.ts';
import { t } from '@ribbon/domain/kernel';

const frameClass =
  'grid size-16 shrink-0 place-items-center overflow-hidden rounded-md bg-surface-sunken';
const itemClass = 'rounded-lg border-2 border-line bg-surface-raised p-3';
const rowClass = 'flex items-center gap-3';

/** A file that is on its way, or did not make it. */
export function SendingItem({
  sending: { name, percent, error, canRetry },
  onCancel,
  onRetry,
}: {
  sending: Sending;
  onCancel: () => void;
  onRetry: () => void;
}) {
  const failed = error !== undefined;
  // The bytes have left; the server turns and shrinks the picture.
  const doing = percent < 100 ? 'Uploading' : 'Preparing';
  return (
    <li className={itemClass}>
      <div className={rowClass}>
        <span className={frameClass}>
          {failed ? (
            <FileX aria-hidden className="size-7 text-muted" />
          ) : (
            <RibbonRing value={percent} label={`${doing} ${name}`} size={56} />
          )}
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{name}</p>
          {!failed && <p className="text-sm text-muted">{doing}…</p>}
          {failed && <FieldError>{error}</FieldError>}
        </div>
        <IconButton
          label={failed ? t('Remove {name}', { name }) : t('Cancel the upload of {name}', { name })}
          onClick={onCancel}
        >
          <X />
        </IconButton>
      </div>
      {failed && canRetry && (
        <div className="mt-3">
          <Button variant="secondary" icon={<RotateCw />} onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </li>
  );
}

/** A file that has arrived. */
export function UploadedItem({
  file,
  name,
  onRemove,
  children,
}: {
  file: UploadedFile;
  /** What to call it: people upload several. */
  name: string;
  onRemove: () => void;
  children?: ReactNode;
}) {
  const what = file.kind === 'video' ? 'video' : 'picture';
  return (
    <li className={itemClass}>
      <div className={rowClass}>
        <span className={frameClass}>
          {file.kind === 'image' ? (
            <Picture file={file} alt="Your picture" sizes="64px" cover />
          ) : (
            <Clapperboard aria-label="Your video" className="size-7 text-brand-ink" />
          )}
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-medium">{name}</p>
          <p className="text-sm text-muted">
            {file.status === 'held' ? mediaMessages.beingReviewed : 'Ready'}
          </p>
        </div>
        <IconButton label={t('Remove this {what}', { what })} onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      {children && <div className="mt-3">{children}</div>}
    </li>
  );
}
