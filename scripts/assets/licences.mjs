// npm run licences: the licences of what is shipped, and their packages. Fails for one that is not allowed.
import { say } from '../tool.mjs';
import { billOfMaterials } from './shipped.mjs';

/** Ours: packages of this repository have no licence of their own. */
const OWN = /^pkg:npm\/%40ribbon\//u;

/** A licence that is allowed, with the reason where it asks for more than its text and a name. */
const ALLOWED = {
  MIT: '',
  'MIT-0': '',
  ISC: '',
  '0BSD': '',
  Unlicense: '',
  'BSD-2-Clause': '',
  'BSD-3-Clause': '',
  'BlueOak-1.0.0': '',
  'Apache-2.0': '',
  'MPL-2.0': 'used unchanged; a change to one of its files would have to be published',
  'LGPL-3.0-or-later':
    'libvips, a shared library beside sharp that can be replaced; used unchanged',
};

const wordsOf = ({ license, expression }) => expression ?? license?.id ?? license?.name;
const licenceOf = ({ licenses = [] }) => licenses.map(wordsOf).join(' AND ') || 'none';
const isAllowed = (licence) =>
  licence
    .replaceAll(/[()]/gu, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => one in ALLOWED));

const components = billOfMaterials().components.filter(({ purl = '' }) => !OWN.test(purl));
const byLicence = new Map();
for (const one of components) {
  const licence = licenceOf(one);
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), one]);
}

const refused = [];
for (const [licence, packages] of [...byLicence].toSorted(([, a], [, b]) => b.length - a.length)) {
  const names = packages.map(({ purl }) => decodeURIComponent(purl.slice('pkg:npm/'.length)));
  const reason = ALLOWED[licence] ? ` (${ALLOWED[licence]})` : '';
  say(`${licence}${reason}: ${packages.length}\n  ${names.toSorted().join(', ')}`);
  if (!isAllowed(licence)) refused.push(licence);
}
if (refused.length > 0) {
  say(`\nNot allowed: ${refused.join(', ')}. Take another package, or allow it with its reason.`);
  process.exitCode = 1;
}
