import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Config } from '../config.ts';
import { ConfigError } from '../platform/config-error.ts';
import { diskStore } from '../platform/files/disk-store.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { moveFiles } from '../platform/files/move-files.ts';
import { filesFolder, openFiles } from '../platform/files/open-files.ts';
import { parseS3Address, s3Form, type S3Address } from '../platform/files/s3-address.ts';
import { openS3Store } from '../platform/files/s3-store.ts';
import { printLine, printProgress, runCommand, UsageError } from './command.ts';

const usage = `npm run move-files -- disk\nnpm run move-files -- ${s3Form}`;

/** Returns where the files are to be; null for the disk of this machine. */
function readArguments(): S3Address | null {
  try {
    const [place, ...others] = parseArgs({ options: {}, allowPositionals: true }).positionals;
    if (place === undefined || others.length > 0)
      throw new Error('Name the place where the files are to be.');
    if (place === 'disk') return null;
    const address = parseS3Address(place);
    if (address === null) throw new Error('The place is neither disk nor the address of a bucket.');
    return address;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

const openTarget = (config: Config, target: S3Address | null): Promise<FileStore> | FileStore =>
  target === null ? diskStore(filesFolder(config)) : openS3Store(target, '');

await runCommand('command on an agency', async (config, connect) => {
  const target = readArguments();
  const from = await openFiles(config);
  const to = await openTarget(config, target);
  if (from.place === to.place) throw new ConfigError(`The files are in ${to.place} already.`);
  const report = await moveFiles({
    connection: await connect(),
    from,
    to,
    workFolder: path.join(config.dataDir, `moving-${process.pid}`),
    onProgress: ({ done, total }) => printProgress({ stage: 'files', done, total }),
  });
  printLine(`${to.place}: ${report.files} files, ${report.copied} of them copied now.`);
  if (report.lost.length > 0) {
    printLine(
      `${report.lost.length} files are missing or damaged in ${from.place}, and were not copied:\n  ` +
        report.lost.join('\n  '),
    );
  }
  if (!report.isMoved) {
    printLine('A server uses the agency and may add files: stop all servers and run this command again.');
    return 1;
  }
  const setting =
    target === null
      ? 'Remove FILES_URL from the settings'
      : `Set FILES_URL to ${to.place}, with its key and options`;
  printLine(`${setting}, and start the server. The files in ${from.place} are not used any more.`);
  return report.lost.length > 0 ? 1 : 0;
});
