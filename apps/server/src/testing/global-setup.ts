import { pino } from 'pino';
import type { TestProject } from 'vitest/node';

import { seedDemo } from '../demo/seed.ts';
import { modules } from '../modules.ts';
import {
  applicationConnection,
  applicationDatabase,
  ensureApplicationDatabase,
} from '../platform/database/application-database.ts';
import type { ClusterAddress } from '../platform/database/cluster-process.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { openPlatform } from '../platform/open-platform.ts';
import { copyDatabase } from './databases.ts';
import { addTestPeople, testPassword } from './people.ts';
import { startTestCluster } from './test-cluster.ts';
import { testConfig } from './test-config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The one cluster of the run, the migrated and seeded database that tests clone, and one that was never migrated. */
    readonly cluster: ClusterAddress & { readonly template: string; readonly empty: string };
  }
}

const emptyDatabase = 'szansa_empty';

/** One cluster for the whole run, with a database to clone. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { cluster, dataDir, remove } = await startTestCluster();
  try {
    await ensureApplicationDatabase(cluster.address);
    await copyDatabase(cluster.address, applicationDatabase, emptyDatabase);
    const log = pino({ level: 'silent' });
    const connection = applicationConnection(cluster.address);
    await migrate(connection);
    const config = testConfig(dataDir);
    const platform = await openPlatform(config, connection, log, modules, await openFiles(config));
    await seedDemo(platform, modules, { empty: true, password: () => testPassword });
    await addTestPeople(platform);
    await platform.close();
    const { host, port, superuser, password } = cluster.address;
    const databases = { template: applicationDatabase, empty: emptyDatabase };
    project.provide('cluster', { host, port, superuser, password, ...databases });
    return remove;
  } catch (error) {
    await remove();
    throw error;
  }
}
