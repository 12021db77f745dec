import type pg from 'pg';
import type { Logger } from 'pino';

import type { Config } from '../config.ts';
import { applicationConnection, ensureApplicationDatabase } from './database/application-database.ts';
import { joinCluster } from './database/embedded-cluster.ts';

/**
 * Returns the connection settings of the configured database: the external one, or the embedded one, which is started
 * unless it runs.
 * @param undo receives the function that leaves the embedded one; the last process to leave it stops it.
 */
export async function openConnection(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
  undo: (leave: () => Promise<void>) => void,
): Promise<pg.ClientConfig> {
  if (databaseUrl !== null) return { connectionString: databaseUrl };
  const cluster = await joinCluster({
    dataDir,
    onRevival: ({ error }) => {
      if (error === undefined) log.warn('the embedded database had died and was started again');
      else log.error({ err: error }, 'the embedded database died and does not start again');
    },
  });
  undo(() => cluster.leave());
  await ensureApplicationDatabase(cluster.address);
  return applicationConnection(cluster.address);
}
