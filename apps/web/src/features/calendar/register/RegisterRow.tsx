import { Button, cx } from '#ui';
import type { EventId, RegisterLine } from '@ribbon/domain/calendar';
import { Check, CircleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMark } from './calendar.register.queries.ts';

/** One name and two large buttons; pressing the same one again takes the mark back. */
export function RegisterRow({
  eventId,
  line,
  isOpen,
  isUnsent = false,
}: {
  eventId: EventId;
  line: RegisterLine;
  isOpen: boolean;
  /** The mark is kept on this device alone. */
  isUnsent?: boolean;
}) {
  const mark = useMark(eventId, line.userId);
  // While it is on its way, and after a failure, what was pressed is what is shown.
  const isUnsaved = mark.isPending || mark.isError;
  const shown = isUnsaved ? mark.variables : line.attended;
  const press = (attended: boolean) => mark.mutate(shown === attended ? null : attended);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">{line.name}</p>
        {isOpen && <SaveState state={mark} isUnsent={isUnsent} />}
      </div>
      {mark.isError && (
        <Button variant="ghost" onClick={() => mark.mutate(mark.variables ?? null)}>
          Try again
          <span className="sr-only">: {line.name}</span>
        </Button>
      )}
      {isOpen && (
        <span role="group" aria-label={line.name} className="flex gap-2">
          <Mark
            pressed={shown === true}
            words="Present"
            name={line.name}
            icon={<Check aria-hidden />}
            look="border-safe bg-safe text-on-safe"
            onPress={() => press(true)}
          />
          <Mark
            pressed={shown === false}
            words="Absent"
            name={line.name}
            icon={<X aria-hidden />}
            look="border-danger bg-danger text-on-danger"
            onPress={() => press(false)}
          />
        </span>
      )}
    </li>
  );
}

function SaveState({ state, isUnsent }: { state: ReturnType<typeof useMark>; isUnsent: boolean }) {
  if (state.isError) {
    return (
      <p role="alert" className="flex items-center gap-1.5 text-sm font-medium text-danger">
        <CircleAlert aria-hidden className="size-4" />
        Not saved
      </p>
    );
  }
  return (
    <p aria-live="polite" className="text-sm text-muted">
      {state.isPending
        ? 'Saving...'
        : isUnsent
          ? 'Waiting to be sent'
          : state.isSuccess
            ? 'Saved'
            : ''}
    </p>
  );
}

function Mark({
  pressed,
  words,
  name,
  icon,
  look,
  onPress,
}: {
  pressed: boolean;
  words: string;
  name: string;
  icon: ReactNode;
  look: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={`${words}: ${name}`}
      onClick={onPress}
      className={cx(
        'inline-flex min-h-12 items-center gap-1.5 rounded-full border-2 px-4 font-display text-[1.0625rem] leading-none font-bold [&>svg]:size-5',
        'transition-colors duration-(--quick)',
        pressed ? look : 'border-line-strong bg-surface-raised text-ink hover:border-ink',
      )}
    >
      {icon}
      {words}
    </button>
  );
}
