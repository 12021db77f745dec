import { enginePowerUnits, equipmentTypes } from '@szansa/domain/catalogue';
import { z } from 'zod';

import { schemaNames } from '../contract/index.ts';
import { recordName } from './record-endpoints.ts';
import { id } from './records.ts';

const named = recordName.nullable();

/** The car of a template or an offer, by the names in the lists. */
export const namedCar = {
  /** `Škoda Octavia Combi Selection 1.5 TSI`. */
  name: z.string(),
  brand: recordName,
  model: recordName,
  carVersion: recordName,
  carBodyType: named,
  carDriveType: named,
  carFuelType: named,
  carTransmissionType: named,
  carType: named,
  enginePower: z.int().nullable(),
  enginePowerUnit: z.enum(enginePowerUnits),
};

/** The same by the ids it was saved with, under the names it was saved by. */
export const carIds = {
  brandId: id,
  modelId: id,
  versionId: id,
  carBodyTypeId: id.nullable(),
  carDriveTypeId: id.nullable(),
  carFuelTypeId: id.nullable(),
  carTransmissionTypeId: id.nullable(),
  carTypeId: id.nullable(),
};

const equipmentItem = z
  .object({
    carEquipment: recordName,
    carEquipmentId: id,
    carEquipmentSection: named,
    carEquipmentSectionId: id.nullable(),
    equipmentType: z.enum(equipmentTypes),
    sortOrder: z.int(),
    carTemplateId: id.nullable(),
    carOfferId: id.nullable(),
  })
  .register(schemaNames, { id: 'NamedEquipment' });

/** Equipment in its order, of a template or of an offer. */
export const namedEquipment = z.array(equipmentItem);
