import { createWorld } from '#testing/world';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const DOCS = resolve(import.meta.dirname, '../../../../docs');
const text = readFileSync(join(DOCS, 'SECURITY-CHECKS.md'), 'utf8');
const STATES = ['holds', 'differs', 'open', 'not relevant'];

/** The requirements of levels 1 and 2 in each section of ASVS 5.0.0. */
const SECTIONS: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '10.1': [1, 2],
  '10.2': [1, 2],
  '10.3': [1, 2, 3, 4],
  '10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '10.5': [1, 2, 3, 4, 5],
  '10.6': [1, 2],
  '10.7': [1, 2, 3],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3, 4],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
  '17.1': [1],
  '17.2': [1, 2, 3, 4],
  '17.3': [1, 2],
};

const rows = text
  .split('\n')
  .filter((line) => /^\| \d/u.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', level = '', , state = '', why = '']) => ({ number, level, state, why }));

describe('the table of security checks', () => {
  it('has each requirement of levels 1 and 2 once', () => {
    const expected = Object.entries(SECTIONS).flatMap(([section, numbers]) =>
      numbers.map((number) => `${section}.${number}`),
    );
    expect(rows.map(({ number }) => number)).toEqual(expected);
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  });

  it('gives each a state, and a place or a reason', () => {
    for (const { number, state, why } of rows)
      expect([number, STATES.includes(state), why !== '']).toEqual([number, true, true]);
  });

  it('counts what it says', () => {
    const [, ...counted] =
      /^(\d+) hold, (\d+) differ, (\d+) are open, (\d+) are not relevant/mu.exec(text) ?? [];
    const counts = STATES.map((state) => rows.filter((row) => row.state === state).length);
    expect(counted.map(Number)).toEqual(counts);
  });

  it('leads to files that there are', () => {
    const links = [...text.matchAll(/\]\((\.\.\/[^)]+)\)/gu)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((link) => !existsSync(join(DOCS, link)))).toEqual([]);
  });
});

it('TRACE repeats nothing', async () => {
  const world = await createWorld();
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = world.app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  socket.end('TRACE /api/me HTTP/1.1\r\nhost: localhost\r\ncookie: a=secret\r\n\r\n');
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /u);
  expect(answer).not.toContain('secret');
  await world.close();
});
