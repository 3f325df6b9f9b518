/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('theme.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name, light, dark]) => [name, { light, dark }] as const,
  ),
);

const channel = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string) => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
};

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const tones = ['safe', 'caution', 'danger', 'info'];
const apparatus = ['hoop', 'ball', 'clubs', 'ribbon', 'rope'];
const on = (text: string, grounds: string[]) => grounds.map((ground) => [text, ground] as const);

const textPairs = [
  ...['ink', 'muted', 'brand-ink', ...tones, ...apparatus].flatMap((text) => on(text, surfaces)),
  ...on('on-brand', ['brand', 'brand-strong']),
  ...on('brand-ink', ['brand-soft']),
  ...on('ink', ['line', 'brand-soft', ...[...tones, ...apparatus].map((name) => `${name}-soft`)]),
  ...['on-carpet', 'on-carpet-muted', 'carpet-back'].flatMap((text) =>
    on(text, ['carpet', 'carpet-raised']),
  ),
  ...on('surface', ['ink', 'muted']),
  ...[...tones, ...apparatus].flatMap((name) => on(name, [`${name}-soft`])),
  ...tones.flatMap((name) => on(`on-${name}`, [name])),
];

const boundaryPairs = [
  ...['line-strong', 'focus', 'brand', 'ribbon-front', 'ribbon-back'].flatMap((edge) =>
    on(edge, surfaces),
  ),
  ...['carpet-front', 'carpet-back', 'carpet-line'].flatMap((edge) => on(edge, ['carpet'])),
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const colour = (name: string) => {
    const value = tokens.get(name)?.[theme];
    if (!value) throw new Error(`theme.css has no colour --${name}`);
    return value;
  };
  it.each(textPairs)('lets %s be read on %s', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(boundaryPairs)('lets the edge %s be seen on %s', (edge, ground) => {
    expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});
