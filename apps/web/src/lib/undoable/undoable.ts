import { toast } from '#ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** How long a decision can be undone before it is sent. */
export const UNDO_MS = 6_000;

/** A decision that is not sent yet. */
export interface Undoable {
  /** What it is about; lists leave it out meanwhile. */
  id: string;
  /** What was decided, beside the button that undoes it. */
  success: string;
  /** Resolves once the lists are read again; says itself what went wrong. */
  send: () => Promise<unknown>;
}

interface Waiting extends Undoable {
  /** Undefined once it is on its way: then it cannot be undone. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

let all: readonly Waiting[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Waiting[]): void {
  all = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const without = (id: string) => change(all.filter((one) => one.id !== id));

function sendNow(id: string): void {
  const found = all.find((one) => one.id === id);
  if (found?.timer === undefined) return;
  clearTimeout(found.timer);
  toast.dismiss(id);
  change(all.map((one) => (one === found ? { ...one, timer: undefined } : one)));
  found.send().then(
    () => without(id),
    () => without(id),
  );
}

function undo(id: string): void {
  const found = all.find((one) => one.id === id);
  if (found?.timer === undefined) return;
  clearTimeout(found.timer);
  toast.dismiss(id);
  without(id);
}

/**
 * Decisions that are sent after a delay, so that an undone one never reaches anybody. Leaving the
 * list or the page sends them.
 */
export const undoable = {
  decide(decision: Undoable): void {
    const { id, success } = decision;
    if (all.some((one) => one.id === id)) return;
    const timer = setTimeout(() => sendNow(id), UNDO_MS);
    change([...all, { ...decision, timer }]);
    toast.success(success, {
      id,
      duration: UNDO_MS,
      // Away from the buttons of what is decided next.
      position: 'top-center',
      action: { label: 'Undo', onClick: () => undo(id) },
    });
  },

  undoLast(): void {
    const last = all.findLast(({ timer }) => timer !== undefined);
    if (last) undo(last.id);
  },

  sendAll(): void {
    for (const { id } of all) sendNow(id);
  },
};

const ids = (): readonly Waiting[] => all;

/** Decisions that the lists do not include yet. Changing what a list shows sends them. */
export function useUndoable(shown: string): ReadonlySet<string> {
  const waiting = useSyncExternalStore(subscribe, ids);
  useEffect(() => {
    const left = new AbortController();
    const onHidden = () => {
      if (document.visibilityState === 'hidden') undoable.sendAll();
    };
    document.addEventListener('visibilitychange', onHidden, { signal: left.signal });
    return () => {
      left.abort();
      undoable.sendAll();
    };
  }, []);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current !== shown) undoable.sendAll();
    last.current = shown;
  }, [shown]);
  return new Set(waiting.map(({ id }) => id));
}
