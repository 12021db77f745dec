import {
  dropFile,
  storeGenerated,
  resolveStale,
  saveNextVersion,
  verb,
  type StaffContext,
  type StaffWork,
} from '#platform';
import { lockedMember } from '../access.ts';
import { staffMemberById, type StaffAnswer } from '../answers.ts';
import { lockPicture, updatePicture } from '../picture-queries.ts';
import { madePicture, type MadePicture, type SentPicture } from '../pictures.ts';

interface Read {
  readonly userId: string;
  /** The version of the account that was read. */
  readonly version: number;
}

/**
 * Replaces the picture of an account by another one, or removes it; the file of the former one is deleted.
 * @throws 409 `stale_version` when another user has changed the picture meanwhile; 413 over a quota
 */
export async function replacePicture(
  work: StaffWork,
  { userId, version: readVersion }: Read,
  picture: MadePicture | null,
): Promise<void> {
  const { version, fileId, name } = await lockPicture(work.db, userId);
  if (fileId === null && picture === null) return;
  await resolveStale(work, {
    entity: 'user',
    entityId: userId,
    readVersion,
    currentVersion: version,
    // two pictures of one name are not the same
    patch: { picture: picture && { name: picture.name } },
    current: { picture: name },
  });
  const stored =
    picture && (await storeGenerated(work, { name: picture.name, mime: 'image/webp', bytes: picture.bytes }));
  await saveNextVersion(work, {
    entity: 'user',
    entityId: userId,
    action: 'edit',
    version,
    before: { picture: name },
    after: { picture: stored?.name ?? null },
    save: async (next) => {
      await updatePicture(work.db, userId, { pictureFileId: stored?.id ?? null, version: next });
      if (fileId !== null) await dropFile(work, fileId);
    },
    emit: () => {
      work.publish('account.changed', { userId, what: 'data' });
      return work.platform.sessions.refresh(work, { userId });
    },
  });
}

function changePicture(context: StaffContext, read: Read, picture: MadePicture | null): Promise<StaffAnswer> {
  return verb(context, async (work) => {
    await lockedMember(work, read.userId);
    await replacePicture(work, read, picture);
    return staffMemberById(work, read.userId);
  });
}

/** Sets the picture of a user whom the caller manages. @throws 403, 404, 409, 413, 415, 422 */
export async function savePicture(
  context: StaffContext,
  read: Read,
  sent: SentPicture,
): Promise<StaffAnswer> {
  return changePicture(context, read, await madePicture(sent));
}

/** Removes the picture of a user whom the caller manages; without one nothing happens. @throws 403, 404, 409 */
export function removePicture(context: StaffContext, read: Read): Promise<StaffAnswer> {
  return changePicture(context, read, null);
}
