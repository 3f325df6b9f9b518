import { Button, RibbonLoader, cx, lazily } from '#ui';
import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapCanvas, MapCanvasProps } from './MapCanvas.tsx';
import type { StartEngine } from './engines/finder.engine.ts';
import { googleFailureOf } from './google/finder.google-failures.rules.ts';
import type { MapClub, MapSource } from './finder.map.rules.ts';
import { t } from '@ribbon/domain/kernel';

const GooglePanel = lazily(async () => (await import('./google/GooglePanel.tsx')).GooglePanel);
const ignore = () => {};
const EMBEDDED: MapSource = { kind: 'embedded' };

type ClubMapProps<Club extends MapClub> = Pick<
  MapCanvasProps<Club>,
  'clubs' | 'selectedId' | 'onSelect' | 'renderPopup'
> &
  Partial<Pick<MapCanvasProps<Club>, 'hoveredId' | 'onHover' | 'focus' | 'source' | 'what'>> & {
    /** Gives the map its height. */
    className?: string;
  };

interface Opened {
  Canvas: typeof MapCanvas;
  start: StartEngine;
}

const engineFor = async (source: MapSource): Promise<StartEngine> => {
  if (source.kind === 'google') {
    return (await import('./google/finder.google.engine.ts')).loadGoogleEngine(source.key);
  }
  return (await import('./engines/finder.leaflet.engine.ts')).startLeaflet;
};

const openMap = async (source: MapSource): Promise<Opened> => {
  const [canvas, start] = await Promise.all([import('./MapCanvas.tsx'), engineFor(source)]);
  return { Canvas: canvas.MapCanvas, start };
};

type State = { is: 'loading' } | ({ is: 'open' } & Opened) | { is: 'failed'; failure: unknown };

/**
 * The map of the club finder. Nothing of it is loaded before it is shown, and nothing from third
 * parties unless `source` names them.
 */
export function ClubMap<Club extends MapClub>({
  clubs,
  selectedId,
  hoveredId,
  onSelect,
  onHover = ignore,
  focus = 'country',
  renderPopup,
  source = EMBEDDED,
  what = 'clubs',
  className,
}: ClubMapProps<Club>) {
  const [insteadOf, setInsteadOf] = useState<MapSource>();
  const ground = insteadOf === source ? EMBEDDED : source;
  const [attempt, setAttempt] = useState(0);
  const end = useRef<HTMLSpanElement>(null);
  return (
    <section
      aria-label={t('Map of {what}', { what })}
      className={cx(
        'club-map relative isolate min-h-80 overflow-hidden rounded-lg border-2 border-line bg-surface-sunken',
        className,
      )}
    >
      <button
        type="button"
        className="absolute top-3 left-3 z-30 rounded-full bg-ink px-4 py-2 text-surface not-focus-visible:sr-only"
        onClick={() => end.current?.focus()}
      >
        Skip map
      </button>
      <OpenedMap
        key={`${attempt} ${JSON.stringify(ground)}`}
        {...{ clubs, selectedId, hoveredId, onSelect, onHover, focus, renderPopup, what }}
        source={ground}
        onRetry={() => setAttempt(attempt + 1)}
        onSimplified={() => setInsteadOf(source)}
      />
      <span ref={end} tabIndex={-1} className="sr-only">
        End of map
      </span>
    </section>
  );
}

/** One try to open a map; another is another component. */
function OpenedMap<Club extends MapClub>({
  onRetry,
  onSimplified,
  ...props
}: Omit<MapCanvasProps<Club>, 'start' | 'onFailure'> & {
  onRetry: () => void;
  onSimplified: () => void;
}) {
  const { source, what } = props;
  const [state, setState] = useState<State>({ is: 'loading' });
  const fail = (failure: unknown) => setState({ is: 'failed', failure });
  const begin = useEffectEvent(() => openMap(source));
  useEffect(() => {
    let wanted = true;
    begin().then(
      (opened) => wanted && setState({ is: 'open', ...opened }),
      (failure: unknown) => wanted && setState({ is: 'failed', failure }),
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (state.is === 'open') {
    return <state.Canvas {...props} start={state.start} onFailure={fail} />;
  }
  return (
    <div className="absolute inset-0 grid place-items-center">
      {state.is === 'loading' ? (
        <RibbonLoader label="Loading map..." size="lg" className="text-brand-ink" />
      ) : source.kind === 'google' ? (
        <GooglePanel
          failure={googleFailureOf(state.failure)}
          onRetry={onRetry}
          onSimplified={onSimplified}
        />
      ) : (
        <MapFailed what={what} onRetry={onRetry} />
      )}
    </div>
  );
}

function MapFailed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="grid size-full place-content-center justify-items-center gap-3 p-6"
    >
      <p className="text-center text-pretty">
        We couldn’t load the map. You can still use the list of {what}.
      </p>
      <Button variant="secondary" icon={<RotateCw aria-hidden />} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
