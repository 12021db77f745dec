import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

import { BackupError } from './archive.ts';
import type { ArchivedKey } from './manifest.ts';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

/** As dear as signing in: about 0.1 s and 64 MB. */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

const nonceBytes = 12;
const tagBytes = 16;

/** Seals the key of an installation with a passphrase. */
export async function sealKey(key: Buffer, passphrase: string): Promise<ArchivedKey> {
  const salt = randomBytes(16);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', await derive(passphrase, salt, 32, cost), nonce);
  const hidden = Buffer.concat([cipher.update(key), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
  return { kind: 'sealed', salt: salt.toString('base64'), sealed: sealed.toString('base64') };
}

/** Opens it again. @throws BackupError when the passphrase is another one */
export async function openKey(
  { salt, sealed }: Extract<ArchivedKey, { kind: 'sealed' }>,
  passphrase: string,
): Promise<Buffer> {
  const bytes = Buffer.from(sealed, 'base64');
  const key = await derive(passphrase, Buffer.from(salt, 'base64'), 32, cost);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  }).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch (error) {
    throw new BackupError('The passphrase is not the one the backup was made with.', { cause: error });
  }
}
