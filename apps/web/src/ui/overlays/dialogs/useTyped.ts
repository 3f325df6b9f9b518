import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const contentOf = (field: Field): string =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
    ? String(field.checked)
    : field.value;

/** Looking for something leaves nothing behind that could be lost. */
const isSearch = (field: Field) => field instanceof HTMLInputElement && field.type === 'search';

interface Content {
  before: string;
  now: string;
}

/**
 * Whether something was filled in, since the dialog was opened, that would be lost. Fields that are
 * gone count only in a form of several steps, until it is done and gone itself.
 */
export function useTyped(isOpen: boolean, { inSteps = false }: { inSteps?: boolean } = {}) {
  const contents = useRef(new Map<Field, Content>());
  useEffect(() => {
    if (isOpen) contents.current.clear();
  }, [isOpen]);
  const note = (target: EventTarget): void => {
    if (!isField(target) || isSearch(target)) return;
    const now = contentOf(target);
    contents.current.set(target, { before: contents.current.get(target)?.before ?? now, now });
  };
  return {
    listeners: {
      onFocusCapture: ({ target }: FocusEvent) => note(target),
      onInputCapture: ({ target }: FormEvent) => note(target),
    },
    isTypedIn: (popup: HTMLElement | null): boolean => {
      const goesOn = inSteps && popup?.querySelector('form') != null;
      return [...contents.current].some(([field, { before, now }]) =>
        field.isConnected ? contentOf(field) !== before : goesOn && now !== before,
      );
    },
  };
}
