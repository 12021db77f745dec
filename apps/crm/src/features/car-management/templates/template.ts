import type { Data, Endpoints } from '@szansa/api-client/client';
import type { EquipmentType } from '@szansa/domain/catalogue';

import { client, queries } from '#kit/api/api.ts';
import type { FormValues } from '#kit/forms/fields-definition.ts';
import type { FoundCall } from '#kit/lists/use-found.ts';
import { recordDefinition } from '#kit/records/record-definition.ts';

export type CarTemplate = Data<Endpoints['carTemplates']['get']>;

export type CarTemplateRow = Data<Endpoints['carTemplates']['list']>['items'][number];

export const templateRecord = recordDefinition({
  kind: 'car_template',
  texts: 'carTemplates',
  path: '/car-management/template/$id',
  listPath: '/car-management/templates',
  get: queries.carTemplates.get,
  nameOf: ({ name }: CarTemplate) => name,
});

/** Finds templates by the names of what they are made of. */
export const foundTemplates: FoundCall<CarTemplateRow> = {
  key: queries.carTemplates.list.key(),
  find: (query, signal) => client.carTemplates.list({ query }, { signal }),
};

/** An item of equipment in a form, by name. */
export interface EquipmentValue {
  readonly carEquipmentId: string;
  readonly name: string;
  readonly carEquipmentSectionId: string | null;
  readonly equipmentType: EquipmentType;
}

/** The description of a car in templates and offers. */
export type DescribedCar = Pick<
  CarTemplate,
  | 'brand'
  | 'model'
  | 'carVersion'
  | 'carType'
  | 'carBodyType'
  | 'carDriveType'
  | 'carFuelType'
  | 'carTransmissionType'
  | 'enginePower'
  | 'enginePowerUnit'
  | 'engineSize'
  | 'doorsCount'
  | 'seatsCount'
  | 'description'
  | 'additionalInformation'
  | 'equipment'
>;

/** Returns the values of equipment in a form. */
export const equipmentValues = (equipment: CarTemplate['equipment']) =>
  equipment.map(({ carEquipment, carEquipmentSection, equipmentType }): EquipmentValue => ({
    carEquipmentId: carEquipment.id,
    name: carEquipment.name,
    carEquipmentSectionId: carEquipmentSection?.id ?? null,
    equipmentType,
  }));

/** Returns the values of a car's form. */
export function templateValues(template: DescribedCar): FormValues {
  return {
    brandId: template.brand.id,
    modelId: template.model.id,
    versionId: template.carVersion.id,
    carTypeId: template.carType?.id ?? null,
    carBodyTypeId: template.carBodyType?.id ?? null,
    carDriveTypeId: template.carDriveType?.id ?? null,
    carFuelTypeId: template.carFuelType?.id ?? null,
    carTransmissionTypeId: template.carTransmissionType?.id ?? null,
    enginePower: template.enginePower,
    enginePowerUnit: template.enginePowerUnit,
    engineSize: template.engineSize,
    doorsCount: template.doorsCount,
    seatsCount: template.seatsCount,
    description: template.description ?? '',
    additionalInformation: template.additionalInformation ?? '',
    equipment: equipmentValues(template.equipment),
  };
}

/** Returns the values a new template copies from another one: all but the version, which can have only one template. */
export function copiedValues(template: CarTemplate): FormValues {
  return { ...templateValues(template), versionId: null };
}
