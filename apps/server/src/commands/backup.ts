import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Config } from '../config.ts';
import { makeBackup } from '../platform/backup/make-backup.ts';
import type { ArchivedKey } from '../platform/backup/manifest.ts';
import { textOfBroken, type BrokenReference } from '../platform/backup/references.ts';
import { sealKey } from '../platform/backup/sealed-key.ts';
import { verifyBackup } from '../platform/backup/verify-backup.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { storedKeyFile } from '../platform/secrets.ts';
import { fileNamed, printLine, printProgress, readPassphrase, runCommand, UsageError } from './command.ts';

const usage = 'npm run backup -- FILE [--force] [--without-key]\nnpm run backup -- --verify FILE';

/** Minimum length of a passphrase, because one that can be guessed protects nothing. */
const shortestPassphrase = 12;

function readArguments() {
  try {
    const options = {
      force: { type: 'boolean' },
      'without-key': { type: 'boolean' },
      verify: { type: 'boolean' },
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new Error('Name one file.');
    if (values.verify && (values.force || values['without-key'])) {
      throw new Error('--verify reads a backup, and takes no other option.');
    }
    return {
      file: fileNamed(file),
      force: values.force ?? false,
      withoutKey: values['without-key'] ?? false,
      verify: values.verify ?? false,
    };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

async function keyOf(config: Config, withoutKey: boolean): Promise<ArchivedKey> {
  if (config.secretKey !== null) return { kind: 'setting' };
  if (withoutKey) return { kind: 'left-out' };
  const passphrase = await readPassphrase(config, 'Passphrase for the key of the agency: ');
  if (passphrase.length < shortestPassphrase) {
    throw new UsageError(`The passphrase needs at least ${shortestPassphrase} characters.`);
  }
  return sealKey(await readFile(storedKeyFile(config.dataDir)), passphrase);
}

/** Prints the broken references. @returns whether there are any */
function printBroken(broken: readonly BrokenReference[]): boolean {
  if (broken.length === 0) return false;
  printLine(`It cannot be restored:\n  ${broken.map(textOfBroken).join('\n  ')}`);
  return true;
}

/** Needs neither the agency nor its database: archives are verified on the machine they were copied to. */
async function verify(file: string): Promise<number> {
  const workFolder = path.join(tmpdir(), `szansa-verify-${process.pid}`);
  const { madeAt, rows, files, broken } = await verifyBackup(file, workFolder);
  printLine(`${file}: ${rows} rows and ${files} files of ${madeAt}, all as they were written.`);
  if (broken === null)
    printLine('An early release made it: what its rows refer to is checked by a restore alone.');
  return printBroken(broken ?? []) ? 1 : 0;
}

await runCommand('command on an agency', async (config, connect) => {
  const { file, force, withoutKey, verify: isVerified } = readArguments();
  if (isVerified) return verify(file);
  const files = await openFiles(config);
  const report = await makeBackup({
    connection: await connect(),
    files,
    workFolder: path.join(config.dataDir, `backup-${process.pid}`),
    target: file,
    replaces: force,
    key: await keyOf(config, withoutKey),
    onProgress: printProgress,
  });
  const size = (report.size / 1024 / 1024).toFixed(1);
  printLine(`${file}: ${report.rows} rows and ${report.files} files, ${size} MB.`);
  const isBroken = printBroken(report.broken);
  if (report.lost.length === 0) return isBroken ? 1 : 0;
  printLine(
    `${report.lost.length} files are missing or damaged in ${files.place}, and are not in the backup:\n  ` +
      report.lost.join('\n  '),
  );
  return 1;
});
