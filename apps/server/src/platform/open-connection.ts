import type pg from 'pg';
import type { Logger } from 'pino';

import type { Config } from '../config.ts';
import { ConfigError } from './config-error.ts';
import { applicationConnection, ensureApplicationDatabase } from './database/application-database.ts';
import { hasCluster } from './database/cluster-location.ts';
import type { ClusterUpgrade } from './database/cluster-upgrade.ts';
import { joinCluster } from './database/embedded-cluster.ts';
import { checkExternalDatabase } from './database/external-database.ts';
import { checkDataDir } from './start-checks.ts';

/** Who connects: the server, of which an embedded database has one, or a command, which may need an agency. */
export type Connecting = 'server' | 'command' | 'command on an agency';

/** Prints that data is copied for a newer PostgreSQL: one line that is updated on a terminal, elsewhere its first and last. */
function printUpgrade({ from, to, done, total }: ClusterUpgrade): void {
  const line = `Upgrading the database from PostgreSQL ${from} to ${to} … ${done} of ${total} tables`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
  else if (done === 0 || done === total) process.stdout.write(`${line}\n`);
}

/**
 * Returns the connection settings of the configured database: the external one, or the embedded one, which is started
 * unless it runs.
 * @param undo receives the function that leaves the embedded one; the last process to leave it stops it.
 * @throws ConfigError when the database cannot be used, or is missing where an agency is needed
 */
export async function openConnection(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
  connecting: Connecting,
  undo: (leave: () => Promise<void>) => void,
): Promise<pg.ClientConfig> {
  if (databaseUrl === null && connecting === 'command on an agency' && !hasCluster(dataDir)) {
    throw new ConfigError(`DATA_DIR=${dataDir} has no agency: set DATA_DIR to the folder of the agency.`);
  }
  if (databaseUrl !== null) {
    const connection = { connectionString: databaseUrl };
    await checkExternalDatabase(connection);
    await checkDataDir(dataDir);
    return connection;
  }
  await checkDataDir(dataDir);
  const cluster = await joinCluster({
    dataDir,
    isServer: connecting === 'server',
    onUpgrade: printUpgrade,
    onRevival: ({ error }) => {
      if (error === undefined) log.warn('the embedded database had died and was started again');
      else log.error({ err: error }, 'the embedded database died and does not start again');
    },
  });
  undo(() => cluster.leave());
  await ensureApplicationDatabase(cluster.address);
  return applicationConnection(cluster.address);
}
