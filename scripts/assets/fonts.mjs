// npm run fonts: cuts the typefaces into apps/web/src/ui/fonts/, where their files are kept. Each has
// the weights that we use and the letters of one range, so that a page fetches only what it shows.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';
import { path } from '../tool.mjs';

const ONEST = import.meta.resolve('@fontsource-variable/onest/package.json');
const SOFIA = import.meta.resolve('@fontsource-variable/sofia-sans-condensed/package.json');
const FACES = [
  { family: 'onest', source: ONEST, style: 'normal', wght: { min: 400, max: 700 } },
  { family: 'sofia-sans-condensed', source: SOFIA, style: 'normal', wght: { min: 700, max: 800 } },
  { family: 'sofia-sans-condensed', source: SOFIA, style: 'italic', wght: { min: 700, max: 800 } },
];

/**
 * `basic` is what nearly every page of ours is written in, `latin` the accents of western Europe; the
 * others are whole files. `fonts.css` names the same ranges.
 */
const BASIC = `${emails(0x20, 0x7e)}${emails(0x2010, 0x2027)}\u00A0£©·×€−`;
const LATIN = `${emails(0xa1, 0xff)}${emails(0x2028, 0x206f)}\u0131\u0152\u0153™↑↓`;
const RANGES = [
  { name: 'basic', from: 'latin', has: BASIC },
  { name: 'latin', from: 'latin', has: LATIN },
  { name: 'latin-ext', from: 'latin-ext' },
  { name: 'cyrillic', from: 'cyrillic' },
];

const target = path('apps', 'web', 'src', 'ui', 'fonts');
mkdirSync(target, { recursive: true });
for (const { family, source, style, wght } of FACES) {
  for (const { name, from, has } of RANGES) {
    const whole = readFileSync(new URL(`files/${family}-${from}-wght-${style}.woff2`, source));
    const cut = await subset(whole, has, {
      targetFormat: 'woff2',
      variationAxes: { wght },
      ...(has === undefined && { keepAllGlyphs: true }),
    });
    writeFileSync(`${target}/${family}-${name}-${style}.woff2`, cut);
  }
}

function emails(first, last) {
  const length = last - first + 1;
  return String.fromCodePoint(...Array.from({ length }, (_, nth) => first + nth));
}
