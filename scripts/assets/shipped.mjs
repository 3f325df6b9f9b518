// What is shipped: the packages of the server and of the web app, without those of tests and benchmarks.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { path, root } from '../tool.mjs';

const ASK = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--omit=dev',
  '--workspace=@ribbon/api',
  '--workspace=@ribbon/web',
  // For every platform, and the same on every machine.
  '--package-lock-only',
];

/** The bill of materials as npm writes it, with the Node that runs the server; npm 10 or newer. */
export function billOfMaterials() {
  const npm = process.env.npm_execpath;
  const [command, args] = npm ? [process.execPath, [npm, ...ASK]] : ['npm', ASK];
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`npm sbom failed; it needs npm 10 or newer.\n${stderr}`);
  const bill = JSON.parse(stdout);
  const { name, version, description } = JSON.parse(readFileSync(path('package.json'), 'utf8'));
  const { component } = bill.metadata;
  Object.assign(component, { name, version, description });
  const { node } = JSON.parse(readFileSync(path('package.json'), 'utf8')).dependencies;
  bill.components.push({
    'bom-ref': `node@${node}`,
    type: 'platform',
    name: 'node',
    version: node,
    purl: `pkg:npm/node@${node}`,
    licenses: [{ license: { id: 'MIT' } }],
  });
  // npm writes 1.5, all of which 1.6 allows.
  return {
    ...bill,
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    specVersion: '1.6',
  };
}
