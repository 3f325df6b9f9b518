import { openMetrics } from '#platform/metrics/metrics';
import { openReplicas } from '#platform/replicas/replicas';
import { createTestDatabase } from '#testing/server/database';
import { type World, createWorld } from '#testing/world';
import { clubEndpoints } from '@ribbon/domain/clubs';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');

describe('the figures for Prometheus', () => {
  const metrics = openMetrics();
  let world: World;
  let port: Awaited<ReturnType<typeof metrics.listen>>;
  beforeAll(async () => {
    const database = await createTestDatabase();
    const replicas = openReplicas({ db: database.db, urls: [] }, {});
    world = await createWorld({}, undefined, metrics, { database, replicas });
    port = await metrics.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await port.close();
    await world.close();
  });
  const ask = (path = '/metrics') => fetch(`http://127.0.0.1:${port.port}${path}`);
  const figures = async () => (await ask()).text();

  it('count requests by route and status', async () => {
    await world.send(undefined, clubEndpoints.find, {} as never);
    await world.send(undefined, notificationEndpoints.list, {} as never);
    const text = await figures();
    expect(text).toMatch(
      /ribbon_http_request_seconds_count\{method="GET",route="\/api\/clubs",status="200"\} 1/u,
    );
    expect(text).toMatch(/route="\/api\/notifications",status="401"\} 1/u);
  });

  it('say how the database, the outbox and the queue are', async () => {
    const text = await figures();
    for (const line of [
      'ribbon_database_writable 1',
      'ribbon_outbox_events{state="due"} 0',
      'ribbon_streams 0',
      'ribbon_overdue_seconds{kind="queue"} 0',
    ])
      expect(text).toContain(line);
    expect(text).toContain('# TYPE ribbon_queue_waiting gauge');
    expect(text).toContain('ribbon_nodejs_eventloop_lag_p99_seconds');
  });

  it('hold nothing of anybody', async () => {
    const person = await world.person();
    await world.app.inject({ url: `/gymnast/${person.id}`, headers: { cookie: person.cookie } });
    await world.app.inject(`/api/gymnasts/${person.id}?search=Mia`);
    const text = await figures();
    expect(text).not.toContain(person.id);
    expect(text).not.toMatch(/Mia|@|[0-9a-f]{8}-[0-9a-f]{4}/u);
  });

  it('are given as far as they can be read, and say which cannot', async () => {
    const broken = openMetrics();
    broken.measure(
      {
        name: 'ribbon_broken',
        help: 'Nobody can say',
        read: () => Promise.reject(new Error('no')),
      },
      { name: 'ribbon_whole', help: 'Everybody can say', read: () => 7 },
    );
    const text = await broken.text();
    expect(text).toContain('ribbon_whole 7');
    expect(text).not.toMatch(/^ribbon_broken /mu);
    expect(await broken.text()).toContain('ribbon_measure_failures_total{measure="ribbon_broken"}');
  });

  it('are all that the port gives', async () => {
    expect((await ask('/')).status).toBe(404);
  });

  it('are what the alerts ask for and what operators read about', async () => {
    const text = await figures();
    // “ribbon_process_…” stands for all that begin so.
    const names = (file: string) =>
      (readFileSync(join(ROOT, file), 'utf8').match(/ribbon_\w+…?/gu) ?? []).filter(
        (name) => !name.endsWith('…'),
      );
    const known = (name: string) =>
      text.includes(`# TYPE ${name.replace(/_(?:count|bucket|sum)$/u, '')} `);
    for (const file of ['deploy/prometheus/alerts.yml', 'docs/OPERATIONS.md'])
      expect(names(file).filter((name) => !known(name))).toEqual([]);
  });

  it('have alerts, for each of which the runbook says what to do', () => {
    const rules = readFileSync(join(ROOT, 'deploy/prometheus/alerts.yml'), 'utf8');
    const runbook = readFileSync(join(ROOT, 'docs/OPERATIONS.md'), 'utf8');
    const alerts = [...rules.matchAll(/alert: (?<name>\w+)/gu)].map(
      ({ groups }) => groups?.['name'],
    );
    expect(alerts.filter((name) => !runbook.includes(`**${name}.**`))).toEqual([]);
    expect(alerts.length).toBeGreaterThan(8);
  });
});
