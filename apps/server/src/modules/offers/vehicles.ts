import { vehicleName, type VehicleInput } from '@szansa/domain/vehicle';
import { v7 as uuidv7 } from 'uuid';

import {
  findVehicles,
  lockVehicle,
  unpriced,
  vehicleTable,
  type OfferedVehicleRow,
  type VehicleFields,
  writtenPrices,
} from '#modules/vehicles';
import { invalid, sameValue, saveNextVersion, type Work } from '#platform';
import { isShownElsewhere } from './queries.ts';

/** A vehicle as a form describes it, with nothing left out. */
export function wholeVehicle(input: VehicleInput): VehicleFields {
  return {
    manufacturer: input.manufacturer,
    model: input.model,
    version: input.version ?? null,
    engine: input.engine ?? null,
    shifter: input.shifter ?? null,
    body: input.body ?? null,
    bodyColor: input.bodyColor ?? null,
    orderNo: input.orderNo ?? null,
    yearOfProduction: input.yearOfProduction ?? null,
    grossCatalogPrice: input.grossCatalogPrice ?? null,
    discount: input.discount ?? null,
    grossSellPrice: input.grossSellPrice ?? null,
  };
}

/** A stored vehicle under the names of a form. */
export function fieldsOf({ id: _, ...row }: OfferedVehicleRow): VehicleFields {
  return row;
}

export async function vehicleOf(work: Work, id: string | null): Promise<OfferedVehicleRow | null> {
  const [found] = id === null ? [] : await findVehicles(work.db, [id]);
  return found ?? null;
}

/** How the history calls an offer's vehicle; null without one. */
export async function nameOfVehicle(work: Work, id: string | null): Promise<string | null> {
  const found = await vehicleOf(work, id);
  return found && vehicleName(found);
}

async function addVehicle(work: Work, fields: VehicleFields): Promise<string> {
  const id = uuidv7();
  await vehicleTable.insert(work.db, { ...fields, id });
  const entity = { entity: 'vehicle', entityId: id } as const;
  await work.audit({ ...entity, version: 1, action: 'create', after: fields });
  return id;
}

function changeVehicle(
  work: Work,
  current: OfferedVehicleRow,
  version: number,
  fields: VehicleFields,
): Promise<void> {
  return saveNextVersion(work, {
    entity: 'vehicle',
    entityId: current.id,
    action: 'edit',
    version,
    before: fieldsOf(current),
    after: fields,
    save: (rowVersion) => vehicleTable.update(work.db, current.id, fields, rowVersion),
  });
}

/** A call's choice of an offer's vehicle: an existing one, or a description, or neither. */
export interface VehicleChoice {
  readonly vehicleId?: string | null | undefined;
  readonly vehicleInfo?: VehicleInput | undefined;
}

/** The vehicle of a new offer, written down if described. @throws 422 when it does not exist. */
export async function chosenVehicle(work: Work, choice: VehicleChoice): Promise<string | null> {
  const { vehicleInfo } = choice;
  if (vehicleInfo) {
    const prices = writtenPrices(unpriced, vehicleInfo, 'vehicleInfo.');
    return addVehicle(work, { ...wholeVehicle(vehicleInfo), ...prices });
  }
  const id = choice.vehicleId ?? null;
  if (id !== null && !(await vehicleOf(work, id))) {
    throw invalid({ path: 'vehicleId', code: 'value_not_allowed' });
  }
  return id;
}

/**
 * Returns the vehicle of a changed offer. A description changes the vehicle as long as no other offer uses it;
 * otherwise the offer gets a vehicle of its own, and the others are not changed.
 * @throws 422 when it does not exist.
 */
export async function changedVehicle(
  work: Work,
  offer: { readonly id: string; readonly vehicleId: string | null },
  choice: VehicleChoice,
): Promise<string | null> {
  if (choice.vehicleId === undefined && !choice.vehicleInfo) return offer.vehicleId;
  const current = await vehicleOf(work, offer.vehicleId);
  if (!choice.vehicleInfo || !current) return chosenVehicle(work, choice);
  const described = wholeVehicle(choice.vehicleInfo);
  const { grossCatalogPrice } = described;
  // who may not see them cannot have meant to empty them
  const isHidden = work.actor?.excludedFields.has('vehicle.discount') === true;
  const prices = writtenPrices(current, isHidden ? { grossCatalogPrice } : described, 'vehicleInfo.');
  const fields = { ...described, ...prices };
  if (sameValue(fields, fieldsOf(current))) return current.id;
  // locked first, so that no other offer can start to use it
  const { rowVersion } = await lockVehicle(work.db, current.id);
  if (await isShownElsewhere(work.db, current.id, offer.id)) return addVehicle(work, fields);
  await changeVehicle(work, current, rowVersion, fields);
  return current.id;
}
