/**
 * Loaded before Ribbon: hands the SQL that it really sends to the benchmark, so that the bare
 * contender is asked the same and no copy of a statement can go stale.
 */
import pg from 'pg';
import type { Statement } from './statements.ts';

interface Asked {
  readonly text: string;
  readonly name?: string;
  readonly values?: readonly unknown[];
}

let isOn = false;
process.on('message', (message) => {
  isOn = message === 'on';
  process.send?.(isOn ? 'begun' : 'ended');
});

const isAsked = (one: unknown): one is Asked =>
  typeof one === 'object' && one !== null && 'text' in one && typeof one.text === 'string';

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function captured(this: pg.Client, ...given: unknown[]) {
  const [asked] = given;
  if (isOn && isAsked(asked)) {
    const statement: Statement = {
      text: asked.text,
      values: asked.values ?? [],
      ...(asked.name !== undefined && { name: asked.name }),
    };
    process.send?.(statement);
  }
  return Reflect.apply(query, this, given);
} as typeof query;
