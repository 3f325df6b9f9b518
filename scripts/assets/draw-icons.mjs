// Draws the icons and the picture for links from the mark of the platform. Run after changing
// apps/web/public/favicon.svg; what it draws is committed.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { path } from '../tool.mjs';

// Pictures are the server's business, so the library is among its dependencies.
const sharp = createRequire(path('apps', 'api', 'package.json'))('sharp');
const folder = (name) => path('apps', 'web', 'public', name);
const mark = readFileSync(folder('favicon.svg'), 'utf8');
const drawing = mark.replace(/^<svg[^>]*>|<\/svg>\s*$/gu, '');
const PAPER = '#faf5ec';
const CARPET = '#0f2f2a';

const draw = (svg, name, width, height = width) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(width, height)
    .png({ compressionLevel: 9, palette: true })
    .toFile(folder(name));

for (const size of [180, 192, 512]) await draw(mark, `icon-${size}.png`, size);

// Systems cut a circle or a rounded square out of it: the mark stays within the inner four fifths.
await draw(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><path fill="${PAPER}" d="M0 0h256v256H0z"/><g transform="translate(25.6 25.6) scale(.8)">${drawing}</g></svg>`,
  'icon-maskable-512.png',
  512,
);

const onCarpet = drawing
  .replaceAll(PAPER, CARPET)
  .replaceAll('#dc2e67', '#f0447e')
  .replaceAll('#8f0c3d', '#ffb3c8');
await draw(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path fill="${CARPET}" d="M0 0h1200v630H0z"/><g transform="translate(285 0) scale(2.46)">${onCarpet}</g></svg>`,
  'social.png',
  1200,
  630,
);
