import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { createClient } from '@szansa/api-client/client';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../..');

/** Returns a port without a listener at the moment. */
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
  /** Its output so far. */
  output(): string;
  /** Waits until it ends by itself, and returns its exit code. */
  ended(): Promise<number | null>;
  /** Ends the process as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as Ctrl-C would. */
  stop(): Promise<number | null>;
}

export interface ProcessSettings {
  readonly port: number;
  readonly dataDir: string;
  /** Of the demo, or of the first administrator; null leaves the link of a new agency unused. */
  readonly password: string | null;
  /** With the seeded agency; without it there is one administrator, whose account is in use. */
  readonly demo?: boolean;
  readonly registryUrl?: string;
  readonly smtpUrl?: string;
  /** A database instead of the embedded one. */
  readonly databaseUrl?: string;
  readonly secretKey?: string;
  /** A module to load before the server. */
  readonly preload?: string;
  /** The folder of another release. */
  readonly release?: string;
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>;
}

/** What the server is started with wherever it is started. */
const nodeFlags = z
  .array(z.string())
  .parse(JSON.parse(readFileSync(path.join(root, 'apps/server/node-flags.json'), 'utf8')));

async function isUp(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
    return response.ok;
  } catch {
    return false;
  }
}

/** The first administrator where the settings name none. */
const administrator = { email: 'admin@szansa.example', firstName: 'Zofia', lastName: 'Sadowska' };

/** Does the first step of the set-up, with the link in the output of a first start. Without a link it does nothing. */
export async function createAccount(port: number, output: string, password: string): Promise<void> {
  const token = /\/setup\/([\w-]+)/.exec(output)?.[1];
  if (token === undefined) return;
  const { setup } = createClient({ baseUrl: `http://127.0.0.1:${port}/api` });
  const { email, firstName, lastName } = await setup.open({ body: { token } });
  const account = {
    email: email ?? administrator.email,
    firstName: firstName || administrator.firstName,
    lastName: lastName || administrator.lastName,
  };
  await setup.createAccount({ body: { token, password, ...account } });
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
  secretKey = databaseUrl && 'a key for tests, of 32 characters',
  preload,
  release = root,
  env = {},
}: ProcessSettings): Promise<ServerProcess> {
  const main = path.join(release, 'apps/server/src/main.ts');
  const child = spawn(
    process.execPath,
    [
      ...nodeFlags,
      ...(preload === undefined ? [] : ['--import', preload]),
      main,
      demo ? '--demo' : '--empty',
    ],
    {
      cwd: release,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        ...(password === null ? {} : { DEMO_PASSWORD: password }),
        LOG_LEVEL: 'warn',
        ...(registryUrl === undefined ? {} : { REGISTRY_URL: registryUrl }),
        ...(smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl, SMTP_ALLOW_PLAIN: 'true' }),
        ...(secretKey === undefined ? {} : { SECRET_KEY: secretKey }),
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit');
  while (!(await isUp(port)) || !output.includes('Szansa: ')) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended:\n${output}`);
    // polling without a pause would use processor time that the starting server needs
    await pause(50);
  }
  if (password !== null) await createAccount(port, output, password);
  return {
    child,
    output: () => output,
    async ended() {
      await exited;
      return child.exitCode;
    },
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
