import type { BareDriver } from './driver.ts';
import { type Figures, medians } from './figures.ts';
import { inProcess, overHttp } from './load.ts';
import { line } from './table.ts';

/** As many clubs as a country has, and ten times as many. */
const SIZES = [3000, 30_000] as const;
const SEARCHES = 400;
const ROUNDS = 3;
const WARM_UP = 200;
/** In the middle of the clubs, and said so finely that no geocoder is needed. */
const CENTRE = { latitude: 53.8, longitude: -1.55 };
const PATH = `/api/clubs?at=${CENTRE.latitude},${CENTRE.longitude}`;

const HEAD = ['', 'searches/s', 'p50 ms', 'p95 ms', 'Ribbon ÷ it', 'p95 ÷'];

interface Measured {
  readonly ribbon: Figures;
  readonly bare: Figures;
}

async function measure(url: string, driver: BareDriver): Promise<Measured> {
  const work = {
    ribbon: (amount: number) => overHttp(url, { method: 'GET', path: PATH }, amount),
    bare: (amount: number) => inProcess(() => driver.clubsNear(CENTRE), amount),
  };
  await work.ribbon(WARM_UP);
  await work.bare(WARM_UP);
  const rounds = { ribbon: [] as Figures[], bare: [] as Figures[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.ribbon.push(await work.ribbon(SEARCHES));
    rounds.bare.push(await work.bare(SEARCHES));
  }
  return { ribbon: medians(rounds.ribbon), bare: medians(rounds.bare) };
}

/**
 * The radius search of the club finder with more and more clubs. The land they lie on grows with
 * them, so an answer is as long with ten times as many: what grows is the table alone.
 */
export async function compareFinder(url: string, driver: BareDriver): Promise<string> {
  const lines = [line(HEAD)];
  const p95: number[] = [];
  for (const size of SIZES) {
    const near = await driver.fillClubs(size, CENTRE);
    const { ribbon, bare } = await measure(url, driver);
    p95.push(ribbon.p95);
    lines.push(
      '',
      `GET /api/clubs, ${size} clubs, ${near} within 50 km`,
      line(['  Ribbon', ribbon.perSecond.toFixed(0), ribbon.p50.toFixed(2), ribbon.p95.toFixed(2)]),
      line([
        '  bare driver',
        bare.perSecond.toFixed(0),
        bare.p50.toFixed(2),
        bare.p95.toFixed(2),
        (ribbon.perSecond / bare.perSecond).toFixed(2),
        (ribbon.p95 / bare.p95).toFixed(2),
      ]),
    );
  }
  const growth = (p95.at(-1) ?? Number.NaN) / (p95[0] ?? Number.NaN);
  lines.push('', `p95 of Ribbon with ${SIZES[1]} clubs ÷ with ${SIZES[0]}: ${growth.toFixed(2)}`);
  return lines.join('\n');
}
