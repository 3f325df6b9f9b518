import { useState } from 'react';

/** Browsers that do not know it yet lead to where most people began. */
const { navigation } = window as Partial<Window>;

function pathBefore(): string | undefined {
  const at = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries()[at - 1]?.url;
  return before == null ? undefined : new URL(before).pathname;
}

/** The path one came from within the app; nothing for whoever opened this one directly. */
export function useCameFrom(): string | undefined {
  const [path] = useState(pathBefore);
  return path;
}
