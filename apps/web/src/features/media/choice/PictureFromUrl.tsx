import { type Artwork, type ArtworkKey, Fieldset, TextField, cx } from '#ui';
import { type ReactNode, useId } from 'react';
import type { NoPicture } from './media.picture-choice.rules.ts';

type PictureFromUrlProps = {
  url: string;
  onUrl: (url: string) => void;
  error: string | undefined;
  isLoading: boolean;
  suggestions: readonly Artwork[];
  without: NoPicture | undefined;
  art: ArtworkKey | null | undefined;
  onArt: (key: ArtworkKey | null) => void;
};

/** An address, which the server fetches so that no other site learns who looks, or a drawing of ours. */
export function PictureFromUrl({
  url,
  onUrl,
  error,
  isLoading,
  suggestions,
  without,
  art,
  onArt,
}: PictureFromUrlProps) {
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label="Image URL"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={url}
        error={error}
        hint={isLoading ? 'Fetching the picture…' : 'We’ll download it once and keep our own copy.'}
        onChange={(event) => onUrl(event.target.value)}
      />
      <Suggestions {...{ suggestions, without }} value={art} onChange={onArt} />
    </div>
  );
}

function Suggestions({
  suggestions,
  without,
  value,
  onChange,
}: {
  suggestions: readonly Artwork[];
  without: NoPicture | undefined;
  value: ArtworkKey | null | undefined;
  onChange: (key: ArtworkKey | null) => void;
}) {
  const name = useId();
  const offers: { key: ArtworkKey | null; label: string; picture: ReactNode }[] = [
    ...suggestions.map(({ key, label, src }) => ({
      key,
      label,
      picture: <img src={src} alt="" className="aspect-square w-full" />,
    })),
    ...(without ? [{ key: null, ...without }] : []),
  ];
  return (
    <Fieldset legend="Suggested images">
      <div className={cx('grid gap-3', without ? 'grid-cols-4' : 'grid-cols-3 sm:grid-cols-6')}>
        {offers.map(({ key, label, picture }) => (
          <label
            key={label}
            className={cx(
              'relative grid place-items-center overflow-hidden rounded-md border-2 border-line transition-colors duration-(--quick)',
              'hover:border-line-strong has-checked:border-brand has-checked:ring-2 has-checked:ring-brand',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              value={key ?? ''}
              checked={value === key}
              onChange={() => onChange(key)}
              aria-label={label}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {picture}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
