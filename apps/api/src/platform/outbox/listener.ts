import pg from 'pg';

interface Needs {
  url: string;
  channels: Readonly<Record<string, (payload: string) => void>>;
  /** Called when the connection is lost. */
  onLoss: () => void;
  /** Called when it listens again after a loss. */
  onReturn: () => void;
  log: { error(details: object, message: string): void };
  /** How often it asks whether the database is still there, and how long it waits for the answer. */
  pulseMs?: number;
}

const RECONNECT_MS = 2000;
const PULSE_MS = 5000;

const TRIAL = 'ribbon_trial';
const TRIAL_MS = 5000;
const DEAF =
  'The database does not deliver NOTIFY to this connection. Set LISTEN_DATABASE_URL to the address of the database itself, and not of a pooler.';

/** One direct connection that receives NOTIFY; it comes back by itself when the database does. */
export function listenTo({ url, channels, onLoss, onReturn, log, pulseMs = PULSE_MS }: Needs) {
  let client: pg.Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const heard = Promise.withResolvers<boolean>();

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'ribbon listener',
      connectionTimeoutMillis: 10_000,
      query_timeout: pulseMs,
    });
    next.on('error', () => undefined);
    let pulse: NodeJS.Timeout | undefined;
    const leave = () => next.end().catch(() => undefined);
    next.on('end', () => {
      clearInterval(pulse);
      later();
    });
    next.on('notification', ({ channel, payload }) => {
      if (channel === TRIAL) heard.resolve(true);
      else channels[channel]?.(payload ?? '');
    });
    await next.connect();
    try {
      for (const channel of [...Object.keys(channels), TRIAL]) {
        await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      void leave();
      throw error;
    }
    // Who only listens does not notice that the network is silent.
    pulse = setInterval(() => void next.query('select').catch(leave), pulseMs);
    client = next;
  }

  function later(): void {
    onLoss();
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      connect().then(onReturn, (error: unknown) => {
        log.error({ err: error }, 'database listener connection failed');
        later();
      });
    }, RECONNECT_MS);
  }

  return {
    /** `notify` is another connection's: a pooler takes LISTEN, and then delivers to nobody. */
    async start(notify: (channel: string) => Promise<unknown>): Promise<void> {
      await connect();
      await notify(TRIAL);
      const silence = setTimeout(() => heard.resolve(false), TRIAL_MS);
      const isHeard = await heard.promise;
      clearTimeout(silence);
      if (!isHeard) throw new Error(DEAF);
    },

    async stop(): Promise<void> {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
