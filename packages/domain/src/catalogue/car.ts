import { z } from 'zod';

import { orEmpty, paragraph, wholeNumber } from '../shared/index.ts';
import { enginePowerUnits, equipmentTypes, mostEquipment } from './kinds.ts';
import type { CarListKind } from './lists.ts';

const id = z.uuid('value_not_allowed');
const entry = orEmpty(id).optional();

const equipmentItem = z.strictObject({
  carEquipmentId: id,
  carEquipmentSectionId: id.nullable(),
  equipmentType: z.enum(equipmentTypes, 'value_not_allowed'),
});

/** An item of equipment of a car; its place in the list is its `sortOrder`. */
export type EquipmentItem = z.output<typeof equipmentItem>;

/** Equipment in its order, each item once (rule CC6). */
export function equipmentList(most: number) {
  return z
    .array(equipmentItem)
    .max(most, 'too_many')
    .superRefine((items, context) => {
      const seen = new Set<string>();
      for (const [index, { carEquipmentId }] of items.entries()) {
        if (seen.has(carEquipmentId)) {
          context.addIssue({ code: 'custom', message: 'value_not_allowed', path: [index, 'carEquipmentId'] });
        }
        seen.add(carEquipmentId);
      }
    });
}

/** The fields of a car template (specification, section 3), each of which may be left out of a change. */
export const carPatch = z.strictObject({
  brandId: id.optional(),
  modelId: id.optional(),
  versionId: id.optional(),
  carBodyTypeId: entry,
  carDriveTypeId: entry,
  carFuelTypeId: entry,
  carTransmissionTypeId: entry,
  carTypeId: entry,
  enginePower: wholeNumber({ min: 1, max: 3000 }).nullish(),
  enginePowerUnit: z.enum(enginePowerUnits, 'value_not_allowed').optional(),
  /** Cubic centimetres; empty for electric cars. */
  engineSize: wholeNumber({ min: 1, max: 30_000 }).nullish(),
  doorsCount: wholeNumber({ min: 1, max: 10 }).nullish(),
  seatsCount: wholeNumber({ min: 1, max: 100 }).nullish(),
  description: orEmpty(paragraph(5000)).optional(),
  additionalInformation: orEmpty(paragraph(5000)).optional(),
  /** In their order, each once (rule CC6). */
  equipment: equipmentList(mostEquipment).optional(),
});

export type CarPatch = z.output<typeof carPatch>;

const required = z.uuid('required');

/** A car as staff write it down: brand, model and version are required. */
export const carInput = carPatch.extend({ brandId: required, modelId: required, versionId: required });

export type CarInput = z.output<typeof carInput>;

/** A car with nothing left out. */
export function wholeCar(input: CarInput) {
  return {
    brandId: input.brandId,
    modelId: input.modelId,
    versionId: input.versionId,
    carBodyTypeId: input.carBodyTypeId ?? null,
    carDriveTypeId: input.carDriveTypeId ?? null,
    carFuelTypeId: input.carFuelTypeId ?? null,
    carTransmissionTypeId: input.carTransmissionTypeId ?? null,
    carTypeId: input.carTypeId ?? null,
    enginePower: input.enginePower ?? null,
    enginePowerUnit: input.enginePowerUnit ?? 'km',
    engineSize: input.engineSize ?? null,
    doorsCount: input.doorsCount ?? null,
    seatsCount: input.seatsCount ?? null,
    description: input.description ?? null,
    additionalInformation: input.additionalInformation ?? null,
    equipment: input.equipment ?? [],
  };
}

/** Which list each field of a car names an entry of. */
export const carReferences = {
  brandId: 'brand',
  modelId: 'model',
  versionId: 'version',
  carBodyTypeId: 'body_type',
  carDriveTypeId: 'drive_type',
  carFuelTypeId: 'fuel_type',
  carTransmissionTypeId: 'transmission',
  carTypeId: 'type',
} as const satisfies { readonly [Field in keyof CarInput]?: CarListKind };

type Reference = keyof typeof carReferences;

const references = Object.entries(carReferences) as [Reference, CarListKind][];

/** What a car names in the lists of the catalogue. */
export type NamingCar = { readonly [Field in Reference]?: string | null | undefined } & {
  readonly equipment?: readonly EquipmentItem[] | undefined;
};

/** The ids of everything that a car names, each once. */
export function namedEntries(car: NamingCar): string[] {
  const ids = [
    ...references.map(([field]) => car[field]),
    ...(car.equipment ?? []).flatMap((item) => [item.carEquipmentId, item.carEquipmentSectionId]),
  ];
  return [...new Set(ids.filter((one) => one !== null && one !== undefined))];
}

/** The part of a catalogue list entry that validation of a car needs. */
export interface NamedEntry {
  readonly kind: CarListKind;
  readonly parentId: string | null;
}

/**
 * The paths of what a car names that is no entry of its list, and of a model or version that is of another brand or
 * model than the car (rule CC4).
 */
export function unfitReferences(car: NamingCar, entries: ReadonlyMap<string, NamedEntry>): string[] {
  const isOf = (one: string, kind: CarListKind) => entries.get(one)?.kind === kind;
  const parentOf = (one: string | null | undefined) => entries.get(one ?? '')?.parentId ?? null;
  const paths: string[] = references.flatMap(([field, kind]) => {
    const named = car[field];
    return named && !isOf(named, kind) ? [field] : [];
  });
  const unlike = (field: Reference, parent: string | null | undefined) => {
    if (!paths.includes(field) && parentOf(car[field]) !== (parent ?? null)) paths.push(field);
  };
  unlike('modelId', car.brandId);
  unlike('versionId', car.modelId);
  return [...paths, ...unfitEquipment(car.equipment ?? [], entries)];
}

/** The paths of what equipment names that is no entry of its list (rule CC4). */
export function unfitEquipment(
  equipment: readonly EquipmentItem[],
  entries: ReadonlyMap<string, NamedEntry>,
): string[] {
  const isOf = (one: string, kind: CarListKind) => entries.get(one)?.kind === kind;
  return equipment.flatMap(({ carEquipmentId, carEquipmentSectionId }, index) => [
    ...(isOf(carEquipmentId, 'equipment') ? [] : [`equipment.${index}.carEquipmentId`]),
    ...(carEquipmentSectionId === null || isOf(carEquipmentSectionId, 'equipment_section')
      ? []
      : [`equipment.${index}.carEquipmentSectionId`]),
  ]);
}
