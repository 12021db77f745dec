import type { ReceivedFile } from '@szansa/api-client/contract';
import { wholeCar, type CarOfferInput } from '@szansa/domain/catalogue';
import { v7 as uuidv7 } from 'uuid';

import { templateExists } from '#modules/car-templates';
import { invalid, verb, type StaffContext } from '#platform';
import { emitOffer } from '../events.ts';
import { offerById, type CarOffer } from '../answers.ts';
import { storeParts } from '../store-offer.ts';
import { insertOffer } from '../queries.ts';
import { settledOffer } from '../settle.ts';
import { uploadsOf, wholeVariants } from '../whole-offer.ts';

/** Creates a car offer, which remains inactive until it is activated. @throws 422, and 413 for its files */
export async function createOffer(
  context: StaffContext,
  input: CarOfferInput,
  files: readonly ReceivedFile[],
): Promise<CarOffer> {
  const uploads = await uploadsOf(input.variants, files);
  return verb(context, async (work) => {
    const { carTemplateId = null } = input;
    if (carTemplateId !== null && !(await templateExists(work.db, carTemplateId))) {
      throw invalid({ path: 'carTemplateId', code: 'value_not_allowed' });
    }
    const whole = { ...wholeCar(input), variants: wholeVariants(input.variants, [], uploads) };
    const after = await settledOffer(work, whole);
    const id = uuidv7();
    const { equipment: _equipment, variants: _variants, ...fields } = after;
    await insertOffer(work.db, { ...fields, id, carTemplateId });
    await storeParts(work, id, after, { variants: [], files: new Map(), images: [] }, uploads);
    await work.audit({ entity: 'car_offer', entityId: id, version: 1, action: 'create', after });
    emitOffer(work, id);
    return offerById(work, id);
  });
}
