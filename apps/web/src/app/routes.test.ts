// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { definitions } from './routes.tsx';

const paths = definitions.map(({ path }) => path);

it('gives every address to one slice', () => {
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

it('leads no redirect into nothing', () => {
  const targets = definitions.flatMap((route) => ('redirect' in route ? [route.redirect] : []));
  expect(targets).not.toHaveLength(0);
  expect(paths).toEqual(expect.arrayContaining(targets));
});

it('closes /admin and everything below it to all but system administrators', () => {
  const open = definitions.filter(
    (route) =>
      /^\/admin(?:\/|$)/u.test(route.path) &&
      !('screen' in route && route.gate?.access === 'systemAdmin'),
  );
  expect(open).toEqual([]);
});
