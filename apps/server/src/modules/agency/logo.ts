import type { Data, ReceivedFile } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';

import {
  downloadFile,
  dropFile,
  inTransaction,
  keepFile,
  notFound,
  Refusal,
  type ProducedFile,
  type StaffContext,
  type Work,
} from '../platform.ts';
import { imageSize } from './image-size.ts';
import { findAgency, updateAgency, type AgencyRow } from './queries.ts';
import { agencyEntity, agencySettings } from './service.ts';

type Agency = Data<Endpoints['agency']['get']>;

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

async function replaceLogo(work: Work, before: AgencyRow, logo: Logo | null): Promise<void> {
  const version = before.version + 1;
  await updateAgency(work.db, { logoFileId: logo?.id ?? null, version });
  if (before.logoFileId !== null) await dropFile(work, before.logoFileId);
  await work.audit({
    ...agencyEntity,
    version,
    action: 'edit',
    before: { logo: before.logoName },
    after: { logo: logo?.name ?? null },
  });
}

/** The logo as it was uploaded. @throws 404 when there is none. */
export async function logoFile(context: StaffContext): Promise<ProducedFile> {
  const { logoFileId } = await findAgency(context.db);
  if (logoFileId === null) throw notFound();
  return downloadFile(context, logoFileId);
}

/** Puts a logo in the place of the one before. @throws 415 `file_type` */
export async function saveLogo(context: StaffContext, files: readonly ReceivedFile[]): Promise<Agency> {
  const [received] = files;
  if (!received) throw notFound();
  await refuseUnprintable(received);
  return inTransaction(context, async (work) => {
    const before = await findAgency(work.db, { lock: true });
    await replaceLogo(work, before, await keepFile(work, received));
    return agencySettings(context);
  });
}

/** Removes the logo; without one nothing happens. */
export function removeLogo(context: StaffContext): Promise<Agency> {
  return inTransaction(context, async (work) => {
    const before = await findAgency(work.db, { lock: true });
    if (before.logoFileId !== null) await replaceLogo(work, before, null);
    return agencySettings(context);
  });
}
