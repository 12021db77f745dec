import { rentOfferFields, rentOfferPatch } from '@szansa/domain/rent-offer';

import { dropFile, refuseStaleRemoval, verb, type StaffContext } from '#platform';
import { writableRentOffer } from '../access.ts';
import { emitRentOffer } from '../answers.ts';
import { deleteRentOffer, listMailedFiles } from '../queries.ts';

/**
 * Removes a rent offer, and the files its mails have brought along; PDFs among the documents of its opportunity stay.
 * @throws as `writableRentOffer`, 409 `stale_version`
 */
export function removeRentOffer(
  context: StaffContext,
  id: string,
  { version: readVersion }: { readonly version: number },
): Promise<null> {
  return verb(context, async (work) => {
    const row = await writableRentOffer(work, id);
    const fields = rentOfferFields(row);
    const subject = { entity: 'rent_offer_pdf', entityId: id } as const;
    await refuseStaleRemoval(work, {
      ...subject,
      readVersion,
      currentVersion: row.version,
      current: fields,
      schema: rentOfferPatch,
    });
    const mailed = await listMailedFiles(work.db, id);
    await deleteRentOffer(work.db, id);
    for (const file of mailed) await dropFile(work, file);
    await work.audit({
      ...subject,
      action: 'remove',
      before: { ...fields, customerFileId: row.customerFileId },
    });
    await work.platform.sessions.refresh(work, { entity: 'rent_offer_pdf', id });
    emitRentOffer(work, id);
    return null;
  });
}
