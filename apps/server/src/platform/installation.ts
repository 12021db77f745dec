import { randomUUID } from 'node:crypto';

import { ConfigError } from './config-error.ts';
import type { Db } from './database/pool.ts';
import type { FileStore } from './files/file-store.ts';
import { mailPurpose } from './mail/mail-text.ts';
import type { Secrets } from './secrets.ts';

/** A database with a key or files that are not its own; the message is meant for the operator. */
export class InstallationError extends ConfigError {}

const otherKey = () =>
  new InstallationError(
    'The secrets of this database were sealed with another key. Set the SECRET_KEY it was used with, or put its ' +
      'secret-key file back into DATA_DIR. With this key nobody who has a second factor could sign in.',
  );

const otherFiles = ({ place }: FileStore) =>
  new InstallationError(
    `The files in ${place} do not belong to this database. Set the DATA_DIR or the FILES_URL it was used with, or ` +
      'put its files back there. A new database needs a place of its own for files.',
  );

/** Returns the key's fingerprint of a fixed text; it reveals nothing about the key. */
const checkOf = (secrets: Secrets) => secrets.fingerprint('installation', 'secret key');

/** Whether the key of these secrets is the one that a database notes. */
export const isKeyOf = (keyCheck: Buffer, secrets: Secrets) => keyCheck.equals(checkOf(secrets));

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
async function claim(db: Db, secrets: Secrets, files: FileStore): Promise<boolean> {
  const fileStoreId = randomUUID();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('installation')
    .values({ keyCheck: checkOf(secrets), fileStoreId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await openOneSecret(db, secrets);
  if ((await files.readMarker()) !== null) throw otherFiles(files);
  await files.writeMarker(fileStoreId);
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
export async function checkInstallation(db: Db, secrets: Secrets, files: FileStore): Promise<void> {
  const isNew = await db.transaction().execute((transaction) => claim(transaction, secrets, files));
  if (isNew) return;
  const { keyCheck, fileStoreId } = await db
    .selectFrom('installation')
    .select(['keyCheck', 'fileStoreId'])
    .executeTakeFirstOrThrow();
  if (!isKeyOf(keyCheck, secrets)) throw otherKey();
  const found = await files.readMarker();
  if (found === fileStoreId) return;
  // a database that names no file misses none
  if (found !== null || (await hasFiles(db))) throw otherFiles(files);
  await files.writeMarker(fileStoreId);
}
