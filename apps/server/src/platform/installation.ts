import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { ConfigError } from './config-error.ts';
import type { Db } from './database/pool.ts';
import { mailPurpose } from './mail/mail-text.ts';
import type { Secrets } from './secrets.ts';

/** A database with a key or files that are not its own; the message is meant for the operator. */
export class InstallationError extends ConfigError {}

const otherKey = () =>
  new InstallationError(
    'The secrets of this database were sealed with another key. Set the SECRET_KEY it was used with, or put its ' +
      'secret-key file back into DATA_DIR. With this key nobody who has a second factor could sign in.',
  );

const otherFiles = (folder: string) =>
  new InstallationError(
    `The files in ${folder} do not belong to this database. Set the DATA_DIR it was used with, or put its files ` +
      'back there. A new database needs a DATA_DIR of its own.',
  );

/** Returns the key's fingerprint of a fixed text; it reveals nothing about the key. */
const checkOf = (secrets: Secrets) => secrets.fingerprint('installation', 'secret key');

/** Whether the key of these secrets is the one that a database notes. */
export const isKeyOf = (keyCheck: Buffer, secrets: Secrets) => keyCheck.equals(checkOf(secrets));

const markerIn = (folder: string) => path.join(folder, 'store-id');

/** Which database the files in a folder belong to; null when none has claimed them. */
export async function readMarker(folder: string): Promise<string | null> {
  try {
    return (await readFile(markerIn(folder), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Notes which database the files in a folder belong to. */
export async function writeMarker(folder: string, id: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(markerIn(folder), `${id}\n`, { flush: true });
}

/**
 * Checks a database without a check value, which may contain secrets. @throws SecretError when the key does not
 * decrypt one
 */
async function openOneSecret(db: Db, secrets: Secrets): Promise<void> {
  const mail = await db
    .selectFrom('outboxMail')
    .select(['id', 'body'])
    .where('body', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (mail?.body) secrets.open(mailPurpose(mail.id), mail.body);
}

/** Notes the key and the files of a database that has neither yet; `false` when they are noted. */
async function claim(db: Db, secrets: Secrets, folder: string): Promise<boolean> {
  const fileStoreId = randomUUID();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('installation')
    .values({ keyCheck: checkOf(secrets), fileStoreId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await openOneSecret(db, secrets);
  if ((await readMarker(folder)) !== null) throw otherFiles(folder);
  await writeMarker(folder, fileStoreId);
  return true;
}

async function hasFiles(db: Db): Promise<boolean> {
  return (await db.selectFrom('storedFile').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Looks whether the secret key and the store of files are those of the database; the first start notes which they are.
 * @throws InstallationError when they belong to another one, SecretError when an older database cannot be read with
 * the key.
 */
export async function checkInstallation(db: Db, secrets: Secrets, folder: string): Promise<void> {
  const isNew = await db.transaction().execute((transaction) => claim(transaction, secrets, folder));
  if (isNew) return;
  const { keyCheck, fileStoreId } = await db
    .selectFrom('installation')
    .select(['keyCheck', 'fileStoreId'])
    .executeTakeFirstOrThrow();
  if (!isKeyOf(keyCheck, secrets)) throw otherKey();
  const found = await readMarker(folder);
  if (found === fileStoreId) return;
  // a database that names no file misses none
  if (found !== null || (await hasFiles(db))) throw otherFiles(folder);
  await writeMarker(folder, fileStoreId);
}
