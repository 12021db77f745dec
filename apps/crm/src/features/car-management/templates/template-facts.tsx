import { DescriptionList, type DescriptionItem } from '@szansa/ui/description-list';
import { FormSection } from '@szansa/ui/form-section';
import { useTranslation } from 'react-i18next';

import { useFieldLabels } from '#kit/texts/field-labels.ts';

import { usePowerText } from './power-text.ts';
import type { DescribedCar } from './template.ts';

/** The description of a car, for users who may not change it. */
export function TemplateFacts({ template }: { template: DescribedCar }) {
  const { t } = useTranslation('carTemplates');
  const { label } = useFieldLabels('carTemplates');
  const powerText = usePowerText();
  const { engineSize, doorsCount, seatsCount, description, additionalInformation, equipment } = template;
  const facts: readonly DescriptionItem[] = [
    { label: label('carTypeId'), value: template.carType?.name },
    { label: label('carBodyTypeId'), value: template.carBodyType?.name },
    { label: label('carDriveTypeId'), value: template.carDriveType?.name },
    { label: label('carFuelTypeId'), value: template.carFuelType?.name },
    { label: label('carTransmissionTypeId'), value: template.carTransmissionType?.name },
    { label: label('enginePower'), value: powerText(template) },
    { label: label('engineSize'), value: engineSize && `${engineSize} cm³` },
    { label: label('doorsCount'), value: doorsCount },
    { label: label('seatsCount'), value: seatsCount },
    { label: label('description'), value: description, wide: true },
    { label: label('additionalInformation'), value: additionalInformation, wide: true },
  ];
  const sections = [...new Set(equipment.map((item) => item.carEquipmentSection?.name ?? null))];
  return (
    <div className="@container max-w-narrow space-y-6">
      <DescriptionList items={facts} columns={3} />
      <FormSection title={t('sections.equipment')}>
        {equipment.length === 0 && <p className="text-text-muted">{t('equipment.none')}</p>}
        {sections.map((section) => (
          <div key={section ?? ''}>
            <h3 className="font-medium">{section ?? t('equipment.withoutSection')}</h3>
            <ul className="list-disc pl-5">
              {equipment
                .filter((item) => (item.carEquipmentSection?.name ?? null) === section)
                .map(({ carEquipment, equipmentType }) => (
                  <li key={carEquipment.id}>
                    {carEquipment.name}
                    {equipmentType === 'optional' && (
                      <span className="text-text-muted"> ({t('equipment.types.optional')})</span>
                    )}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </FormSection>
    </div>
  );
}
