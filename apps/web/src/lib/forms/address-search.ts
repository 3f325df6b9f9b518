import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchText } from './search-text.ts';

/**
 * Search text kept in the address: typing changes the address after a pause, and any other change
 * of the address, for example by a link, changes the field.
 */
export function useAddressSearch(inAddress: string, onWords: (words: string) => void) {
  const { field, words } = useSearchText(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const write = useEffectEvent((found: string) => {
    if (found !== inAddress) onWords(found);
  });
  useEffect(() => write(words), [words]);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== words) field.onValue(inAddress);
  }
  return field;
}
