import type { Config } from '#platform/config/config';

type Policy = Readonly<Record<string, readonly string[]>>;

const GOOGLE = [
  'https://*.googleapis.com',
  'https://*.gstatic.com',
  'https://*.google.com',
  'https://*.googleusercontent.com',
];

/** What Google's guide to content security policies asks for, without its nonces. */
const GOOGLE_NEEDS: Policy = {
  scriptSrc: [...GOOGLE, 'https://*.ggpht.com', "'unsafe-eval'", 'blob:'],
  styleSrc: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  imgSrc: GOOGLE,
  fontSrc: ['https://fonts.gstatic.com'],
  connectSrc: [...GOOGLE, 'data:', 'blob:'],
  frameSrc: ['https://*.google.com'],
  workerSrc: ["'self'", 'blob:'],
};

/** The host of an address of tiles; `{s}` stands for one of several. */
function tileHost(address: string): string[] {
  if (address.startsWith('/')) return [];
  const { protocol, host } = new URL(address.replace('{s}.', 'any-host.'));
  return [`${protocol}//${host.replace(/^any-host\./u, '*.')}`];
}

/** The content security policy, opened for the map that is configured and for nobody else. */
export function withMap(policy: Policy, map: Config['map']): Record<string, string[]> {
  const needs: Policy =
    map.kind === 'google'
      ? GOOGLE_NEEDS
      : { imgSrc: map.kind === 'tiles' ? tileHost(map.url) : [] };
  const names = new Set([...Object.keys(policy), ...Object.keys(needs)]);
  return Object.fromEntries(
    [...names].map((name) => [name, [...(policy[name] ?? []), ...(needs[name] ?? [])]]),
  );
}
