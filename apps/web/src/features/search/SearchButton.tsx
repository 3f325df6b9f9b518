import { isMeantElsewhere } from '#lib/list-keys/meant-elsewhere.ts';
import { listKeys } from '#lib/list-keys/list-keys.ts';
import { IconButton, lazily } from '#ui';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';

const SearchDialog = lazily(async () => (await import('./SearchDialog.tsx')).SearchDialog);

/** The search from anywhere: a press here, or the key / while nobody types. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const start = () => {
    setWasOpened(true);
    setOpen(true);
  };
  useSlash(start);
  return (
    <>
      <IconButton label="Find anything" aria-keyshortcuts="/" onClick={start}>
        <Search aria-hidden />
      </IconButton>
      {wasOpened && <SearchDialog open={open} onOpenChange={setOpen} />}
    </>
  );
}

/** People who have turned off the keys of lists have turned this one off, too. */
function useSlash(onPress: () => void): void {
  const isOn = listKeys.useIsOn();
  useEffect(() => {
    const left = new AbortController();
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || isMeantElsewhere(event)) return;
      event.preventDefault();
      onPress();
    };
    if (isOn) document.addEventListener('keydown', press, { signal: left.signal });
    return () => left.abort();
  });
}
