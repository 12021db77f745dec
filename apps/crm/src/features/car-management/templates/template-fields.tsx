import { carInput, enginePowerUnits } from '@szansa/domain/catalogue';
import { SelectField } from '@szansa/ui/select-field';

import { useController } from '#kit/forms/controller.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { formFields, type FormValues } from '#kit/forms/fields-definition.ts';

import { entryField } from './entry-field.tsx';
import { CarEquipment } from './equipment-field.tsx';
import type { EquipmentValue } from './template.ts';

const noEquipment: readonly EquipmentValue[] = [];

/** What a unit of power is called, in any language. */
function unitName(unit: unknown): string {
  return unit === 'kW' ? 'kW' : 'KM';
}

/** The unit an engine's power is written in; there is always one. */
function PowerUnitField({ name, label }: OwnFieldProps) {
  const { field, fieldState } = useController<FormValues>({ name });
  const { ref, value, onBlur, onValueChange } = field;
  return (
    <SelectField
      ref={ref}
      name={name}
      label={label}
      error={fieldState.error?.message}
      items={enginePowerUnits.map((unit) => ({ value: unit, label: unitName(unit) }))}
      value={typeof value === 'string' ? value : null}
      onBlur={onBlur}
      onValueChange={onValueChange}
    />
  );
}

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
