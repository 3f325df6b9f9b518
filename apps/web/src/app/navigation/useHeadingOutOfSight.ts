import { useEffect, useState } from 'react';

/** How high the bar is that covers the top of the page. */
const BAR = 66;

const look = (): string | undefined => {
  const heading = document.querySelector('main h1');
  const isCovered = heading !== null && heading.getBoundingClientRect().bottom < BAR;
  return isCovered ? (heading.textContent ?? undefined) : undefined;
};

/** What the page is called, once its heading has been scrolled away. */
export function useHeadingOutOfSight(): string | undefined {
  const [words, setWords] = useState<string>();
  useEffect(() => {
    const onScroll = () => setWords(look());
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return words;
}
