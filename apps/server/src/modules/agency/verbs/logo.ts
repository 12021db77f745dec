import type { ReceivedFile } from '@szansa/api-client/contract';

import {
  dropFile,
  keepFile,
  notFound,
  Refusal,
  saveNextVersion,
  verb,
  type StaffContext,
  type Work,
} from '#platform';
import { agencySettings, type Agency } from '../answers.ts';
import { imageSize } from '../image-size.ts';
import { findAgency, updateAgency, type AgencyRow } from '../queries.ts';
import { agencyEntity } from './change.ts';

/** A small file can unfold into a picture that fills the memory of whatever prints it. */
const largestSide = 4000;

/** @throws 415 `file_type` for anything but a PNG or JPEG of a size that can be printed. */
async function refuseUnprintable({ path, name, mime }: ReceivedFile): Promise<void> {
  const size = mime === 'image/png' || mime === 'image/jpeg' ? await imageSize(path) : null;
  const sides = size ? [size.width, size.height] : [];
  if (sides.length > 0 && sides.every((side) => side > 0 && side <= largestSide)) return;
  throw new Refusal('file_type', { name });
}

interface Logo {
  readonly id: string;
  readonly name: string;
}

function replaceLogo(work: Work, row: AgencyRow, logo: Logo | null): Promise<void> {
  return saveNextVersion(work, {
    ...agencyEntity,
    action: 'edit',
    version: row.version,
    before: { logo: row.logoName },
    after: { logo: logo?.name ?? null },
    save: async (version) => {
      await updateAgency(work.db, { logoFileId: logo?.id ?? null, version });
      if (row.logoFileId !== null) await dropFile(work, row.logoFileId);
    },
  });
}

/** Puts a logo in the place of the one before. @throws 415 `file_type` */
export async function saveLogo(context: StaffContext, files: readonly ReceivedFile[]): Promise<Agency> {
  const [received] = files;
  if (!received) throw notFound();
  await refuseUnprintable(received);
  return verb(context, async (work) => {
    const before = await findAgency(work.db, { lock: true });
    await replaceLogo(work, before, await keepFile(work, received));
    return agencySettings(work);
  });
}

/** Removes the logo; without one nothing happens. */
export function removeLogo(context: StaffContext): Promise<Agency> {
  return verb(context, async (work) => {
    const before = await findAgency(work.db, { lock: true });
    if (before.logoFileId !== null) await replaceLogo(work, before, null);
    return agencySettings(work);
  });
}
