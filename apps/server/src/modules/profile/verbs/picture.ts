import { madePicture, replacePicture, type SentPicture } from '#modules/users';
import { verb, type StaffContext } from '#platform';
import { ownProfile, type OwnProfile } from '../answers.ts';

interface Read {
  /** The version of the own account that was read. */
  readonly version: number;
}

/** Gives the own account a picture. @throws 409 `stale_version`, 413, 415, 422 */
export async function saveOwnPicture(
  context: StaffContext,
  { version }: Read,
  sent: SentPicture,
): Promise<OwnProfile> {
  const picture = await madePicture(sent);
  return verb(context, async (work) => {
    await replacePicture(work, { userId: work.actor.userId, version }, picture);
    return ownProfile(work);
  });
}

/** Removes the own picture; without one nothing happens. @throws 409 `stale_version` */
export function removeOwnPicture(context: StaffContext, { version }: Read): Promise<OwnProfile> {
  return verb(context, async (work) => {
    await replacePicture(work, { userId: work.actor.userId, version }, null);
    return ownProfile(work);
  });
}
