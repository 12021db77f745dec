import path from 'node:path';

import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import type { S3Address } from './s3-address.ts';

/** Returns the folder of stored files on this machine. */
export const filesFolder = ({ dataDir }: { readonly dataDir: string }) => path.join(dataDir, 'files');

interface FilesConfig {
  readonly dataDir: string;
  /** With null, files are in a folder of `dataDir`. */
  readonly filesUrl: S3Address | null;
}

/** Opens the store of files of the settings. @throws ConfigError when it cannot be used */
export async function openFiles({ dataDir, filesUrl }: FilesConfig): Promise<FileStore> {
  if (filesUrl === null) return diskStore(filesFolder({ dataDir }));
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(filesUrl);
}
