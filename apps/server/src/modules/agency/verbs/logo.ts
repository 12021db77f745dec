import type { ReceivedFile } from '@szansa/api-client/contract';

import { printableLogo, replaceLogo, verb, type StaffContext } from '#platform';
import { agencySettings, type Agency } from '../answers.ts';
import { findAgency, updateAgency } from '../queries.ts';
import { agencyEntity } from './change.ts';

interface Read {
  /** The version of the settings that was read. */
  readonly version: number;
}

function changeLogo(
  context: StaffContext,
  { version: readVersion }: Read,
  received: ReceivedFile | null,
): Promise<Agency> {
  return verb(context, async (work) => {
    const { version, logo } = await findAgency(work.db, { lock: true });
    const change = {
      ...agencyEntity,
      action: 'edit',
      version,
      readVersion,
      logo,
      save: (fileId: string | null, next: number) =>
        updateAgency(work.db, { logoFileId: fileId, version: next }),
    } as const;
    await replaceLogo(work, change, received);
    return agencySettings(work);
  });
}

/** Puts a logo in the place of the one before. @throws 409 `stale_version`, 415 `file_type` */
export async function saveLogo(
  context: StaffContext,
  read: Read,
  files: readonly ReceivedFile[],
): Promise<Agency> {
  return changeLogo(context, read, await printableLogo(files));
}

/** Removes the logo; without one nothing happens. @throws 409 `stale_version` */
export function removeLogo(context: StaffContext, read: Read): Promise<Agency> {
  return changeLogo(context, read, null);
}
