/** What this browser remembers for its person; nothing when storage is switched off. */
export const remembered = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // A full or forbidden storage only means that the browser will ask again.
    }
  },
};
