// Writes the file of single postcodes from the ONS Postcode Directory or OS Code-Point Open:
//   node packages/geocoder/scripts/import-postcodes.ts OUTPUT FILE-OR-FOLDER…
import { createReadStream, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { importLines } from './import.ts';
import { unitsWriter } from './units-writer.ts';

const EVERY = 100_000;

const [output, ...inputs] = process.argv.slice(2);
if (output === undefined || inputs.length === 0) {
  say('import-postcodes.ts OUTPUT FILE-OR-FOLDER…');
  process.exit(2);
}

const writer = unitsWriter();
for (const file of inputs.flatMap(filesIn)) {
  say(file);
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
  const report = await importLines(lines, writer, (rows) => {
    if (rows % EVERY === 0) say(`  ${rows} rows`);
  });
  say(`  ${report.rows} rows, ${report.terminated} terminated, ${report.wrong} wrong`);
  for (const example of report.examples) say(`  ${example}`);
}
if (writer.count() === 0) {
  say('no postcodes, nothing written');
  process.exit(1);
}
const bytes = writer.bytes();
writeFileSync(output, bytes);
say(`${writer.count()} postcodes, ${bytes.byteLength} bytes in ${output}`);

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name.toLowerCase().endsWith('.csv'))
    .toSorted()
    .map((name) => join(path, name));
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
