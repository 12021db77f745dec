import { carInput } from '@szansa/domain/catalogue';

import { formFields } from '#kit/forms/fields-definition.ts';

import { entryField } from './entry-field.tsx';
import { CarEquipment } from './equipment-field.tsx';
import { PowerUnitField, unitName } from './power-unit-field.tsx';
import type { EquipmentValue } from './template.ts';

const noEquipment: readonly EquipmentValue[] = [];

/** The fields of a car template: what it is, its technical data, its texts and its equipment. */
export const templateFields = formFields({
  texts: 'carTemplates',
  schema: carInput,
  fields: {
    brandId: entryField('brand', { childFields: ['modelId', 'versionId'] }),
    modelId: entryField('model', { parentField: 'brandId', childFields: ['versionId'] }),
    versionId: entryField('version', { parentField: 'modelId' }),
    carTypeId: entryField('type'),
    carBodyTypeId: entryField('body_type'),
    carDriveTypeId: entryField('drive_type'),
    carFuelTypeId: entryField('fuel_type'),
    carTransmissionTypeId: entryField('transmission'),
    enginePower: { kind: 'number' },
    enginePowerUnit: { kind: 'own', Field: PowerUnitField, initial: 'km', describe: unitName },
    engineSize: { kind: 'number', suffix: 'cm³' },
    doorsCount: { kind: 'number' },
    seatsCount: { kind: 'number' },
    description: { kind: 'longText', maxLength: 5000, wide: true },
    additionalInformation: { kind: 'longText', maxLength: 5000, wide: true },
    equipment: { kind: 'own', Field: CarEquipment, initial: noEquipment },
  },
  sections: [
    { title: 'sections.car', columns: 2, fields: ['brandId', 'modelId', 'versionId', 'carTypeId'] },
    {
      title: 'sections.technical',
      columns: 2,
      fields: [
        'carBodyTypeId',
        'carDriveTypeId',
        'carFuelTypeId',
        'carTransmissionTypeId',
        'enginePower',
        'enginePowerUnit',
        'engineSize',
        'doorsCount',
        'seatsCount',
      ],
    },
    { title: 'sections.texts', fields: ['description', 'additionalInformation'] },
    { title: 'sections.equipment', fields: ['equipment'] },
  ],
});
