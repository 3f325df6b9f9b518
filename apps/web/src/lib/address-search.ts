import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchText } from './search-text.ts';

/**
 * Search words that are in the address: typing changes it once it pauses, and an address that
 * changes otherwise, by a link for example, changes the field.
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
