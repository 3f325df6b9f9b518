import type { ReactNode } from 'react';

/** The frame of a screen that has only one thing to say: denied, not found, please sign in. */
export function MessageScreen({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8">{children}</div>;
}
