import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Config } from '../config.ts';
import { ConfigError } from './config-error.ts';

/** A secret that cannot be opened, or a key that cannot be used; the message is meant for the operator. */
export class SecretError extends ConfigError {}

/** Encrypts secrets of the database, so that the database alone is not enough to read them. */
export interface Secrets {
  /** Seals bytes (a text as UTF-8); only the same purpose opens them again. */
  seal(purpose: string, plain: Uint8Array | string): Buffer;
  /** @throws SecretError when it was sealed with another key or for another purpose, or was changed. */
  open(purpose: string, sealed: Uint8Array): Buffer;
  /** What to store of a short code: always the same for one, and not to be guessed without the key. */
  fingerprint(purpose: string, code: string): Buffer;
}

const keyBytes = 32;
const version = 1;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + nonceBytes + tagBytes;

/** Returns the path of the key of an installation without the setting SECRET_KEY. */
export const storedKeyFile = (dataDir: string) => path.join(dataDir, 'secret-key');

/** Returns the key in `DATA_DIR/secret-key`; of several processes that start at once, one creates it. */
function storedKey(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true });
  const file = storedKeyFile(dataDir);
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(keyBytes), { mode: 0o600, flag: 'wx', flush: true });
  try {
    // unlike a write to the file itself, a link is atomic: no process reads a partial key
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    chmodSync(file, 0o600);
  } finally {
    rmSync(draft, { force: true });
  }
  const key = readFileSync(file);
  if (key.length === keyBytes) return key;
  throw new SecretError(`${file} has ${key.length} bytes instead of ${keyBytes}: restore it from a backup`);
}

/**
 * Opens the secrets of this installation with `SECRET_KEY`, otherwise with the key stored in `DATA_DIR`.
 * @throws SecretError when the stored key is damaged.
 */
export function openSecrets(config: Pick<Config, 'dataDir' | 'secretKey'>): Secrets {
  const master =
    config.secretKey === null ? storedKey(config.dataDir) : Buffer.from(config.secretKey, 'utf8');
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', master, '', `szansa ${use}`, keyBytes));
  const sealing = derived('sealing');
  const printing = derived('fingerprints');

  return {
    seal(purpose, plain) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(purpose));
      const bytes = typeof plain === 'string' ? Buffer.from(plain) : plain;
      const hidden = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), hidden]);
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed);
      if (bytes[0] !== version || bytes.length < headBytes) {
        throw new SecretError(
          `A secret of the database (${purpose}) is in a form this version does not know`,
        );
      }
      const nonce = bytes.subarray(1, 1 + nonceBytes);
      const decipher = createDecipheriv('aes-256-gcm', sealing, nonce, { authTagLength: tagBytes })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(1 + nonceBytes, headBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(headBytes)), decipher.final()]);
      } catch (error) {
        throw new SecretError(
          `A secret of the database (${purpose}) cannot be opened: SECRET_KEY, or DATA_DIR/secret-key, ` +
            'is not the one it was sealed with',
          { cause: error },
        );
      }
    },
    fingerprint: (purpose, code) =>
      createHmac('sha256', printing).update(purpose).update('\0').update(code).digest(),
  };
}
