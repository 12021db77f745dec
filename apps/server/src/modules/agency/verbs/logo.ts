import type { ReceivedFile } from '@szansa/api-client/contract';

import { printableLogo, replaceLogo, verb, type StaffContext } from '#platform';
import { agencySettings, type Agency } from '../answers.ts';
import { findAgency, updateAgency } from '../queries.ts';
import { agencyEntity } from './change.ts';

function changeLogo(context: StaffContext, received: ReceivedFile | null): Promise<Agency> {
  return verb(context, async (work) => {
    const { version, logo } = await findAgency(work.db, { lock: true });
    const change = {
      ...agencyEntity,
      action: 'edit',
      version,
      logo,
      save: (fileId: string | null, next: number) =>
        updateAgency(work.db, { logoFileId: fileId, version: next }),
    } as const;
    await replaceLogo(work, change, received);
    return agencySettings(work);
  });
}

/** Puts a logo in the place of the one before. @throws 415 `file_type` */
export async function saveLogo(context: StaffContext, files: readonly ReceivedFile[]): Promise<Agency> {
  return changeLogo(context, await printableLogo(files));
}

/** Removes the logo; without one nothing happens. */
export function removeLogo(context: StaffContext): Promise<Agency> {
  return changeLogo(context, null);
}
