import { mkdir } from 'node:fs/promises';

import type pg from 'pg';
import { pino, type Logger } from 'pino';

import { createApp } from './app.ts';
import { ConfigError, demoPasswordOf, readConfig, type Config } from './config.ts';
import { seedDemo } from './demo/seed.ts';
import { modules, product } from './modules.ts';
import { firstAccounts } from './modules/users/index.ts';
import {
  applicationConnection,
  ensureApplicationDatabase,
} from './platform/database/application-database.ts';
import { assertDurable } from './platform/database/durability.ts';
import { joinCluster, type Cluster } from './platform/database/embedded-cluster.ts';
import { migrate } from './platform/database/migrate.ts';
import { createPool } from './platform/database/pool.ts';
import { linkTo } from './platform/mail/link-to.ts';
import { openPlatform, type OpenPlatform } from './platform/open-platform.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** What has to be undone at the end, in reverse order. */
const cleanups: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | null = null;

async function cleanUp(log: Logger): Promise<void> {
  for (const undo of cleanups.toReversed()) {
    await undo().catch((error: unknown) => log.error({ err: error }, 'stopping did not go smoothly'));
  }
}

/** Ctrl-C, a service manager, or a terminal that closed: finish what runs, then leave nothing running. */
function stopOnSignals(log: Logger, starting: Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // a start cut in the middle would leave a database nobody stops
      stopping ??= starting
        .catch(() => undefined)
        .then(() => cleanUp(log))
        .then(() => process.exit(0));
    });
  }
}

async function openConnection(config: Config, log: Logger): Promise<pg.ClientConfig> {
  if (config.databaseUrl !== null) return { connectionString: config.databaseUrl };
  const onRevival: NonNullable<Parameters<typeof joinCluster>[0]['onRevival']> = ({ error }) => {
    if (error === undefined) log.warn('the embedded database had died and was started again');
    else log.error({ err: error }, 'the embedded database died and does not start again');
  };
  const cluster: Cluster = await joinCluster({ dataDir: config.dataDir, onRevival });
  cleanups.push(() => cluster.leave());
  await ensureApplicationDatabase(cluster.address);
  return applicationConnection(cluster.address);
}

async function prepareDatabase(connection: pg.ClientConfig, config: Config, log: Logger): Promise<void> {
  const pool = createPool(connection, log, { max: 3, applicationName: 'szansa start' });
  try {
    await assertDurable(pool, config);
    const done = await migrate(connection);
    if (done.length > 0) log.info({ migrations: done }, 'the database was brought up to date');
  } finally {
    await pool.end();
  }
}

async function listen(platform: OpenPlatform, config: Config): Promise<string> {
  const app = await createApp(platform, product);
  await app.listen({ port: config.port, host: config.host });
  const drain = async () => {
    const patience = setTimeout(() => app.server.closeAllConnections(), 5000);
    await app.close().finally(() => clearTimeout(patience));
  };
  cleanups.push(drain, () => platform.realtime.close());
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return linkTo({ ...config, port }, '/').replace(/\/$/, '');
}

async function greet(platform: OpenPlatform, url: string, password: string): Promise<void> {
  const accounts = await firstAccounts(platform.db);
  const width = Math.max(...accounts.map(({ email }) => email.length));
  say('');
  say(`Szansa: ${url}`);
  for (const { email, name, roles } of accounts)
    say(`  ${email.padEnd(width)}  ${name} (${roles.join(', ')})`);
  say(`  Hasło / password: ${password}`);
  say('');
}

async function start(config: Config, log: Logger): Promise<void> {
  await mkdir(config.dataDir, { recursive: true });
  const connection = await openConnection(config, log);
  await prepareDatabase(connection, config, log);
  const platform = await openPlatform(config, connection, log, modules);
  cleanups.push(() => platform.close());
  const password = demoPasswordOf(config);
  await seedDemo(platform, modules, { empty: config.empty, password });
  await greet(platform, await listen(platform, config), password);
}

function settings(): Config | ConfigError {
  try {
    return readConfig(process.env, process.argv.slice(2), process.cwd());
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
}

const config = settings();
if (config instanceof ConfigError) {
  process.stderr.write(`${config.message}\n`);
  process.exit(2);
}
const log = pino({
  level: config.logLevel,
  redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.personalIdNumber'],
});
const starting = start(config, log);
stopOnSignals(log, starting);
try {
  await starting;
} catch (error) {
  if (stopping === null) {
    log.fatal({ err: error }, 'the server could not start');
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    await cleanUp(log);
    process.exit(1);
  }
}
