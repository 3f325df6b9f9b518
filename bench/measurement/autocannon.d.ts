/** The part of autocannon that we use; it ships no types. */
declare module 'autocannon' {
  interface Request {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Called before each request that is sent. */
    readonly setupRequest?: (request: Request) => Request;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** How many requests in all. */
    readonly amount: number;
    /** It looks this often, in milliseconds, whether it is done. */
    readonly sampleInt: number;
    readonly requests: readonly Request[];
  }
  interface Result {
    readonly non2xx: number;
    readonly errors: number;
  }
  interface Run extends PromiseLike<Result> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, tookMs: number) => void,
    ): void;
  }
  export default function autocannon(options: Options): Run;
}
