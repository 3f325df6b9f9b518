/**
 * Turns texts into numbers for `train.py`, with the very code that reads texts later:
 *
 *   node training/encoder/prepare.ts <folder of the sets> <folder of the starting weights> <folder to write>
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { OUTPUTS } from '../../src/classifier/outputs.ts';
import { type Piece, pieceReader } from '../../src/encoder/pieces.ts';
import { vocabulary } from '../../src/lexicon/classes.ts';
import { clearText } from '../../src/text/clear.ts';
import { read } from '../../src/text/reading.ts';
import { domainLabels } from '../labels.ts';
import { allRows, repeated, writtenCases } from '../rows.ts';

const WINDOW = 128;
const [, , sets = '', start = '', target = ''] = argv;
mkdirSync(target, { recursive: true });

// Texts are read in lower case, so pieces with capitals can never be met.
const all = JSON.parse(
  readFileSync(join(start, 'vocab.json'), 'utf8').replace(/^\/\*.*?\*\//su, ''),
) as Piece[];
const usable = all.flatMap(([piece], at) => (at < 6 || piece === piece.toLowerCase() ? [at] : []));
const pieces = usable.map((at) => all[at] as Piece);
const piecesOf = pieceReader(pieces);

const ids: number[] = [];
const starts: number[] = [];
const labels: number[] = [];
const facts: number[] = [];
const names: string[] = [];
const setOf = (name: string) => {
  const at = names.indexOf(name);
  return at >= 0 ? at : names.push(name) - 1;
};
const rows = allRows(sets, 7);
const cases = writtenCases(sets).map(({ text, label, category }) => ({
  text,
  set: `written:${label}`,
  split: 'dev' as const,
  labels: domainLabels(label === 'green' ? undefined : (category as never)),
}));
const learned = repeated(rows.filter(({ split }) => split === 'train'));
const kept = rows.filter(({ split }) => split === 'dev');
const written = rows.filter(({ set, split }) => set.startsWith('corpus:') && split === 'train');
const fine = written.filter(({ set }) => set === 'corpus:green');
/** One bad sentence between fine ones is as bad as alone. */
const mixed = written.map((row, at) => {
  const other = fine[(at * 7919) % fine.length] ?? row;
  const parts = at % 2 === 0 ? [row.text, other.text] : [other.text, row.text];
  return { ...row, text: parts.map((part) => part.replace(/(?<=[\p{L}\p{N}])$/u, '.')).join(' ') };
});
for (const { text, set, split, labels: said } of [...learned, ...mixed, ...kept, ...cases]) {
  starts.push(ids.length);
  ids.push(...piecesOf(clearText(read(text, vocabulary), vocabulary)).slice(0, WINDOW));
  for (const output of OUTPUTS) {
    const label = said[output];
    labels.push(label ? Math.round((label[0] ? 50 : -50) * label[1]) : 0);
  }
  facts.push(split === 'dev' ? 1 : 0, setOf(set));
}
const write = (name: string, list: NodeJS.ArrayBufferView) =>
  writeFileSync(join(target, `${name}.bin`), list);
write('ids', Uint16Array.from(ids));
write('starts', Uint32Array.from([...starts, ids.length]));
write('labels', Int8Array.from(labels));
write('facts', Uint8Array.from(facts));
write('kept', Uint16Array.from(usable));
writeFileSync(join(target, 'info.json'), JSON.stringify({ outputs: OUTPUTS, sets: names, pieces }));
for (const name of [
  'model.json',
  ...Array.from({ length: 7 }, (_, at) => `group1-shard${at + 1}of7`),
]) {
  cpSync(join(start, name), join(target, name));
}
