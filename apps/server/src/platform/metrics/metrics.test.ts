import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { call, cloneDatabase, testServer, type TestServer } from '@szansa/server/testing';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const metricsToken = 'operators-token-of-tests';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ config: { metricsToken } });
});
afterAll(() => server.close());

const read = (token?: string) => call(server, 'GET', '/metrics', token === undefined ? {} : { token });

async function lines(): Promise<string[]> {
  const { status, body } = await read(metricsToken);
  expect(status).toBe(200);
  return z.string().parse(body).split('\n');
}

/** The value of a line, by its name and labels. */
const valueOf = (found: readonly string[], series: string) => {
  const line = found.find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
};

describe('who reads the metrics', () => {
  it('has the token of the operator', async () => {
    const reply = await read(metricsToken);
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const { token } = await server.signIn('super@test.example');
    for (const wrong of [undefined, token, `${metricsToken}x`, metricsToken.slice(1), 'ż'.repeat(24)]) {
      const headers =
        wrong === undefined ? undefined : { authorization: `Bearer ${encodeURIComponent(wrong)}` };
      const refused = await call(server, 'GET', '/metrics', headers && { headers });
      expect(refused).toMatchObject({ status: 401, body: { data: { code: 'session_expired' } } });
    }
  });

  it('is nobody where none is set: the address does not exist', async () => {
    const without = await testServer({ database: server.database });
    try {
      const unknown = await call(without, 'GET', '/nowhere', { token: metricsToken });
      const reply = await call(without, 'GET', '/metrics', { token: metricsToken });
      expect([reply.status, reply.body]).toEqual([404, unknown.body]);
      expect(without.platform.metrics).toBeNull();
    } finally {
      await without.close();
    }
  });
});

describe('what is measured', () => {
  it('requests by the pattern of their route, without ids and addresses', async () => {
    const { token, userId } = await server.signIn('admin@test.example');
    const series = 'szansa_http_requests_total{method="GET",route="/api/users/:id",status_class="2xx"}';
    const before = valueOf(await lines(), series) ?? 0;
    await call(server, 'GET', `/users/${userId}`, { token });
    await call(server, 'GET', `/users/${userId}?search=Kowalski`, { token });
    await call(server, 'GET', '/nowhere/kowalski', { token });
    await fetch(`${server.url}/kowalski`);
    // a request is counted once its answer was sent, which may be after it arrived
    await expect.poll(async () => valueOf(await lines(), series)).toBe(before + 2);
    const found = await lines();
    const seconds = series.replace('szansa_http_requests_total', 'szansa_http_request_seconds_count');
    expect(valueOf(found, seconds)).toBe(before + 2);
    const others = found.filter(
      (line) => line.startsWith('szansa_http_requests_total') && line.includes('other'),
    );
    expect(others.length).toBeGreaterThan(0);
    const text = found.join('\n').toLowerCase();
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
    expect(text).not.toContain('kowalski');
  });

  it('refusals and unusual methods in classes', async () => {
    await call(server, 'GET', '/customers');
    await call(server, 'PROPFIND', '/customers');
    const refusals = (method: string, route: string) =>
      `szansa_http_requests_total{method="${method}",route="${route}",status_class="4xx"}`;
    for (const series of [refusals('GET', '/api/customers'), refusals('other', 'other')]) {
      await expect.poll(async () => valueOf(await lines(), series)).toBe(1);
    }
    expect((await lines()).filter((line) => line.includes('PROPFIND'))).toEqual([]);
  });

  it('the pool, queues, sockets, jobs, mails, files and the process', async () => {
    const { token } = await server.signIn('worker@test.example');
    expect(valueOf(await lines(), 'szansa_sockets_connected')).toBe(0);
    const socket = io(server.url, { auth: { token }, transports: ['websocket'] });
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', resolve).on('connect_error', reject);
    });
    const found = await lines();
    socket.disconnect();
    expect(valueOf(found, 'szansa_sockets_connected')).toBe(1);
    const connections = ['in_use', 'idle'].map((state) =>
      valueOf(found, `szansa_pool_connections{state="${state}"}`),
    );
    expect(connections.reduce<number>((sum, count) => sum + Number(count), 0)).toBeGreaterThan(0);
    expect(valueOf(found, 'szansa_pool_waiting')).toBe(0);
    expect(valueOf(found, 'szansa_queue_tasks{queue="passwords",state="waiting"}')).toBe(0);
    for (const state of ['waiting', 'scheduled', 'running', 'failed']) {
      expect(valueOf(found, `szansa_jobs{queue="mail.send",state="${state}"}`)).toBe(0);
    }
    expect(valueOf(found, 'szansa_mails{state="failed"}')).toBe(0);
    expect(valueOf(found, 'szansa_files')).toBeGreaterThanOrEqual(0);
    expect(valueOf(found, 'szansa_files_bytes')).toBeGreaterThanOrEqual(0);
    expect(valueOf(found, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(valueOf(found, 'nodejs_eventloop_lag_seconds')).not.toBeNull();
  });
});

it('a database that is away leaves out what is read from it, and nothing else', async () => {
  const database = await cloneDatabase();
  const cut = await testServer({ database: database.name, config: { metricsToken } });
  try {
    await database.drop();
    const { status, body } = await call(cut, 'GET', '/metrics', { token: metricsToken });
    expect(status).toBe(200);
    const found = z.string().parse(body).split('\n');
    expect(found.filter((line) => /^szansa_(?:jobs|mails|files)/.test(line))).toEqual([]);
    expect(valueOf(found, 'szansa_pool_waiting')).toBe(0);
  } finally {
    await cut.close();
  }
});

it('the example dashboard shows only metrics that exist', async () => {
  const file = path.resolve(import.meta.dirname, '../../../../../docs/grafana-dashboard.json');
  const dashboard = z
    .object({ panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })) })
    .parse(JSON.parse(await readFile(file, 'utf8')));
  const shown = dashboard.panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:szansa|process|nodejs)_\w+/g) ?? []),
  );
  expect(shown.length).toBeGreaterThan(6);
  const known = new Set(
    (await lines()).flatMap((line) => {
      const [, name, type] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
      if (name === undefined) return [];
      return type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
    }),
  );
  expect(shown.filter((name) => !known.has(name))).toEqual([]);
});
