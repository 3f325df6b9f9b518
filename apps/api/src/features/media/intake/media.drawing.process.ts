import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** A drawing has no size of its own; it is painted about this wide. */
const SIZE = 1024;
const POINTS_PER_INCH = 72;
const MAX_PIXELS = 50_000_000;

/** Paints the drawing that is named on the command line to standard output. */
async function paint(path: string): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  const file = await readFile(path);
  const { width, height, format } = await sharp(file, { limitInputPixels: false }).metadata();
  // Two readers that disagree about what a file is were meant to.
  if (format !== 'svg') throw new Error(`not a drawing: ${format}`);
  const wanted = (POINTS_PER_INCH * SIZE) / Math.max(width, height, 1);
  const density = Math.max(1, Math.min(2400, wanted));
  const png = await sharp(file, { density, limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  process.stdout.write(png);
}

await paint(process.argv[2] ?? '');
