import { type Artwork, type ArtworkKey, Fieldset, TextField, cx } from '#ui';
import { useId } from 'react';

type PictureFromUrlProps = {
  url: string;
  onUrl: (url: string) => void;
  error: string | undefined;
  isLoading: boolean;
  suggestions: readonly Artwork[];
  art: ArtworkKey | undefined;
  onArt: (key: ArtworkKey) => void;
};

/** An address, which the server fetches so that no other site learns who looks, or a drawing of ours. */
export function PictureFromUrl({
  url,
  onUrl,
  error,
  isLoading,
  suggestions,
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
        hint={isLoading ? 'Fetching the picture…' : 'We fetch it once and keep our own copy of it.'}
        onChange={(event) => onUrl(event.target.value)}
      />
      <Suggestions suggestions={suggestions} value={art} onChange={onArt} />
    </div>
  );
}

function Suggestions({
  suggestions,
  value,
  onChange,
}: {
  suggestions: readonly Artwork[];
  value: ArtworkKey | undefined;
  onChange: (key: ArtworkKey) => void;
}) {
  const name = useId();
  return (
    <Fieldset legend="Suggested images">
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-6">
        {suggestions.map(({ key, label, src }) => (
          <label
            key={key}
            className={cx(
              'relative block overflow-hidden rounded-md border-2 border-line transition-colors duration-(--quick)',
              'hover:border-line-strong has-checked:border-brand has-checked:ring-2 has-checked:ring-brand',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              value={key}
              checked={value === key}
              onChange={() => onChange(key)}
              aria-label={label}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <img src={src} alt="" className="aspect-square w-full" />
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
