import { type ComponentProps, type RefObject, useRef, useSyncExternalStore } from 'react';
import { cx } from '../../cx.ts';
import { controlClass, FieldFrame, type FieldText, useField } from '../FieldFrame.tsx';
import { t } from '@ribbon/domain/kernel';

export type TextAreaProps = FieldText &
  Omit<ComponentProps<'textarea'>, 'className' | 'maxLength'> & {
    className?: string;
    /** Shows a counter; typing on stays possible, so that nothing pasted is cut off unseen. */
    max?: number | string | undefined;
  };

export function TextArea({ label, hint, error, className, max, ref, ...area }: TextAreaProps) {
  const { id, control } = useField({ hint, error, id: area.id });
  const element = useRef<HTMLTextAreaElement>(null);
  const attach = (node: HTMLTextAreaElement | null) => {
    element.current = node;
    if (typeof ref === 'function') return ref(node);
    if (ref) ref.current = node;
    return undefined;
  };
  return (
    <FieldFrame
      {...{ id, label, hint, error, className }}
      required={area.required}
      aside={max !== undefined && <Counter of={element} max={Number(max)} />}
    >
      <textarea
        rows={4}
        {...area}
        {...control}
        ref={attach}
        className={cx(controlClass, 'field-sizing-content max-h-96 min-h-28 resize-y')}
      />
    </FieldFrame>
  );
}

/** Reads the element itself: form libraries write to it without telling React. */
function Counter({ of, max }: { of: RefObject<HTMLTextAreaElement | null>; max: number }) {
  const length = useSyncExternalStore(
    (changed) => {
      const area = of.current;
      area?.addEventListener('input', changed);
      return () => area?.removeEventListener('input', changed);
    },
    () => of.current?.value.length ?? 0,
  );
  const over = length > max;
  return (
    <span className={cx('text-sm tabular-nums', over ? 'font-bold text-danger' : 'text-muted')}>
      <span aria-hidden>
        {length}/{max}
      </span>
      <span className="sr-only" aria-live="polite">
        {over
          ? t('{over} characters over', { over: length - max })
          : length > max * 0.9 && t('{max} characters left', { max: max - length })}
      </span>
    </span>
  );
}
