import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, test } from 'vitest';

import { demoPasswordOf, readConfig } from './config.ts';

test('without settings it listens on this machine alone and stores its data beside the project', () => {
  expect(readConfig({}, [], '/srv')).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.resolve('/srv/.data'),
    databaseUrl: null,
    demo: true,
    testing: false,
  });
});

const key = 'k'.repeat(32);

test('settings are read, blank ones are not set', () => {
  const env = {
    PORT: '0',
    DATABASE_URL: 'postgres://u@h/d',
    SECRET_KEY: key,
    PUBLIC_URL: 'https://crm.example/',
    HOST: '',
    TRUST_PROXY: 'true',
  };
  expect(readConfig(env, ['--empty'], '/')).toMatchObject({
    port: 0,
    host: '127.0.0.1',
    databaseUrl: 'postgres://u@h/d',
    publicUrl: 'https://crm.example',
    trustProxy: true,
    demo: false,
  });
});

test('an external database gets the demo only when it is requested', () => {
  const env = { DATABASE_URL: 'postgres://u@h/d', SECRET_KEY: key };
  expect(readConfig(env, [], '/').demo).toBe(false);
  expect(readConfig(env, ['--demo'], '/').demo).toBe(true);
  expect(() => readConfig({}, ['--demo', '--empty'], '/')).toThrow(/exclude each other/);
});

test('an external database needs the key to its secrets', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://u@h/d' }, [], '/')).toThrow(/SECRET_KEY is missing/);
});

test('files may be in a bucket, and the secret of its address is in no message', () => {
  const env = { FILES_URL: 's3://klucz:sekret@s3.example.com/pliki' };
  expect(readConfig(env, [], '/').filesUrl).toMatchObject({ bucket: 'pliki' });
  expect(readConfig({}, [], '/').filesUrl).toBeNull();
  const refused = () => readConfig({ FILES_URL: 's3://klucz:sekret@s3.example.com/Pliki' }, [], '/');
  expect(refused).toThrow(/FILES_URL must have the form s3:/);
  expect(refused).not.toThrow(/sekret/);
});

test('everything that cannot be used is named at once', () => {
  const env = { PORT: '99999', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud', DEMO_PASSWORD: 'short' };
  expect(() => readConfig(env, [], '/')).toThrow(/PORT.*\n.*DATABASE_URL.*\n.*DEMO_PASSWORD.*\n.*LOG_LEVEL/);
});

test.each(['--emtpy', '--port=1', 'empty'])('the flag %s is refused', (flag) => {
  expect(() => readConfig({}, [flag], '/')).toThrow(/Known flags: --demo, --empty/);
});

test('an invented demo password stays the same, is private, and passes the product rules', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'szansa-config-'));
  try {
    const invented = demoPasswordOf({ dataDir, demoPassword: null });
    expect(demoPasswordOf({ dataDir, demoPassword: null })).toBe(invented);
    expect(invented).toMatch(/^(?=.*[A-Z])(?=.*\d)(?=.*[^\w\s]).{10,}$/);
    expect(statSync(path.join(dataDir, 'demo-password')).mode & 0o077).toBe(0);
    expect(demoPasswordOf({ dataDir, demoPassword: 'Chosen-one-1' })).toBe('Chosen-one-1');
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

test('the token of the metrics is long enough, and can be sent', () => {
  const METRICS_TOKEN = 'a-token_of.20~chars+';
  expect(readConfig({ METRICS_TOKEN }, [], '/').metricsToken).toBe(METRICS_TOKEN);
  expect(readConfig({}, [], '/').metricsToken).toBeNull();
  for (const wrong of ['short', `${METRICS_TOKEN} x`, 'ż'.repeat(20)]) {
    expect(() => readConfig({ METRICS_TOKEN: wrong }, [], '/')).toThrow(/METRICS_TOKEN must have/);
  }
});

test('spans are sent where OpenTelemetry has an endpoint and is not switched off', () => {
  const sends = (env: Record<string, string>) => readConfig(env, [], '/').sendsTraces;
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  expect(sends({})).toBe(false);
  expect(sends({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBe(false);
  expect(sends(endpoint)).toBe(true);
  expect(sends({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' })).toBe(true);
  expect(sends({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBe(false);
  expect(sends({ ...endpoint, OTEL_TRACES_EXPORTER: 'none' })).toBe(false);
});
