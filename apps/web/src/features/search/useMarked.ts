import type { Found } from '@ribbon/domain/kernel';
import { type KeyboardEvent, useState } from 'react';

export const LIST_ID = 'search-found';
export const optionId = ({ kind, id }: Found): string => `found-${kind}-${id}`;

/** Which result the keys of the field have reached; the first, until somebody moves on. */
export function useMarked(found: readonly Found[], onPick: (one: Found) => void) {
  const [id, setId] = useState<string>();
  const at = Math.max(
    found.findIndex((one) => optionId(one) === id),
    0,
  );
  const marked = found[at];
  const mark = (one: Found | undefined) => {
    if (one === undefined) return;
    setId(optionId(one));
    document.getElementById(optionId(one))?.scrollIntoView({ block: 'nearest' });
  };
  return {
    id: marked && optionId(marked),
    mark,
    press(event: KeyboardEvent) {
      if (event.nativeEvent.isComposing || marked === undefined) return;
      if (event.key === 'ArrowDown') mark(found[(at + 1) % found.length]);
      else if (event.key === 'ArrowUp') mark(found.at(at - 1));
      else if (event.key === 'Enter') onPick(marked);
      else return;
      event.preventDefault();
    },
  };
}

export type Marked = ReturnType<typeof useMarked>;
