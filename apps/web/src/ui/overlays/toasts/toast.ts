import type { toast as Sonner } from 'sonner';

let isWanted = false;
const listeners = new Set<() => void>();
const shown = Promise.withResolvers<void>();

/** Whether the region for messages has to be there, and word that it is. */
export const toasts = {
  areWanted: () => isWanted,
  want(): void {
    isWanted = true;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  ready: () => shown.resolve(),
};

async function say(how: (toast: typeof Sonner) => unknown): Promise<void> {
  toasts.want();
  const { toast } = await import('./Toasts.tsx');
  await shown.promise;
  how(toast);
}

type ToastArguments = Parameters<typeof Sonner.success>;

/** Shows a message for a moment. */
export const toast = {
  success: (...said: ToastArguments) => void say(({ success }) => success(...said)),
  error: (...said: ToastArguments) => void say(({ error }) => error(...said)),
  info: (...said: ToastArguments) => void say(({ info }) => info(...said)),
  dismiss: (id: string | number) => void say(({ dismiss }) => dismiss(id)),
};
