import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { startReaper, testFolder } from '@szansa/server/testing';

import { freePort, startServerProcess, type ProcessSettings } from './live/server-process.ts';

export const demoPassword = 'Pokaz-produkt-1';

/** Builds the app as the start command does. */
const buildApp = () =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, '../tools/build-app.mjs')]);

export interface DemoServer {
  /** Without a trailing slash. */
  readonly url: string;
  /** Stops it and removes its folder and its database. */
  readonly remove: () => Promise<void>;
}

/** The built product with the seeded agency on a free port; goes away with its run, even a killed one. */
export async function startDemoServer(
  settings: Pick<ProcessSettings, 'databaseUrl'> = {},
): Promise<DemoServer> {
  await buildApp();
  const dataDir = await testFolder();
  const reap = startReaper(dataDir);
  try {
    const port = await freePort();
    const server = await startServerProcess({
      port,
      dataDir,
      password: demoPassword,
      demo: true,
      // a port without a listener: the register is always unavailable, whatever this machine can reach
      registryUrl: 'http://127.0.0.1:9',
      ...settings,
    });
    const remove = async () => {
      await server.stop();
      await reap();
    };
    return { url: `http://127.0.0.1:${port}`, remove };
  } catch (error) {
    await reap();
    throw error;
  }
}
