import { expect, it } from 'vitest';
import { isPublicAddress } from './network.ts';

it.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.2.7',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001:0:1::',
  '2001:db8::1',
  'localhost',
  '2130706433',
  '',
])('%s is not out there', (address) => expect(isPublicAddress(address)).toBe(false));

it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:2800:220:1::1'])(
  '%s is',
  (address) => expect(isPublicAddress(address)).toBe(true),
);
