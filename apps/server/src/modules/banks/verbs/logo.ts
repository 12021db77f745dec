import type { Data, ReceivedFile } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';

import { printableLogo, replaceLogo, verb, type StaffContext } from '#platform';
import { updateLogo } from '../logo-queries.ts';
import { bankRecords } from '../records.ts';

type Bank = Data<Endpoints['banks']['get']>;

function changeLogo(context: StaffContext, id: string, received: ReceivedFile | null): Promise<Bank> {
  return verb(context, async (work) => {
    const { version, logo } = await bankRecords.locked(work, id);
    const change = {
      entity: 'bank',
      entityId: id,
      action: 'edit',
      version,
      logo,
      save: (logoFileId: string | null, next: number) =>
        updateLogo(work.db, id, { logoFileId, version: next }),
      announce: () => bankRecords.announce(work, id),
    } as const;
    await replaceLogo(work, change, received);
    return bankRecords.answer(work, id);
  });
}

/** Puts a logo of a bank in the place of the one before. @throws 404, 415 `file_type` */
export async function saveLogo(
  context: StaffContext,
  id: string,
  files: readonly ReceivedFile[],
): Promise<Bank> {
  return changeLogo(context, id, await printableLogo(files));
}

/** Removes the logo of a bank; without one nothing happens. @throws 404 */
export function removeLogo(context: StaffContext, id: string): Promise<Bank> {
  return changeLogo(context, id, null);
}
