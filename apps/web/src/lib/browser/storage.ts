import type { StoredKey } from '@ribbon/domain/kernel';

/** What this browser remembers for its person; nothing when storage is switched off. */
export const remembered = {
  read(key: StoredKey): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: StoredKey, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // A full or forbidden storage only means that the browser will ask again.
    }
  },
};
