import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { freePort, startServerProcess } from '../tests/live/server-process.ts';
import { peakMemoryOf, processorOf } from './api/processor.ts';

/** A measured server in a separate process. */
export interface Contestant {
  readonly url: string;
  /** The peak memory so far, in megabytes; NaN where the system does not report it. */
  peakMemory(): Promise<number>;
  /** The CPU time used so far, in milliseconds; NaN where the system does not report it. */
  processor(): Promise<number>;
  stop(): Promise<void>;
}

const benchFolder = path.join(import.meta.dirname, 'api');
const peerFolder = path.join(benchFolder, 'peer');

function contestant(child: ChildProcess, port: number | string): Contestant {
  return {
    url: `http://127.0.0.1:${port}`,
    peakMemory: () => peakMemoryOf(child.pid),
    processor: () => processorOf(child.pid),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** Starts the product as it runs in production. */
export async function startProduct(
  databaseUrl: string,
  dataDir: string,
  password: string,
): Promise<Contestant> {
  const port = await freePort();
  const env = { NODE_ENV: 'production', LOG_LEVEL: 'error' };
  const { child } = await startServerProcess({ port, dataDir, password, databaseUrl, env });
  return contestant(child, port);
}

/** Starts a script that prints its port. */
async function startScript(file: string, connectionFile: string): Promise<Contestant> {
  const child = spawn(process.execPath, [file, connectionFile], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    if (/^\d+$/.test(line)) return contestant(child, line);
  }
  throw new Error(`${file} ended before it listened`);
}

export const startBare = (connectionFile: string): Promise<Contestant> =>
  startScript(path.join(benchFolder, 'bare-server.ts'), connectionFile);

/** Installs PostGraphile from its lockfile unless it is installed; it is not part of the workspace. */
export function installPeer(): void {
  if (existsSync(path.join(peerFolder, 'node_modules/.package-lock.json'))) return;
  console.log('installing the peer …');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: peerFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

export const startPeer = (connectionFile: string): Promise<Contestant> =>
  startScript(path.join(peerFolder, 'server.mjs'), connectionFile);
