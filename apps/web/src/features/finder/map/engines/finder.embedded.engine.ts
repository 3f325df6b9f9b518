import { type Coords, type DoneCallback, GridLayer, type TileEvent } from 'leaflet';
import { TILE_SIZE, tileDrawer } from '../basemap/finder.tiles.engine.ts';
import { onThemeChange, readPalette } from './finder.palette.engine.ts';

const DENSEST = 2;

/** The basemap that comes with us, drawn by a worker in the theme's colours. */
export function embeddedLayer(container: HTMLElement): GridLayer {
  const drawer = tileDrawer();
  const takeBack = new WeakMap<HTMLElement, () => void>();
  let palette = readPalette(container);

  const Layer = GridLayer.extend({
    options: { tileSize: TILE_SIZE, keepBuffer: 1, updateWhenIdle: false },
    createTile(this: GridLayer, { x, y, z }: Coords, done: DoneCallback): HTMLElement {
      const canvas = document.createElement('canvas');
      const density = Math.min(Math.ceil(window.devicePixelRatio), DENSEST);
      const request = { zoom: z, column: x, row: y, density, palette };
      const cancel = drawer.draw(request, (answer) => {
        if ('failure' in answer) {
          this.fire('failed', { reason: answer.failure });
          done(new Error(answer.failure), canvas);
          return;
        }
        canvas.width = answer.bitmap.width;
        canvas.height = answer.bitmap.height;
        canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(answer.bitmap);
        done(undefined, canvas);
      });
      takeBack.set(canvas, cancel);
      return canvas;
    },
  });
  const layer = new Layer();
  layer.on('tileunload', ({ tile }: TileEvent) => takeBack.get(tile)?.());
  const forget = onThemeChange(() => {
    palette = readPalette(container);
    layer.redraw();
  });
  layer.on('remove', () => {
    forget();
    drawer.stop();
  });
  return layer;
}
