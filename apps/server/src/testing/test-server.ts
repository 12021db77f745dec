import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';

import { createClient, type Client } from '@szansa/api-client/client';
import type { EndpointTree } from '@szansa/api-client/contract';
import { pino } from 'pino';
import { inject } from 'vitest';

import { createApp, type Modules } from '../app.ts';
import type { Config } from '../config.ts';
import { modules, product } from '../modules.ts';
import { applicationConnection } from '../platform/database/application-database.ts';
import type { Db } from '../platform/database/pool.ts';
import { openFiles } from '../platform/files/open-files.ts';
import type { JobKind } from '../platform/jobs/job-kind.ts';
import type { OpenPlatform } from '../platform/open-platform.ts';
import { openPlatform } from '../platform/open-platform.ts';
import { asSuperuser, copyDatabase } from './databases.ts';
import type { TestEmail } from './people.ts';
import { testFolder } from './test-cluster.ts';
import { testConfig } from './test-config.ts';

export interface SignedIn {
  readonly client: Client;
  readonly token: string;
  readonly userId: string;
  readonly sessionId: string;
}

export interface TestServer {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly url: string;
  /** A client that is not signed in. */
  readonly client: Client;
  readonly db: Db;
  readonly platform: OpenPlatform;
  readonly dataDir: string;
  /** Hand it to another `testServer` to run two processes' worth of server on one database. */
  readonly database: string;
  /** Opens a session without the cost of checking a password; see `testPeople` for who there is. */
  signIn(email: TestEmail): Promise<SignedIn>;
  close(): Promise<void>;
}

export interface TestServerOptions<Tree extends EndpointTree> {
  /** Endpoints and handlers to serve instead of the product's own. */
  readonly modules?: Modules<Tree>;
  readonly config?: Partial<Config>;
  /** Kinds of jobs to run beside the platform's own. */
  readonly kinds?: readonly JobKind[];
  /** An existing database instead of a fresh clone. */
  readonly database?: string;
}

interface OwnDatabase {
  readonly name: string;
  readonly drop: () => Promise<void>;
}

async function copyOf(database: string): Promise<OwnDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const cluster = inject('cluster');
  await copyDatabase(cluster, database, name);
  return {
    name,
    drop: () =>
      asSuperuser(cluster, (client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

/** A database of its own, cloned from the seeded template. */
export const cloneDatabase = () => copyOf(inject('cluster').template);

/** A database of its own that was never migrated. */
export const emptyDatabase = () => copyOf(inject('cluster').empty);

/** The connection of the application's own role to one of the run's databases. */
export const testConnection = (database: string) => applicationConnection(inject('cluster'), database);

async function signIn(platform: OpenPlatform, url: string, email: string): Promise<SignedIn> {
  const { id: userId } = await platform.db
    .selectFrom('appUser')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { sessions, db } = platform;
  const { token, sessionId } = await sessions.start(db, { userId, userAgent: 'tests', address: '127.0.0.1' });
  return { client: createClient({ baseUrl: `${url}/api`, token: () => token }), token, userId, sessionId };
}

/** The whole server on a free port, over a database of its own. */
export async function testServer<const Tree extends EndpointTree>(
  options: TestServerOptions<Tree> = {},
): Promise<TestServer> {
  const cloned = options.database === undefined ? await cloneDatabase() : null;
  const database = options.database ?? cloned?.name ?? '';
  const dataDir = await testFolder();
  const config = testConfig(dataDir, options.config);
  const platform = await openPlatform(
    config,
    testConnection(database),
    pino({ level: config.logLevel }),
    [...modules, { routes: {}, jobs: options.kinds ?? [] }],
    await openFiles(config),
  );
  const app = await (options.modules ? createApp(platform, options.modules) : createApp(platform, product));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    client: createClient({ baseUrl: `${url}/api` }),
    db: platform.db,
    platform,
    dataDir,
    database,
    signIn: (email) => signIn(platform, url, email),
    async close() {
      await platform.realtime.close();
      app.server.closeAllConnections();
      await app.close();
      await platform.close();
      await cloned?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
