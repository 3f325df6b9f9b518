import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { cx } from '../../cx.ts';
import { floatingClass } from '../../overlays/popup.ts';
import { controlClass, FieldFrame, type FieldText, useField } from '../FieldFrame.tsx';

export type SuggestFieldProps = FieldText & {
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly string[];
  /** A suggestion was taken, by pointer or by Enter. Enter without one submits the form. */
  onPick: (suggestion: string) => void;
  icon?: ReactNode;
  placeholder?: string;
  maxLength?: number;
  className?: string;
};

const NONE = -1;

/** One line of free text, with suggestions below it while it is typed. */
export function SuggestField({
  label,
  hint,
  error,
  value,
  onChange,
  suggestions,
  onPick,
  icon,
  className,
  ...input
}: SuggestFieldProps) {
  const { id, control } = useField({ hint, error });
  // Nothing is suggested before somebody types, nor once they have chosen or gone elsewhere.
  const [isTyping, setTyping] = useState(false);
  const [marked, setMarked] = useState(NONE);
  const isOpen = isTyping && suggestions.length > 0;
  const optionId = (nth: number) => `${id}-suggestion-${nth}`;

  const close = () => {
    setTyping(false);
    setMarked(NONE);
  };
  const pick = (suggestion: string) => {
    close();
    onChange(suggestion);
    onPick(suggestion);
  };
  const press = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    const chosen = suggestions[marked];
    if (event.key === 'ArrowDown') setMarked(marked + 1 < suggestions.length ? marked + 1 : 0);
    else if (event.key === 'ArrowUp') setMarked(marked > 0 ? marked - 1 : suggestions.length - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen !== undefined) pick(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      <div className="relative">
        {icon && (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-muted [&>svg]:size-5"
          >
            {icon}
          </span>
        )}
        <input
          type="search"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-suggestions`}
          {...(isOpen && marked !== NONE && { 'aria-activedescendant': optionId(marked) })}
          {...input}
          {...control}
          value={value}
          onChange={({ target }) => {
            setTyping(true);
            setMarked(NONE);
            onChange(target.value);
          }}
          onKeyDown={press}
          onBlur={close}
          className={cx(controlClass, 'min-h-control', Boolean(icon) && 'pl-11')}
        />
        {isOpen && (
          <div
            role="listbox"
            id={`${id}-suggestions`}
            aria-label="Suggestions"
            className={cx(floatingClass, 'absolute inset-x-0 top-full z-50 mt-1.5')}
          >
            {suggestions.map((suggestion, nth) => (
              <Suggestion
                key={suggestion}
                id={optionId(nth)}
                marked={nth === marked}
                onMark={() => setMarked(nth)}
                onPick={() => pick(suggestion)}
              >
                {suggestion}
              </Suggestion>
            ))}
          </div>
        )}
      </div>
    </FieldFrame>
  );
}

/** The keyboard stays in the box, which has the keys. */
const Suggestion = ({
  id,
  marked,
  onMark,
  onPick,
  children,
}: {
  id: string;
  marked: boolean;
  onMark: () => void;
  onPick: () => void;
  children: string;
}) => (
  // oxlint-disable-next-line click-events-have-key-events -- the box has the keys
  <div
    tabIndex={-1}
    id={id}
    role="option"
    aria-selected={marked}
    className={cx(
      'flex min-h-control cursor-pointer items-center rounded-sm px-3.5 py-2 select-none',
      marked && 'bg-brand-soft text-brand-ink',
    )}
    onPointerMove={onMark}
    // Else the box would lose the focus, and the list with it.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPick}
  >
    {children}
  </div>
);
