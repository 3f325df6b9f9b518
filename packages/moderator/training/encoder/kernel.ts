/**
 * Writes the inner loops of the encoder as WebAssembly, and prints them for `src/encoder/kernel.ts`:
 * node training/encoder/kernel.ts
 *
 * `multiply`: c[rows × columns] = a[rows × inner] · b[inner × columns] + bias, four rows by eight
 * columns at a time: the eight sums and what they are made of fit into the sixteen registers that
 * most processors have. `multiplyBytes` does the same with whole numbers, four of the inner ones in
 * one step: `b` as it is stored, `a` as `squeeze` makes it, seven bits for each number and one scale
 * for each row. `multiplyRow` takes a single row, as `squeezeRow` makes it, two bytes for each number,
 * and `b` as it is stored. With `onto` the product is added to what c holds, with `positive`
 * nothing below zero is kept. `norm` moves each row to mean 0 and spread 1.
 *
 * Sums are made in one fixed order, and sums of whole numbers are exact. Where numbers are not
 * whole, a product is added without rounding in between (relaxed_madd) on every processor that can,
 * which is every one of the last ten years; on an older one the last digits differ.
 */
import { stdout } from 'node:process';
import wabt from 'wabt';

const ROWS = [0, 1, 2, 3];
/** Of four numbers each. */
const BYTES_STEPS = 4;
/** Eight columns, four in a register. */
const LANES = [0, 1];
const each = (list: readonly number[], make: (at: number) => string) => list.map(make).join('\n');
const get = (name: string) => `(local.get $${name})`;
const set = (name: string, value: string) => `(local.set $${name} ${value})`;
const plus = (one: string, two: string) => `(i32.add ${one} ${two})`;
const times = (one: string, two: string) => `(i32.mul ${one} ${two})`;
const number = (value: number) => `(i32.const ${value})`;
const madd = (one: string, two: string, sum: string) => `(f32x4.relaxed_madd ${one} ${two} ${sum})`;
const at = (name: string, lane: number) => `(v128.load offset=${lane * 16} ${get(name)})`;
const splat = (name: string, offset: number) => `(v128.load32_splat offset=${offset} ${get(name)})`;
const sums = (make: (name: string, lane: number) => string) =>
  each(ROWS, (row) => each(LANES, (lane) => make(`s${row}${lane}`, lane)));

const PRODUCT_LOCALS = `
    (local $row i32) (local $column i32) (local $left i32) (local $pb i32) (local $pc i32)
    (local $start i32) (local $x v128) (local $zero v128)
    ${each(ROWS, (row) => `(local $p${row} i32)`)}
    ${sums((name) => `(local $${name} v128)`)}
    ${each(LANES, (lane) => `(local $b${lane} v128)`)}`;

/** Over all columns, eight at a time, and for each eight over all rows, four at a time. */
const product = ({
  first,
  step,
  steps = 1,
  bStep,
  next,
  finish,
}: {
  /** What the sums start with: an array with one number per column. */
  first: string;
  step: (x: string, b: string, sum: string) => string;
  /** So many steps in one turn, 32 bytes of `b` in each: less counting. `inner` counts the turns. */
  steps?: number;
  /** From one turn to the next. */
  bStep: string;
  /** From eight columns of `b` to the next eight. */
  next: string;
  finish: string;
}) => `
    ${set('start', get('b'))}
    (loop $columns
      ${set('row', number(0))}
      (loop $rows
        ${set('p0', plus(get('a'), times(get('row'), get('aStep'))))}
        ${each([1, 2, 3], (row) => set(`p${row}`, plus(get(`p${row - 1}`), get('aStep'))))}
        ${set('pb', get('start'))}
        ${set('pc', plus(get(first), times(get('column'), number(4))))}
        ${each(LANES, (lane) => set(`s0${lane}`, at('pc', lane)))}
        ${each([1, 2, 3], (row) => each(LANES, (lane) => set(`s${row}${lane}`, get(`s0${lane}`))))}
        ${set('left', get('inner'))}
        (loop $inner
          ${each(
            Array.from({ length: steps }, (_, nth) => nth),
            (nth) => `
          ${each(LANES, (lane) => set(`b${lane}`, at('pb', 2 * nth + lane)))}
          ${each(
            ROWS,
            (row) => `
          ${set('x', splat(`p${row}`, nth * 4))}
          ${each(LANES, (lane) => set(`s${row}${lane}`, step(get('x'), get(`b${lane}`), get(`s${row}${lane}`))))}`,
          )}`,
          )}
          ${each(ROWS, (row) => set(`p${row}`, plus(get(`p${row}`), number(steps * 4))))}
          ${set('pb', plus(get('pb'), bStep))}
          (br_if $inner (local.tee $left (i32.sub ${get('left')} ${number(1)}))))
        ${finish}
        ${set('pc', plus(get('c'), plus(times(get('row'), get('cStep')), times(get('column'), number(4)))))}
        (if ${get('positive')} (then ${sums((name) => set(name, `(f32x4.max ${get(name)} ${get('zero')})`))}))
        (if ${get('onto')} (then
          ${set('p0', get('pc'))}
          ${each(
            ROWS,
            (row) => `
          ${each(LANES, (lane) => set(`s${row}${lane}`, `(f32x4.add ${get(`s${row}${lane}`)} ${at('p0', lane)})`))}
          ${set('p0', plus(get('p0'), get('cStep')))}`,
          )}))
        ${each(
          ROWS,
          (row) => `
        ${each(LANES, (lane) => `(v128.store offset=${lane * 16} ${get('pc')} ${get(`s${row}${lane}`)})`)}
        ${set('pc', plus(get('pc'), get('cStep')))}`,
        )}
        (br_if $rows (i32.lt_u (local.tee $row ${plus(get('row'), number(4))}) ${get('rows')})))
      ${set('start', plus(get('start'), next))}
      (br_if $columns (i32.lt_u (local.tee $column ${plus(get('column'), number(8))}) ${get('columns')})))`;

/** The second half of sixteen columns lies beside the first. */
const halfPanel = `(select (i32.sub ${get('bPanel')} ${number(32)}) ${number(32)} (i32.and ${get('column')} ${number(8)}))`;

const multiply = `
  (func (export "multiply")
    (param $a i32) (param $aStep i32) (param $b i32) (param $bStep i32) (param $bPanel i32)
    (param $bias i32) (param $c i32) (param $cStep i32)
    (param $rows i32) (param $inner i32) (param $columns i32) (param $onto i32) (param $positive i32)
    ${PRODUCT_LOCALS}
    ${product({ first: 'bias', step: madd, bStep: get('bStep'), next: halfPanel, finish: '' })})`;

/** The sum of a row and a column, times the scales of both, plus the column's bias. */
const rescaled = `
        ${set('p0', plus(get('scales'), times(get('column'), number(4))))}
        ${set('p1', plus(get('bias'), times(get('column'), number(4))))}
        ${set('p2', plus(get('rowScales'), times(get('row'), number(4))))}
        ${each(
          ROWS,
          (row) => `
        ${set('x', splat('p2', row * 4))}
        ${each(LANES, (lane) => set(`s${row}${lane}`, madd(`(f32x4.convert_i32x4_s ${get(`s${row}${lane}`)})`, `(f32x4.mul ${get('x')} ${at('p0', lane)})`, at('p1', lane))))}`,
        )}`;

const multiplyBytes = `
  (func (export "multiplyBytes")
    (param $a i32) (param $aStep i32) (param $rowScales i32) (param $b i32) (param $bPanel i32)
    (param $first i32) (param $scales i32) (param $bias i32) (param $c i32) (param $cStep i32)
    (param $rows i32) (param $inner i32) (param $columns i32) (param $onto i32) (param $positive i32)
    ${PRODUCT_LOCALS} (local $ones v128)
    ${set('ones', `(i16x8.splat ${number(1)})`)}
    ${product({
      first: 'first',
      step: (x, b, sum) =>
        `(i32x4.add ${sum} (i32x4.dot_i16x8_s (i16x8.relaxed_dot_i8x16_i7x16_s ${b} ${x}) ${get('ones')}))`,
      steps: BYTES_STEPS,
      bStep: number(32 * BYTES_STEPS),
      next: get('bPanel'),
      finish: rescaled,
    })})`;

/** Sixteen columns, four in a register. */
const QUARTERS = [0, 1, 2, 3];
const quarters = (make: (quarter: number) => string) => each(QUARTERS, make);

const multiplyRow = `
  (func (export "multiplyRow")
    (param $a i32) (param $rowScale i32) (param $b i32) (param $scales i32) (param $bias i32) (param $c i32)
    (param $inner i32) (param $columns i32) (param $positive i32)
    (local $left i32) (local $p i32) (local $x v128) (local $zero v128)
    ${quarters((quarter) => `(local $s${quarter} v128)`)}
    (loop $columns
      ${quarters((quarter) => set(`s${quarter}`, get('zero')))}
      ${set('p', get('a'))}
      ${set('left', get('inner'))}
      (loop $inner
        ${each(
          [0, 1],
          (nth) => `
        ${set('x', splat('p', nth * 4))}
        ${quarters((quarter) => set(`s${quarter}`, `(i32x4.add ${get(`s${quarter}`)} (i32x4.dot_i16x8_s ${get('x')} (v128.load8x8_s offset=${nth * 32 + quarter * 8} ${get('b')})))`))}`,
        )}
        ${set('p', plus(get('p'), number(8)))}
        ${set('b', plus(get('b'), number(64)))}
        (br_if $inner (local.tee $left (i32.sub ${get('left')} ${number(4)}))))
      ${set('x', splat('rowScale', 0))}
      ${quarters((quarter) => set(`s${quarter}`, madd(`(f32x4.convert_i32x4_s ${get(`s${quarter}`)})`, `(f32x4.mul ${get('x')} ${at('scales', quarter)})`, at('bias', quarter))))}
      (if ${get('positive')} (then ${quarters((quarter) => set(`s${quarter}`, `(f32x4.max ${get(`s${quarter}`)} ${get('zero')})`))}))
      ${quarters((quarter) => `(v128.store offset=${quarter * 16} ${get('c')} ${get(`s${quarter}`)})`)}
      ${['bias', 'scales', 'c'].map((name) => set(name, plus(get(name), number(64)))).join('\n')}
      (br_if $columns (local.tee $columns (i32.sub ${get('columns')} ${number(16)})))))`;

/** Goes once over a row, four numbers at a time. */
const over = (label: string, pointers: readonly string[], body: string) => `
        ${set('left', get('width'))}
        (loop $${label}
          ${body}
          ${pointers.map((name) => set(name, plus(get(name), number(16)))).join('\n')}
          (br_if $${label} (local.tee $left (i32.sub ${get('left')} ${number(4)}))))`;
const load = (name: string) => `(v128.load ${get(name)})`;
const lanes = (name: string) =>
  `(f32.add (f32.add (f32x4.extract_lane 0 ${get(name)}) (f32x4.extract_lane 1 ${get(name)}))
     (f32.add (f32x4.extract_lane 2 ${get(name)}) (f32x4.extract_lane 3 ${get(name)})))`;
const count = '(f32.convert_i32_u (local.get $width))';
const none = '(v128.const f32x4 0 0 0 0)';

const norm = `
  (func (export "norm")
    (param $from i32) (param $to i32) (param $rows i32) (param $width i32) (param $gain i32) (param $bias i32)
    (local $left i32) (local $p i32) (local $pg i32) (local $pb i32)
    (local $sum v128) (local $mean v128) (local $scale v128) (local $x v128)
    (loop $rows
        ${set('p', get('from'))}
        ${set('sum', none)}
        ${over('adding', ['p'], set('sum', `(f32x4.add ${get('sum')} ${load('p')})`))}
        ${set('mean', `(f32x4.splat (f32.div ${lanes('sum')} ${count}))`)}
        ${set('p', get('from'))}
        ${set('sum', none)}
        ${over('squaring', ['p'], `${set('x', `(f32x4.sub ${load('p')} ${get('mean')})`)} ${set('sum', madd(get('x'), get('x'), get('sum')))}`)}
        ${set('scale', `(f32x4.splat (f32.div (f32.const 1) (f32.sqrt (f32.add (f32.div ${lanes('sum')} ${count}) (f32.const 1e-6)))))`)}
        ${set('pg', get('gain'))}
        ${set('pb', get('bias'))}
        ${over('writing', ['from', 'to', 'pg', 'pb'], `(v128.store ${get('to')} ${madd(`(f32x4.mul (f32x4.sub ${load('from')} ${get('mean')}) ${get('scale')})`, load('pg'), load('pb'))})`)}
        (br_if $rows (local.tee $rows (i32.sub ${get('rows')} ${number(1)})))))`;

const most = (name: string) =>
  `(f32.max (f32.max (f32x4.extract_lane 0 ${get(name)}) (f32x4.extract_lane 1 ${get(name)}))
     (f32.max (f32x4.extract_lane 2 ${get(name)}) (f32x4.extract_lane 3 ${get(name)})))`;
const whole = (lane: number) =>
  `(i32x4.relaxed_trunc_f32x4_s (f32x4.nearest (f32x4.mul ${at('from', lane)} ${get('scale')})))`;

/** Numbers from -limit to limit; `write` puts `numbers` of them at `to`. */
const squeezing = (numbers: number, write: string) => `
    (loop $rows
        ${set('p', get('from'))}
        ${set('sum', none)}
        ${over('comparing', ['p'], set('sum', `(f32x4.max ${get('sum')} (f32x4.abs ${load('p')}))`))}
        ${set('most', `(f32.max ${most('sum')} (f32.const 1e-9))`)}
        (f32.store ${get('rowScales')} (f32.div ${get('most')} ${get('limit')}))
        ${set('rowScales', plus(get('rowScales'), number(4)))}
        ${set('scale', `(f32x4.splat (f32.div ${get('limit')} ${get('most')}))`)}
        ${set('left', get('width'))}
        (loop $writing
          (v128.store ${get('to')} ${write})
          ${set('from', plus(get('from'), number(numbers * 4)))}
          ${set('to', plus(get('to'), number(16)))}
          (br_if $writing (local.tee $left (i32.sub ${get('left')} ${number(numbers)}))))
        (br_if $rows (local.tee $rows (i32.sub ${get('rows')} ${number(1)}))))`;
const wholes = (lane: number) => `(i16x8.narrow_i32x4_s ${whole(lane)} ${whole(lane + 1)})`;
const SQUEEZE_PARAMS = `
    (param $from i32) (param $to i32) (param $rowScales i32) (param $rows i32) (param $width i32) (param $limit f32)`;
const SQUEEZE_LOCALS = `
    (local $left i32) (local $p i32) (local $sum v128) (local $scale v128) (local $most f32)`;

/** In bytes, moved up by `offset` so that none is below zero. */
const squeeze = `
  (func (export "squeeze") ${SQUEEZE_PARAMS} (param $offset i32) ${SQUEEZE_LOCALS} (local $move v128)
    ${set('move', `(i8x16.splat ${get('offset')})`)}
    ${squeezing(16, `(i8x16.add ${get('move')} (i8x16.narrow_i16x8_s ${wholes(0)} ${wholes(2)}))`)})`;

/** In two bytes each. */
const squeezeRow = `
  (func (export "squeezeRow") ${SQUEEZE_PARAMS} ${SQUEEZE_LOCALS} ${squeezing(8, wholes(0))})`;

/** The largest of each column. */
const peaks = `
  (func (export "peaks") (param $from i32) (param $to i32) (param $rows i32) (param $width i32)
    (local $left i32) (local $p i32) (local $column i32) (local $sum v128)
    (loop $columns
      ${set('p', plus(get('from'), get('column')))}
      ${set('sum', load('p'))}
      ${set('left', get('rows'))}
      (loop $comparing
        ${set('sum', `(f32x4.pmax ${get('sum')} ${load('p')})`)}
        ${set('p', plus(get('p'), times(get('width'), number(4))))}
        (br_if $comparing (local.tee $left (i32.sub ${get('left')} ${number(1)}))))
      (v128.store ${plus(get('to'), get('column'))} ${get('sum')})
      (br_if $columns (i32.lt_u (local.tee $column ${plus(get('column'), number(16))}) ${times(get('width'), number(4))}))))`;

const parts = [multiply, multiplyBytes, multiplyRow, norm, squeeze, squeezeRow, peaks].join('');
const source = `(module (memory (export "memory") 1) ${parts})`;
const { parseWat } = await wabt();
const features = { simd: true, relaxed_simd: true };
const { buffer } = parseWat('kernel.wat', source, features).toBinary({});
stdout.write(`${Buffer.from(buffer).toString('base64')}\n`);
