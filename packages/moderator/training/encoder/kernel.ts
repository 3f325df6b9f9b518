/**
 * Writes the inner loop of the encoder, a matrix product, as WebAssembly, and prints it for
 * `src/encoder/kernel.ts`: node training/encoder/kernel.ts
 *
 * c[rows × columns] = a[rows × inner] · b[inner × columns] + bias, four rows by sixteen columns at a
 * time in sixteen registers. `b` and `bias` lie in panels of sixteen columns, so that each step reads
 * on from where the last one ended. Sums are made in one fixed order: every machine gives the same.
 */
import { stdout } from 'node:process';
import wabt from 'wabt';

const ROWS = [0, 1, 2, 3];
const LANES = [0, 1, 2, 3];
const each = (list: readonly number[], make: (at: number) => string) => list.map(make).join('\n');
const get = (name: string) => `(local.get $${name})`;
const set = (name: string, value: string) => `(local.set $${name} ${value})`;
const plus = (one: string, two: string) => `(i32.add ${one} ${two})`;
const times = (one: string, two: string) => `(i32.mul ${one} ${two})`;
const number = (value: number) => `(i32.const ${value})`;

const source = `
(module
  (memory (export "memory") 1)
  (func (export "multiply")
    (param $a i32) (param $aStep i32) (param $b i32) (param $bias i32) (param $c i32)
    (param $cStep i32) (param $rows i32) (param $inner i32) (param $columns i32)
    (local $row i32) (local $column i32) (local $left i32) (local $pb i32) (local $pc i32) (local $x v128)
    ${each(ROWS, (row) => `(local $p${row} i32)`)}
    ${each(ROWS, (row) => each(LANES, (lane) => `(local $s${row}${lane} v128)`))}
    ${each(LANES, (lane) => `(local $b${lane} v128)`)}
    (loop $columns
      ${set('row', number(0))}
      (loop $rows
        ${set('p0', plus(get('a'), times(get('row'), get('aStep'))))}
        ${each([1, 2, 3], (row) => set(`p${row}`, plus(get(`p${row - 1}`), get('aStep'))))}
        ${set('pb', plus(get('b'), times(get('column'), times(get('inner'), number(4)))))}
        ${set('pc', plus(get('bias'), times(get('column'), number(4))))}
        ${each(LANES, (lane) => set(`s0${lane}`, `(v128.load offset=${lane * 16} ${get('pc')})`))}
        ${each([1, 2, 3], (row) => each(LANES, (lane) => set(`s${row}${lane}`, get(`s0${lane}`))))}
        ${set('left', get('inner'))}
        (loop $inner
          ${each(LANES, (lane) => set(`b${lane}`, `(v128.load offset=${lane * 16} ${get('pb')})`))}
          ${each(
            ROWS,
            (row) => `
          ${set('x', `(v128.load32_splat ${get(`p${row}`)})`)}
          ${each(LANES, (lane) => set(`s${row}${lane}`, `(f32x4.add ${get(`s${row}${lane}`)} (f32x4.mul ${get('x')} ${get(`b${lane}`)}))`))}
          ${set(`p${row}`, plus(get(`p${row}`), number(4)))}`,
          )}
          ${set('pb', plus(get('pb'), number(64)))}
          (br_if $inner (local.tee $left (i32.sub ${get('left')} ${number(1)}))))
        ${set('pc', plus(get('c'), plus(times(get('row'), get('cStep')), times(get('column'), number(4)))))}
        ${each(
          ROWS,
          (row) => `
        ${each(LANES, (lane) => `(v128.store offset=${lane * 16} ${get('pc')} ${get(`s${row}${lane}`)})`)}
        ${set('pc', plus(get('pc'), get('cStep')))}`,
        )}
        (br_if $rows (i32.lt_u (local.tee $row ${plus(get('row'), number(4))}) ${get('rows')})))
      (br_if $columns (i32.lt_u (local.tee $column ${plus(get('column'), number(16))}) ${get('columns')})))))`;

const { parseWat } = await wabt();
const { buffer } = parseWat('kernel.wat', source, { simd: true }).toBinary({});
stdout.write(`${Buffer.from(buffer).toString('base64')}\n`);
