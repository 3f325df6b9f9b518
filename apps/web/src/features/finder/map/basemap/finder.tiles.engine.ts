import type { Palette } from './finder.drawing.engine.ts';

/** Closer than this, tiles are drawn from the detailed data, which is fetched only then. */
export const OVERVIEW_ZOOM = 7;

export const TILE_SIZE = 512;

export interface TileRequest {
  id: number;
  zoom: number;
  column: number;
  row: number;
  /** Pixels of the screen for one of the map. */
  density: number;
  palette: Palette;
}

export type TileAnswer = { id: number; bitmap: ImageBitmap } | { id: number; failure: string };

/** Asks the worker for pictures of tiles; it cuts and draws, the page only shows. */
export function tileDrawer() {
  const worker = new Worker(new URL('finder.basemap.worker.ts', import.meta.url), {
    type: 'module',
  });
  const waiting = new Map<number, (answer: TileAnswer) => void>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<TileAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    for (const [id, settle] of waiting) settle({ id, failure: 'The worker stopped' });
    waiting.clear();
  });
  return {
    /** Returns a function that cancels the request. */
    draw(request: Omit<TileRequest, 'id'>, settle: (answer: TileAnswer) => void): () => void {
      last += 1;
      const id = last;
      waiting.set(id, settle);
      worker.postMessage({ ...request, id } satisfies TileRequest);
      return () => {
        if (waiting.delete(id)) worker.postMessage({ cancel: id });
      };
    },
    stop: () => worker.terminate(),
  };
}
