import { mkdir } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';

import type pg from 'pg';
import { pino, type Logger } from 'pino';

import { createApp } from './app.ts';
import { ConfigError, demoPasswordOf, readConfig, type Config } from './config.ts';
import { seedDemo } from './demo/seed.ts';
import { modules, product } from './modules.ts';
import { inviteFirst } from './modules/auth/index.ts';
import { firstAccounts } from './modules/users/index.ts';
import { refuseUnfinishedRestore } from './platform/backup/unfinished-restore.ts';
import { assertDurable } from './platform/database/durability.ts';
import { openConnection } from './platform/open-connection.ts';
import { migrate } from './platform/database/migrate.ts';
import { createPool, openDatabase } from './platform/database/pool.ts';
import { filesFolder } from './platform/files/disk-store.ts';
import { checkInstallation } from './platform/installation.ts';
import { linkTo } from './platform/mail/link-to.ts';
import { openPlatform, type OpenPlatform } from './platform/open-platform.ts';
import { openSecrets } from './platform/secrets.ts';
import { systemVerb } from './platform/verb.ts';
import { openStopping, stopOnDefects, type Stopping } from './stopping.ts';

const printLine = (line: string) => process.stdout.write(`${line}\n`);

/** Longer than responses and running jobs may take; a service manager would kill the process soon after this time. */
const deadlineMs = 25_000;

/** Ctrl-C, a service manager, or a terminal that closed: finish what runs, then leave nothing running. */
function stopOnSignals({ stop }: Stopping, starting: Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // stopping in the middle of the start would leave a running database that is never stopped
    process.on(signal, () => void starting.catch(() => undefined).then(() => stop(0)));
  }
}

async function prepareDatabase(connection: pg.ClientConfig, config: Config, log: Logger): Promise<void> {
  const database = openDatabase(createPool(connection, log, { max: 3, applicationName: 'szansa start' }));
  try {
    await assertDurable(database.pool, config);
    await refuseUnfinishedRestore(connection, config.dataDir);
    const done = await migrate(connection);
    if (done.length > 0) log.info({ migrations: done }, 'the database was brought up to date');
    await checkInstallation(database.db, openSecrets(config), filesFolder(config));
  } finally {
    await database.close();
  }
}

async function listen(platform: OpenPlatform, config: Config, { undo }: Stopping): Promise<string> {
  const app = await createApp(platform, product);
  await app.listen({ port: config.port, host: config.host });
  const drain = async () => {
    const patience = setTimeout(() => app.server.closeAllConnections(), 5000);
    await app.close().finally(() => clearTimeout(patience));
  };
  undo(drain, () => platform.realtime.close());
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return linkTo({ ...config, port }, '/').replace(/\/$/, '');
}

/** Returns the accounts of the demo and their password; printed only once. */
async function demoAccounts({ db }: OpenPlatform, password: string): Promise<string[]> {
  const accounts = await firstAccounts(db);
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    ...accounts.map(({ email, name, roles }) => `  ${email.padEnd(width)}  ${name} (${roles.join(', ')})`),
    `  Hasło / password: ${password}`,
  ];
}

/** Where the first administrator sets a password; each start makes a new link until one was used. */
async function firstInvitation(platform: OpenPlatform, url: string): Promise<string[]> {
  const page = await systemVerb(platform, inviteFirst);
  return page === null ? [] : [`  Pierwszy administrator / the first administrator: ${url}${page}`];
}

async function start(config: Config, log: Logger, stopping: Stopping): Promise<void> {
  await mkdir(config.dataDir, { recursive: true });
  const connection = await openConnection(config, log, stopping.undo);
  await prepareDatabase(connection, config, log);
  const platform = await openPlatform(config, connection, log, modules);
  stopping.undo(() => platform.close());
  const password = config.demo ? () => demoPasswordOf(config) : null;
  const isFilled = await seedDemo(platform, modules, { empty: !config.demo, password });
  const url = await listen(platform, config, stopping);
  const notes =
    isFilled && password ? await demoAccounts(platform, password()) : await firstInvitation(platform, url);
  printLine(['', `Szansa: ${url}`, ...notes, ''].join('\n'));
  // by itself it is written at an orderly end, which a start after a crash did not have
  flushCompileCache();
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
const stopping = openStopping(log, { deadlineMs, exit: (code) => process.exit(code) });
stopOnDefects(log, stopping);
const starting = start(config, log, stopping);
stopOnSignals(stopping, starting);
try {
  await starting;
} catch (error) {
  if (!stopping.isStopping()) {
    log.fatal({ err: error }, 'the server could not start');
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    await stopping.stop(1);
  }
}
