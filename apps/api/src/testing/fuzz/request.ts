import { type Scene, type Case } from '#testing/matrix/case';
import { samples } from '#testing/media/samples';
import type { InjectOptions } from 'fastify';
import type { Call, Upload } from './calls.ts';
import type { createHarvest } from './harvest.ts';
import type { Pick } from './shapes.ts';
import { RAW, spoil } from './spoiling.ts';

type Input = Record<string, unknown>;

const isPick = (value: object): value is Pick => '$pick' in value;

/** Ids in the places of what stands for them. */
function settled(value: unknown, harvest: ReturnType<typeof createHarvest>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => settled(part, harvest));
  if (isPick(value)) return harvest.choose(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, settled(part, harvest)]),
  );
}

/** A call as it goes over the wire. */
export async function requestOf(
  call: Call,
  { request: good }: Case,
  scene: Scene,
  harvest: ReturnType<typeof createHarvest>,
): Promise<InjectOptions> {
  const made = call.isGood && good !== undefined ? await good(scene) : undefined;
  let input: unknown = made ?? settled(call.input, harvest);
  for (const each of call.spoils) input = spoil(input, each);
  const { params, query, body } = input as Input;
  const words = (value: unknown): string =>
    typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const path = call.endpoint.path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent(words((params as Input | undefined)?.[name] ?? 'x').toWellFormed()),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([key, value]): [string, string] => [key, words(value)]),
  );
  const who = call.part === 'visitor' ? undefined : scene.cast[call.part].cookie;
  const cookie = cookieOf(who, call.cookie);
  const file = call.upload && (await formOf(call.upload));
  return {
    method: call.endpoint.method,
    url: `/api${path}${search.size > 0 ? `?${search.toString()}` : ''}`,
    ...(body !== undefined && { payload: JSON.stringify(body).replaceAll(RAW, '$1') }),
    ...(file && { payload: file.payload }),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': file.type }),
      ...(cookie !== undefined && { cookie }),
      ...call.headers,
    },
  };
}

function cookieOf(cookie: string | undefined, state: Call['cookie']): string | undefined {
  if (cookie === undefined || state === 'own') return cookie;
  return state === 'cut' ? cookie.slice(0, -7) : `${cookie.replace('=', '=%00%ff')}; =; ;`;
}

const BOUNDARY = 'fuzz-boundary';
let pictures: Promise<readonly Buffer[]> | undefined;
const OTHERS = [Buffer.from('%PDF-1.7 <svg onload=alert(1)>'), Buffer.alloc(0)];

/** Pictures, something that is none, and nothing, now and then cut off in the middle. */
async function formOf({ sample, cutAt, isWhole }: Upload) {
  pictures ??= Promise.all([samples.phonePhoto(300, 200), samples.phonePhoto(40, 40)]);
  const file = [...(await pictures), ...OTHERS][sample] ?? Buffer.alloc(0);
  const payload = Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="../a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    payload: isWhole ? payload : payload.subarray(0, cutAt),
  };
}
