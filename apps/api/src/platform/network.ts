import { lookup } from 'node:dns/promises';
import { BlockList, connect, isIP, isIPv4 } from 'node:net';
import type { Duplex } from 'node:stream';

/** The world outside, as far as the server itself goes there on somebody's word. */
export interface Network {
  /** Every address that a name stands for. */
  resolve(host: string): Promise<string[]>;
  connect(address: string, port: number): Duplex;
}

export const internet: Network = {
  resolve: async (host) =>
    (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  connect: (address, port) => connect({ host: address, port }),
};

/** IPv4 that is not the public internet (RFC 6890 and what came after it). */
const NOT_PUBLIC_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Of IPv6 only this is public, without the parts that carry IPv4 addresses inside or are examples. */
const PUBLIC_V6 = ['2000::', 3] as const;
const NOT_PUBLIC_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const refusedV4 = new BlockList();
for (const [address, bits] of NOT_PUBLIC_V4) refusedV4.addSubnet(address, bits, 'ipv4');
const publicV6 = new BlockList();
publicV6.addSubnet(...PUBLIC_V6, 'ipv6');
const refusedV6 = new BlockList();
for (const [address, bits] of NOT_PUBLIC_V6) refusedV6.addSubnet(address, bits, 'ipv6');

/** Whether an address is out there, and not this machine, its neighbours or its cloud's own. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv4(address)) return !refusedV4.check(address, 'ipv4');
  return publicV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6');
}
