import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

import type pg from 'pg';
import { pino, type Logger } from 'pino';

import { createApp } from './app.ts';
import { demoPasswordOf, readConfig, type Config } from './config.ts';
import { seedDemo } from './demo/seed.ts';
import { modules, product } from './modules.ts';
import { inviteFirst } from './modules/auth/index.ts';
import { firstAccounts } from './modules/users/index.ts';
import { refuseUnfinishedRestore } from './platform/backup/unfinished-restore.ts';
import { ConfigError } from './platform/config-error.ts';
import { openConnection } from './platform/open-connection.ts';
import { migrate } from './platform/database/migrate.ts';
import { createPool, openDatabase } from './platform/database/pool.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { openFiles } from './platform/files/open-files.ts';
import { checkInstallation } from './platform/installation.ts';
import { linkTo } from './platform/mail/link-to.ts';
import { openPlatform, type OpenPlatform } from './platform/open-platform.ts';
import { openSecrets } from './platform/secrets.ts';
import { checkAddress, closeNewFiles } from './platform/start-checks.ts';
import { systemVerb } from './platform/verb.ts';
import { openStopping, stopOnDefects, type Stopping } from './stopping.ts';

const printLine = (line: string) => process.stdout.write(`${line}\n`);

/** How long each part of stopping may take, and before it a start that is not finished: ten seconds in all. */
const deadlineMs = 4000;

/** Ctrl-C, a service manager, or a terminal that closed: finish what runs, then leave nothing running. */
function stopOnSignals({ stop }: Stopping, preparing: Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // a database that is just starting would be left running
    process.on(signal, () => void stop(0, Promise.race([preparing, pause(deadlineMs)])));
  }
}

async function prepareDatabase(
  connection: pg.ClientConfig,
  config: Config,
  files: FileStore,
  log: Logger,
): Promise<void> {
  const database = openDatabase(createPool(connection, log, { max: 3, applicationName: 'szansa start' }));
  try {
    await refuseUnfinishedRestore(connection, config.dataDir);
    const done = await migrate(connection);
    if (done.length > 0) log.info({ migrations: done }, 'the database was brought up to date');
    await checkInstallation(database.db, openSecrets(config), files);
  } finally {
    await database.close();
  }
}

/** `npm start` builds the app meanwhile, says when it is built, and may not be survived. */
function appIsBuilt({ stop }: Stopping): Promise<unknown> | undefined {
  if (process.env['WAITS_FOR_APP'] === undefined) return undefined;
  process.on('disconnect', () => void stop(0));
  return once(process, 'message');
}

async function listen(platform: OpenPlatform, config: Config, { undo }: Stopping): Promise<string> {
  const app = await createApp(platform, product);
  await app.listen({ port: config.port, host: config.host });
  const drain = async () => {
    const patience = setTimeout(() => app.server.closeAllConnections(), 3000);
    await app.close().finally(() => clearTimeout(patience));
  };
  undo(drain, () => platform.realtime.close());
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return linkTo({ ...config, port }, '/').replace(/\/$/, '');
}

/** Returns the accounts of the demo, a line a role, and their password; printed only once. */
async function demoAccounts({ db }: OpenPlatform, password: string): Promise<string[]> {
  const byRoles = Object.entries(
    Object.groupBy(await firstAccounts(db), ({ roles }) => roles.join(', ').toLowerCase()),
  );
  const width = Math.max(...byRoles.map(([roles]) => roles.length));
  return [
    ...byRoles.map(
      ([roles, accounts = []]) =>
        `  ${roles.padEnd(width)}  ${accounts.map(({ email }) => email).join(', ')}`,
    ),
    `  Hasło / password: ${password}`,
  ];
}

/** Where the first administrator sets a password; each start makes a new link until one was used. */
async function firstInvitation(platform: OpenPlatform, url: string): Promise<string[]> {
  const page = await systemVerb(platform, inviteFirst);
  return page === null ? [] : [`  Pierwszy administrator / the first administrator: ${url}${page}`];
}

interface Prepared {
  readonly platform: OpenPlatform;
  /** Of the demo, where it was filled now. */
  readonly password: string | null;
}

/**
 * Opens the platform over a database that is up to date and has an agency. What could prevent that is looked at before
 * anything is written.
 */
async function prepare(config: Config, log: Logger, { undo }: Stopping): Promise<Prepared> {
  await checkAddress(config);
  const files = await openFiles(config);
  const connection = await openConnection(config, log, 'server', undo);
  await prepareDatabase(connection, config, files, log);
  const platform = await openPlatform(config, connection, log, modules, files);
  undo(() => platform.close());
  const password = config.demo ? () => demoPasswordOf(config) : null;
  const isFilled = await seedDemo(platform, modules, { empty: !config.demo, password });
  return { platform, password: isFilled && password ? password() : null };
}

async function start(config: Config, stopping: Stopping, preparing: Promise<Prepared>): Promise<void> {
  const built = appIsBuilt(stopping);
  const { platform, password } = await preparing;
  await built;
  const url = await listen(platform, config, stopping);
  const notes =
    password === null ? await firstInvitation(platform, url) : await demoAccounts(platform, password);
  printLine(['', `Szansa: ${url}`, ...notes, ''].join('\n'));
  process.send?.('listening');
  // by itself it is written at an orderly end, which a start after a crash did not have
  flushCompileCache();
}

function settings(): Config {
  try {
    return readConfig(process.env, process.argv.slice(2), process.cwd());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

closeNewFiles();
const config = settings();
const log = pino({
  level: config.logLevel,
  redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.personalIdNumber'],
});
const stopping = openStopping(log, { deadlineMs, exit: (code) => process.exit(code) });
stopOnDefects(log, stopping);
const preparing = prepare(config, log, stopping);
stopOnSignals(stopping, preparing);
try {
  await start(config, stopping, preparing);
} catch (error) {
  if (!stopping.isStopping()) {
    const isForOperator = error instanceof ConfigError;
    if (!isForOperator) log.fatal({ err: error }, 'the server could not start');
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
    await stopping.stop(1);
  }
}
