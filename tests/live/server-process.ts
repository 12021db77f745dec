import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');

/** A port nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Ends the process as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as Ctrl-C would. */
  stop(): Promise<number | null>;
}

export interface ProcessSettings {
  readonly port: number;
  readonly dataDir: string;
  readonly password: string;
  /** With the seeded agency; without it there is one administrator and nothing else. */
  readonly demo?: boolean;
  readonly registryUrl?: string;
  readonly smtpUrl?: string;
  /** A database instead of the embedded one. */
  readonly databaseUrl?: string;
}

async function isUp(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`);
    return response.ok;
  } catch {
    return false;
  }
}

/** Starts the real server, with its embedded database, in a process of its own; ready when it answers. */
export async function startServerProcess({
  port,
  dataDir,
  password,
  demo = false,
  registryUrl,
  smtpUrl,
  databaseUrl,
}: ProcessSettings): Promise<ServerProcess> {
  const main = path.join(root, 'apps/server/src/main.ts');
  const child = spawn(process.execPath, demo ? [main] : [main, '--empty'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_PASSWORD: password,
      LOG_LEVEL: 'warn',
      ...(registryUrl === undefined ? {} : { REGISTRY_URL: registryUrl }),
      ...(smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl, SMTP_ALLOW_PLAIN: 'true' }),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit');
  while (!(await isUp(port))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended:\n${output}`);
    // asking without a pause takes the processor from the server that starts
    await pause(50);
  }
  return {
    child,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}
