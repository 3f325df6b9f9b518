import { useState } from 'react';

/** Which one of a list is open: one at most, and what is added opens. */
export function useOpenOne() {
  const [opened, setOpened] = useState<number | undefined>(0);
  return {
    isOpen: (index: number) => index === opened,
    open: setOpened,
    toggle: (index: number) => setOpened(index === opened ? undefined : index),
    /** The others keep their state though their numbers change. */
    removed: (index: number) =>
      setOpened((now) => {
        if (now === undefined || now === index) return undefined;
        return now > index ? now - 1 : now;
      }),
  };
}
