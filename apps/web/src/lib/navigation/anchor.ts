import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Goes to the part that the address names once everything around it is loaded and moves no more. */
export function useLoadedAnchor(): void {
  const queries = useQueryClient();
  const waiting = useIsFetching();
  const arrived = useRef(false);
  useEffect(() => {
    // Checked again, as parts of the screen begin to load after the first render.
    if (arrived.current || waiting + queries.isFetching() > 0) return;
    arrived.current = true;
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [queries, waiting]);
}
