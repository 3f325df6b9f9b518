import { linkClass } from '#ui';
import { t } from '@ribbon/domain/kernel';
import { listKeys } from './list-keys.ts';

const keyClass = 'rounded-sm border-2 border-line bg-surface-raised px-1.5 font-semibold';

const Key = ({ name }: { name: string }) => <kbd className={keyClass}>{name}</kbd>;

/** Shows which keys move through a list, on devices with a keyboard, and switches them off. */
export function ListKeysHint({ opens, decides = false }: { opens?: string; decides?: boolean }) {
  const isOn = listKeys.useIsOn();
  return (
    <p className="hidden flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted sm:pointer-fine:flex">
      {isOn ? (
        <span>
          <Key name="j" /> next, <Key name="k" /> previous
          {opens && (
            <>
              , <Key name={t('{of, select, keys {Enter} other {Enter}}', { of: 'keys' })} /> {opens}
            </>
          )}
          {decides && (
            <>
              , <Key name="a" /> approve, <Key name="r" /> reject, <Key name="z" /> undo
            </>
          )}
        </span>
      ) : (
        <span>Keyboard shortcuts are off.</span>
      )}
      <button type="button" className={linkClass} onClick={() => listKeys.turn(!isOn)}>
        {isOn ? 'Turn keys off' : 'Turn keys on'}
      </button>
    </p>
  );
}
