import type pg from 'pg';
import type { Logger } from 'pino';

import type { Config } from '../config.ts';
import { applicationConnection, ensureApplicationDatabase } from './database/application-database.ts';
import { joinCluster } from './database/embedded-cluster.ts';

/**
 * How to reach the database of the settings: the external one, else the embedded one, which is started unless it runs.
 * @param undo takes what leaves the embedded one again; the last process to leave it stops it.
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
