import { linkClass } from '#ui';
import { listKeys } from './list-keys.ts';

const keyClass = 'rounded-sm border-2 border-line bg-surface-raised px-1.5 font-semibold';

/** Says which keys move through a list, for those who have a keyboard, and switches them off. */
export function ListKeysHint({ opens }: { opens: string }) {
  const isOn = listKeys.useIsOn();
  return (
    <p className="hidden flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted sm:pointer-fine:flex">
      {isOn ? (
        <span>
          <kbd className={keyClass}>j</kbd> goes to the next, <kbd className={keyClass}>k</kbd> to
          the previous, <kbd className={keyClass}>Enter</kbd> {opens}.
        </span>
      ) : (
        <span>The keys j and k are off.</span>
      )}
      <button type="button" className={linkClass} onClick={() => listKeys.turn(!isOn)}>
        {isOn ? 'Turn keys off' : 'Turn keys on'}
      </button>
    </p>
  );
}
