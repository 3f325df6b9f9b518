import { useState } from 'react';

/** Browsers without this API fall back to where most people begin. */
const { navigation } = window as Partial<Window>;

function pathBefore(): string | undefined {
  const at = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries()[at - 1]?.url;
  return before == null ? undefined : new URL(before).pathname;
}

/** The previous path within the app; undefined if this page was opened directly. */
export function useCameFrom(): string | undefined {
  const [path] = useState(pathBefore);
  return path;
}
