import { isIPv6 } from 'node:net';

/** How many of the eight groups of an IPv6 address name the network: everybody is given as many as that. */
const NETWORK_GROUPS = 4;

/**
 * Where a visitor comes from, as limits count it: an IPv4 address, or the /64 of an IPv6 address,
 * within which one machine can have any number of addresses.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(?<four>[\d.]+)$/iu.exec(address)?.groups?.['four'];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/u, ''));
  return `${network.join(':')}::/64`;
}
