import { Button, FieldError, FieldHint, IconButton, cx } from '#ui';
import {
  type MediaPurpose,
  type UploadedFile,
  acceptOf,
  mediaMessages,
} from '@ribbon/domain/media';
import { ImagePlus } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { discard } from '../media.queries.ts';
import { SendingItem, UploadedItem } from './UploadItems.tsx';
import { useUploads } from './useUploads.ts';

/** How many files are on their way, and how many did not make it. */
export interface UploadState {
  onWay: number;
  failed: number;
}

type UploadFieldProps = {
  purpose: MediaPurpose;
  label: string;
  hint?: ReactNode;
  /** What is wrong with the field as the form sees it. */
  error?: string | undefined;
  /** What has arrived. The form keeps it; nothing typed elsewhere is touched. */
  value: readonly UploadedFile[];
  onChange: (files: UploadedFile[]) => void;
  /** How many files are allowed; when it is 1, a new file replaces the old one. */
  max?: number;
  chooseLabel?: string;
  /** A row with an icon instead of a place to drop files on; they can still be dropped on it. */
  compact?: boolean;
  /** Renders more fields for a file, for example its alternative text. */
  renderMore?: (file: UploadedFile, index: number) => ReactNode;
  /** For forms that should not be sent meanwhile. */
  onState?: (uploads: UploadState) => void;
  /** Called once for each file that failed, with the message shown beside it. */
  onFailure?: (words: string) => void;
  /** The message when a file could not be sent, if there is an alternative to trying again. */
  failedWords?: string;
};

const ROOMY =
  'flex-col gap-3 rounded-lg border-2 border-dashed border-line-strong px-4 py-6 text-center';
const COMPACT = '-mt-2 gap-2 rounded-full border-2 border-transparent pr-3';

/** Choose or drop files; each shows how far it is, can be stopped, and says what went wrong. */
export function UploadField({
  purpose,
  label,
  hint,
  error,
  value,
  onChange,
  max = 1,
  chooseLabel = 'Choose a file',
  compact = false,
  renderMore,
  onState,
  onFailure,
  failedWords,
}: UploadFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  // Several may arrive before the form has rendered the first of them.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const { sending, add, cancel, retry } = useUploads(
    purpose,
    (file) => {
      const kept = max === 1 ? [] : latest.current;
      if (max === 1) for (const old of latest.current) discard(old.id);
      latest.current = [...kept, file];
      onChange([...kept, file]);
    },
    failedWords,
  );
  const onWay = sending.filter((one) => one.error === undefined).length;
  const failed = sending.length - onWay;
  useEffect(() => {
    onState?.({ onWay, failed });
  }, [onState, onWay, failed]);
  const reported = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const failures = sending.filter((one) => one.error !== undefined);
    const fresh = failures.find(({ key }) => !reported.current.has(key));
    reported.current = new Set(failures.map(({ key }) => key));
    if (fresh?.error !== undefined) onFailure?.(fresh.error);
  }, [onFailure, sending]);
  const room = max === 1 ? 1 : max - value.length - onWay;

  function take(files: FileList | null): void {
    for (const one of sending) if (one.error !== undefined) cancel(one.key);
    for (const file of [...(files ?? [])].slice(0, Math.max(0, room))) add(file);
    if (input.current) input.current.value = '';
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  function remove(file: UploadedFile): void {
    discard(file.id);
    onChange(value.filter((one) => one.id !== file.id));
    input.current?.focus();
  }
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const warnings = value.flatMap((file) => file.warnings);

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={compact ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      {room > 0 && (
        <div
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={cx(
            'relative flex items-center transition-colors duration-(--quick)',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            compact ? COMPACT : ROOMY,
            isOver && 'border-brand bg-brand-soft',
            error && 'border-danger',
          )}
        >
          {!compact && <ImagePlus aria-hidden className="size-8 text-brand-ink" />}
          <input
            ref={input}
            id={id}
            type="file"
            accept={acceptOf(purpose)}
            multiple={max > 1}
            onChange={(event) => take(event.target.files)}
            {...(describedBy && { 'aria-describedby': describedBy })}
            {...(error && { 'aria-invalid': true })}
            className="sr-only"
          />
          {compact ? (
            <>
              <IconButton
                label={chooseLabel}
                tone="brand"
                tabIndex={-1}
                onClick={() => input.current?.click()}
              >
                <ImagePlus />
              </IconButton>
              {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
            </>
          ) : (
            <>
              <Button variant="secondary" tabIndex={-1} onClick={() => input.current?.click()}>
                {chooseLabel}
              </Button>
              <span className="text-sm text-muted max-sm:hidden">or drop it here</span>
            </>
          )}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && !compact && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {(sending.length > 0 || value.length > 0) && (
        <ul className="mt-1 flex flex-col gap-3">
          {value.map((file, index) => (
            <UploadedItem
              key={file.id}
              file={file}
              name={nameOf(file, value.length > 1 ? index + 1 : undefined)}
              onRemove={() => remove(file)}
            >
              {renderMore?.(file, index)}
            </UploadedItem>
          ))}
          {sending.map((one) => (
            <SendingItem
              key={one.key}
              sending={one}
              onCancel={() => cancel(one.key)}
              onRetry={() => retry(one.key)}
            />
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <p role="status" className="text-sm text-caution">
          {mediaMessages.warnings(warnings)}
        </p>
      )}
    </div>
  );
}

const nameOf = ({ kind }: UploadedFile, nth: number | undefined): string =>
  [kind === 'video' ? 'Video' : 'Picture', nth].filter(Boolean).join(' ');
