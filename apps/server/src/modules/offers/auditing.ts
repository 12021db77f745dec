import type { Work } from '#platform';
import { columnsOf, fieldsOfOffer, type AuditedOffer } from './fields.ts';
import type { OfferRow } from './queries.ts';
import { fieldsOf, vehicleOf } from './vehicles.ts';

/** An offer as it is compared and audited. */
export async function audited(work: Work, row: OfferRow): Promise<AuditedOffer> {
  const vehicle = await vehicleOf(work, row.vehicleId);
  return {
    ...columnsOf(fieldsOfOffer(row)),
    vehicleId: row.vehicleId,
    vehicleInfo: vehicle && fieldsOf(vehicle),
  };
}
