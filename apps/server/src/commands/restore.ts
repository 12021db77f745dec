import { parseArgs } from 'node:util';

import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { fileNamed, printLine, printProgress, readPassphrase, runCommand, UsageError } from './command.ts';

const usage = 'npm run restore -- FILE';

function readArguments(): string {
  try {
    const [file, ...others] = parseArgs({ options: {}, allowPositionals: true }).positionals;
    if (file === undefined || others.length > 0) throw new Error('Name one file to read.');
    return fileNamed(file);
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

await runCommand('command', async (config, connect) => {
  const archive = readArguments();
  const files = await openFiles(config);
  const report = await restoreBackup({
    archive,
    connection: await connect(),
    config,
    files,
    passphrase: () => readPassphrase(config, 'Passphrase of the backup: '),
    onProgress: printProgress,
  });
  printLine(`Restored ${report.rows} rows and ${report.files} files of ${report.madeAt}.`);
  if (report.droppedRows > 0) {
    printLine(`Left out ${report.droppedRows} rows of sessions that ended with the backup.`);
  }
  if (report.migrations.length > 0) printLine(`Brought up to date: ${report.migrations.join(', ')}.`);
  printLine('Everybody has to sign in again. Start the server with npm start.');
  return 0;
});
