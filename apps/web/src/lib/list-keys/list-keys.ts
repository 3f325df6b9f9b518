import { useSyncExternalStore } from 'react';
import { remembered } from '../browser/storage.ts';

const KEY = 'ribbon-list-keys';
const OFF = 'off';

const listeners = new Set<() => void>();

/** Single letters get in the way of speech input, so people can switch them off for good. */
export const listKeys = {
  isOn: (): boolean => remembered.read(KEY) !== OFF,
  turn(on: boolean): void {
    remembered.write(KEY, on ? null : OFF);
    for (const listener of listeners) listener();
  },
  useIsOn: (): boolean => useSyncExternalStore(subscribe, listKeys.isOn),
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
