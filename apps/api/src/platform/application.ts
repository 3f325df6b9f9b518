import { contract } from '@ribbon/domain/contract';
import type { Endpoint } from '@ribbon/domain/kernel';
import type { FastifyInstance } from 'fastify';
import type { Replicas } from '#platform/replicas/replicas';
import type { DB } from '#db/schema.generated';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { attemptCounter } from './http/limits/attempts.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import { mountDocs } from './docs/docs.ts';
import { erasureLedgerJob } from './retention/erasures.ts';
import { housekeeper, platformJobs } from './retention/housekeeping.ts';
import { drainOf } from './http/server/drain.ts';
import type { BetaGate } from './http/guards.ts';
import { mountHealth } from './http/server/health.ts';
import { mount } from './http/http.ts';
import { checkRoutes } from './http/route.ts';
import { createServer } from './http/server/server.ts';
import { readSiteMap } from './http/pages/pages.ts';
import { mountSitemap } from './http/pages/sitemap.ts';
import { serveWeb } from './http/pages/web.ts';
import { type Log, openLog } from './log.ts';
import { mountMailbox } from './mail/development-mailbox.ts';
import { type Mailer, mailer as createMailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import { platformMeasures, replicaMeasures } from './metrics/platform-measures.ts';
import { type Network, internet } from './network.ts';
import { OUTBOX_CHANNEL, outbox } from './outbox/domain-events.ts';
import { listenTo } from './outbox/listener.ts';
import { outboxWorker } from './outbox/worker.ts';
import { REALTIME_CHANNEL, type RealtimeChange, realtimeHub } from './realtime/realtime.ts';
import { topicMemory } from './realtime/topic-memory.ts';
import { SESSION_CHANNEL, pingSessionListeners } from './session/memory.ts';
import { sessionLookup } from './session/session.ts';
import { type TroubleMemory, troubleMemory } from './trouble.ts';
import type { Platform, Slice } from './slice.ts';
import { openStorage } from './storage/open.ts';

export interface ApplicationNeeds {
  config: Config;
  db: Kysely<DB>;
  /** A direct address of the same database, for the connection that listens. */
  databaseUrl: string;
  clock: Clock;
  /** Keeps figures for Prometheus; unset: none are kept. */
  metrics?: Metrics | undefined;
  /** The connections behind `db`. */
  pool?: Pool | undefined;
  /** Standbys of the same database. */
  replicas?: Replicas | undefined;
  /** Where pictures are fetched from. */
  network?: Network;
  /** Unset: lines of JSON on the standard output. */
  log?: Log | undefined;
}

/** Everything that slices are built on. */
export async function openPlatform({
  config,
  db,
  clock,
  metrics,
  network = internet,
  log = openLog(config),
}: ApplicationNeeds) {
  const troubles = troubleMemory();
  const app = await createServer({ config, log, db, clock, troubles });
  metrics?.watch(app);
  const platform: Platform = {
    config,
    db,
    clock,
    network,
    log,
    domainEvents: outbox(),
    attempts: attemptCounter({ db, clock, config }),
    sessions: sessionLookup({ db, clock, config }),
    storage: await openStorage(config),
    topics: topicMemory(),
  };
  return { app, platform, troubles, mailer: createMailer({ db, config }) };
}

interface Parts {
  app: FastifyInstance;
  platform: Platform;
  mailer: Mailer;
  troubles: TroubleMemory;
  databaseUrl: string;
  slices: readonly Slice[];
  metrics?: Metrics | undefined;
  pool?: Pool | undefined;
  replicas?: Replicas | undefined;
  /** What the platform is called. */
  siteName: () => Promise<string>;
  beta: BetaGate;
}

/** Mounts what the slices bring, and runs what works in the background. */
export async function assemble(parts: Parts) {
  const { app, platform, mailer, troubles, databaseUrl, slices, siteName, beta } = parts;
  const { config, db, clock, log, domainEvents, sessions, topics } = platform;
  const drain = drainOf(app);
  domainEvents.subscribe(...slices.flatMap(({ subscribers = [] }) => subscribers));
  const realtime = realtimeHub({ db, clock, sessions, log });
  const worker = outboxWorker({
    db,
    clock,
    domainEvents,
    log,
    onGivenUp: async (delivery, reason) => {
      for (const slice of slices) await slice.onGivenUp?.(delivery, reason);
    },
  });
  const jobs = [
    ...platformJobs,
    ...slices.flatMap((slice) => slice.jobs ?? []),
    erasureLedgerJob(platform.storage),
  ];
  const keeper = housekeeper({ db, clock, jobs, log });
  const listener = listenTo({
    url: databaseUrl,
    log,
    onLoss: () => {
      sessions.memory.onListenerLost();
      topics.onListenerLost();
    },
    onReturn: () => {
      pingSessionListeners(db).catch((error: unknown) =>
        log.error({ err: error }, 'session invalidation listener unavailable'),
      );
      realtime.missedSomething();
      worker.wake();
    },
    channels: {
      [OUTBOX_CHANNEL]: worker.wake,
      [REALTIME_CHANNEL]: (payload) => {
        const change = JSON.parse(payload) as RealtimeChange;
        topics.forget(change.topic);
        realtime.receive(change);
      },
      [SESSION_CHANNEL]: (userId) => {
        sessions.memory.onNotification(userId);
        topics.onListening();
        realtime.sessionsChanged(userId);
      },
    },
  });

  const routes = slices.flatMap(({ routes: ofSlice = [] }) => ofSlice);
  checkRoutes(routes, Object.values(contract).flatMap<Endpoint>(Object.values));
  await mount(app, routes, { ...platform, beta, replicas: parts.replicas });
  realtime.mount(app);
  parts.metrics?.measure(
    ...platformMeasures({ db, clock, pool: parts.pool, streams: realtime.count, slices }),
    ...(parts.replicas ? replicaMeasures(parts.replicas) : []),
    ...slices.flatMap(({ measures = [] }) => measures),
  );
  mountDocs(app, contract, config.publicUrl);
  mountHealth(app, { db, troubles, drain });
  for (const slice of slices) await slice.mount?.(app);
  if (!config.production && config.smtpUrl === undefined) mountMailbox(app, db);
  const { webDist, publicUrl } = config;
  const described = slices.flatMap(({ pages = [] }) => pages);
  const firstReads = slices.flatMap(({ firstReads: reads = [] }) => reads);
  mountSitemap(app, { publicUrl, described, closed: readSiteMap(webDist).closed });
  const onFailure = (error: unknown) => log.error({ err: error }, 'page not described');
  await serveWeb(app, { webDist, publicUrl, described, firstReads, siteName, onFailure });

  app.addHook('preClose', async () => {
    await drain.stopListening();
    realtime.close();
    await drain.drained();
    await keeper.stop();
    await listener.stop();
    await worker.stop();
    mailer.close();
  });

  return {
    app,
    worker,
    slices,
    housekeeper: keeper,
    /** Starts what works in the background; tests that drive the worker by hand leave it out. */
    async startBackground(): Promise<void> {
      await listener.start((channel) => sql`select pg_notify(${channel}, '')`.execute(db));
      await pingSessionListeners(db);
      worker.start();
      keeper.start();
    },
  };
}
