import type { BareDriver } from './driver.ts';
import { type Figures, medians } from './measurement/figures.ts';
import { inProcess, overHttp } from './measurement/load.ts';
import { line } from './measurement/table.ts';

/** As many clubs as a country has, and ten times as many. */
const SIZES = [3000, 30_000] as const;
const SEARCHES = 400;
const ROUNDS = 3;
const WARM_UP = 200;
/** In the middle of the clubs, and said so finely that no geocoder is needed. */
const CENTRE = { latitude: 53.8, longitude: -1.55 };
const PATH = `/api/clubs?at=${CENTRE.latitude},${CENTRE.longitude}`;

const HEAD = ['', 'searches/s', 'p50 ms', 'p95 ms', 'Ribbon ÷ it', 'p95 ÷'];

interface Urls {
  readonly ribbon: string;
  readonly bare: string;
}

async function measure(urls: Urls, driver: BareDriver) {
  const call = { method: 'GET', path: PATH } as const;
  const work = {
    ribbon: (amount: number) => overHttp(urls.ribbon, call, amount),
    bare: (amount: number) => overHttp(urls.bare, call, amount),
    driver: (amount: number) => inProcess(() => driver.clubsNear(CENTRE), amount),
  };
  const names = Object.keys(work) as (keyof typeof work)[];
  const rounds = { ribbon: [] as Figures[], bare: [] as Figures[], driver: [] as Figures[] };
  for (const name of names) await work[name](WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) rounds[name].push(await work[name](SEARCHES));
  }
  return {
    ribbon: medians(rounds.ribbon),
    bare: medians(rounds.bare),
    driver: medians(rounds.driver),
  };
}

/**
 * The radius search of the club finder with more and more clubs. The land they lie on grows with
 * them, so an answer is as long with ten times as many: what grows is the table alone.
 */
export async function compareFinder(urls: Urls, driver: BareDriver): Promise<string> {
  const lines = [line(HEAD)];
  const p95: number[] = [];
  for (const size of SIZES) {
    const near = await driver.fillClubs(size, CENTRE);
    const { ribbon, bare, driver: alone } = await measure(urls, driver);
    const beside = (name: string, figures: Figures) =>
      line([
        name,
        figures.perSecond.toFixed(0),
        figures.p50.toFixed(2),
        figures.p95.toFixed(2),
        (ribbon.perSecond / figures.perSecond).toFixed(2),
        (ribbon.p95 / figures.p95).toFixed(2),
      ]);
    p95.push(ribbon.p95);
    lines.push(
      '',
      `GET /api/clubs, ${size} clubs, ${near} within 50 km`,
      line(['  Ribbon', ribbon.perSecond.toFixed(0), ribbon.p50.toFixed(2), ribbon.p95.toFixed(2)]),
      beside('  driver + node:http', bare),
      beside('  driver alone', alone),
    );
  }
  const growth = (p95.at(-1) ?? Number.NaN) / (p95[0] ?? Number.NaN);
  lines.push('', `p95 of Ribbon with ${SIZES[1]} clubs ÷ with ${SIZES[0]}: ${growth.toFixed(2)}`);
  return lines.join('\n');
}
