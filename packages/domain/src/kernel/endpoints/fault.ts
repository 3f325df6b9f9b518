import * as z from 'zod';

/** One thing wrong with one field; `path` is dotted, relative to the body (or the query, or the parameters). */
export const Issue = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof Issue>;

/** What a refusal looks like on the wire. */
export const WireFault = z.object({
  code: z.string(),
  message: z.string(),
  issues: z.array(Issue).optional(),
  data: z.unknown().optional(),
});
export type WireFault = z.infer<typeof WireFault>;

interface FaultDetails<Data> {
  message?: string;
  issues?: Issue[];
  data?: Data;
}

/** A refusal the product knows: thrown on the server, rebuilt as the same thing in the browser. */
export class Fault<Data = unknown> extends Error {
  override readonly name = 'Fault';
  readonly code: string;
  readonly status: number;
  readonly issues: Issue[];
  readonly data: Data | undefined;

  constructor(code: string, status: number, message: string, details: FaultDetails<Data> = {}) {
    super(details.message ?? message);
    this.code = code;
    this.status = status;
    this.issues = details.issues ?? [];
    this.data = details.data;
  }
}

/** What the documentation says of a kind of refusal. */
export interface FaultSummary {
  readonly code: string;
  readonly status: number;
  readonly message: string;
  readonly dataSchema: z.ZodType | undefined;
}

/** A kind of refusal. Call it to make one; `matches` checks whether a caught error is one. */
export interface FaultKind<Data = unknown> extends FaultSummary {
  (details?: FaultDetails<Data>): Fault<Data>;
  matches(error: unknown): error is Fault<Data> & { data: Data };
}

export function fault<Data = undefined>(
  code: string,
  status: number,
  message: string,
  dataSchema?: z.ZodType<Data>,
): FaultKind<Data> {
  const make = (details?: FaultDetails<Data>) => new Fault<Data>(code, status, message, details);
  const matches = (error: unknown): error is Fault<Data> & { data: Data } =>
    error instanceof Fault &&
    error.code === code &&
    (dataSchema === undefined || dataSchema.safeParse(error.data).success);
  return Object.assign(make, { code, status, message, dataSchema, matches });
}

export const toWire = ({ code, message, issues, data }: Fault): WireFault => ({
  code,
  message,
  ...(issues.length > 0 && { issues }),
  ...(data !== undefined && { data }),
});

/** Rebuilds what the server threw; undefined when the answer is not one of ours. */
export function fromWire(status: number, body: unknown): Fault | undefined {
  if (!isWireFault(body)) return undefined;
  const { code, message, issues = [], data } = body;
  return new Fault(code, status, message, { issues, data });
}

/** Without the schema, which the browser does not load. */
function isWireFault(body: unknown): body is WireFault {
  if (typeof body !== 'object' || body === null) return false;
  const { code, message, issues } = body as Record<keyof WireFault, unknown>;
  return (
    typeof code === 'string' &&
    typeof message === 'string' &&
    (issues === undefined || Array.isArray(issues))
  );
}
