import path from 'node:path';
import { createInterface } from 'node:readline/promises';

import { pino } from 'pino';

import { readConfig, type Config } from '../config.ts';
import type { Progress } from '../platform/backup/make-backup.ts';
import { ConfigError } from '../platform/config-error.ts';
import { openConnection, type Connecting } from '../platform/open-connection.ts';
import { closeNewFiles } from '../platform/start-checks.ts';

type Connection = Awaited<ReturnType<typeof openConnection>>;

/** A command that was called wrongly. */
export class UsageError extends ConfigError {}

export const printLine = (line: string) => process.stdout.write(`${line}\n`);

/** A file as the operator named it: relative to the folder the command was called in. */
export const fileNamed = (name: string) => path.resolve(process.env['INIT_CWD'] ?? process.cwd(), name);

/**
 * Runs a command of the operator; ends with 0, with 1 when it fails, and with 2 when it was called wrongly.
 * @param connecting - whether it needs an agency.
 * @param work - may connect to the database of the settings, which starts the embedded one.
 */
export async function runCommand(
  connecting: Connecting,
  work: (config: Config, connect: () => Promise<Connection>) => Promise<number>,
): Promise<void> {
  closeNewFiles();
  const cleanups: (() => Promise<void>)[] = [];
  try {
    const config = readConfig(process.env, [], process.cwd());
    const log = pino({ level: 'error' });
    process.exitCode = await work(config, () =>
      openConnection(config, log, connecting, (leave) => cleanups.push(leave)),
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  } finally {
    for (const leave of cleanups) await leave();
  }
}

const stages = { tables: 'Tables', files: 'Files' } as const;

/**
 * Prints the progress of a command: one line that is updated on a terminal, one for each finished stage elsewhere.
 */
export function printProgress({ stage, done, total }: Progress): void {
  const line = `${stages[stage]}: ${done} of ${total}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
  else if (done === total) printLine(line);
}

/** Returns the passphrase of the settings, otherwise prompts for it. @throws when the process has no terminal */
export async function readPassphrase(
  { backupPassphrase }: Pick<Config, 'backupPassphrase'>,
  question: string,
): Promise<string> {
  if (backupPassphrase !== null) return backupPassphrase;
  if (!process.stdin.isTTY) {
    throw new UsageError(
      'Set BACKUP_PASSPHRASE: the key of the agency is sealed with it. Or give --without-key.',
    );
  }
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await prompt.question(question);
  } finally {
    prompt.close();
  }
}
