import { useState } from 'react';
import { useDebounced } from './debounced.ts';

const SEARCH_AFTER_MS = 300;

/** What somebody types to search a list (`field`), and what is asked for once typing pauses (`words`). */
export function useSearchText(initial = '') {
  const [typed, setTyped] = useState(initial);
  return {
    /** For a `SearchField`. */
    field: { value: typed, onValue: setTyped },
    words: useDebounced(typed.trim(), SEARCH_AFTER_MS),
    clear: () => setTyped(''),
  };
}
