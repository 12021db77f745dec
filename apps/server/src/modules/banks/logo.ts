import type { Data, ReceivedFile } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';

import { printableLogo, replaceLogo, verb, type StaffContext } from '#platform';
import { updateLogo } from './logo-queries.ts';
import { bankRecords } from './records.ts';

type Bank = Data<Endpoints['banks']['get']>;

/** A bank and the version of it that was read. */
interface ReadBank {
  readonly id: string;
  readonly version: number;
}

function changeLogo(
  context: StaffContext,
  { id, version: readVersion }: ReadBank,
  received: ReceivedFile | null,
): Promise<Bank> {
  return verb(context, async (work) => {
    const bank = await bankRecords.locked(work, id);
    const change = {
      entity: 'bank',
      entityId: id,
      action: 'edit',
      version: bankRecords.versionOf(bank),
      readVersion,
      logo: bank.logo,
      save: (logoFileId: string | null, next: number) =>
        updateLogo(work.db, id, { logoFileId, version: next }),
      emit: () => bankRecords.emit(work, id),
    } as const;
    await replaceLogo(work, change, received);
    return bankRecords.answer(work, id);
  });
}

/** Puts a logo of a bank in the place of the one before. @throws 404, 409 `stale_version`, 415 `file_type` */
export async function saveLogo(
  context: StaffContext,
  bank: ReadBank,
  files: readonly ReceivedFile[],
): Promise<Bank> {
  return changeLogo(context, bank, await printableLogo(files));
}

/** Removes the logo of a bank; without one nothing happens. @throws 404, 409 `stale_version` */
export function removeLogo(context: StaffContext, bank: ReadBank): Promise<Bank> {
  return changeLogo(context, bank, null);
}
