import { vehicleName } from '@szansa/domain/vehicle';
import { Button } from '@szansa/ui/button';
import { DescriptionList } from '@szansa/ui/description-list';
import { FormSection } from '@szansa/ui/form-section';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { useOfferFieldLabel } from '#parts/opportunity/use-offer-field-label.ts';

import { NeededBadge } from './needed.tsx';
import { AmountField } from './offer-fields.tsx';
import { fieldId, vehicleValuesOf, type OfferValues, type VehicleValues } from './offer-values.ts';
import { useCommission } from './use-commission.ts';

/** The vehicle of the offer as it is typed, wherever it comes from; null for none. */
function useVehicle(): VehicleValues | null {
  const [source, vehicle, vehicleInfo] = useWatch<OfferValues, ['vehicleSource', 'vehicle', 'vehicleInfo']>({
    name: ['vehicleSource', 'vehicle', 'vehicleInfo'],
  });
  if (source === 'none') return null;
  if (source === 'existing') return vehicle && vehicleValuesOf(vehicle);
  return vehicleInfo.manufacturer === '' ? null : vehicleInfo;
}

const texts = ['version', 'engine', 'shifter', 'body', 'bodyColor', 'orderNo', 'yearOfProduction'] as const;

/** What the vehicle is and costs, and the value the offer counts with. */
export function VehicleFacts() {
  const { t } = useTranslation('offers');
  const { isExcluded } = useAccess();
  const { money, percent } = useFormats();
  const label = useOfferFieldLabel();
  const follow = useCommission();
  const vehicle = useVehicle();
  if (!vehicle) return null;
  const prices = [
    { label: label('grossCatalogPrice'), value: money(vehicle.grossCatalogPrice) },
    ...(isExcluded('vehicle.discount')
      ? []
      : [
          { label: label('discount'), value: percent(vehicle.discount) },
          { label: label('grossSellPrice'), value: money(vehicle.grossSellPrice) },
        ]),
  ];
  return (
    <FormSection title={vehicleName(vehicle)} headingLevel={3} description={t('steps.vehicleHint')}>
      <DescriptionList
        columns={2}
        items={[...texts.map((field) => ({ label: label(field), value: vehicle[field] })), ...prices]}
      />
      <AmountField name="vehicleValue" onTyped={() => follow('base')} />
    </FormSection>
  );
}

/** The vehicle in one line, and the way to another one. */
export function ChosenVehicle({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('offers');
  const vehicle = useVehicle();
  return (
    <FormSection
      title={t('form.sections.vehicle')}
      headingLevel={3}
      actions={<NeededBadge fields={['vehicle']} />}
    >
      <div className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-1">
        <span className={vehicle ? 'font-medium' : 'text-text-muted'}>
          {vehicle ? vehicleName(vehicle) : t('noVehicle')}
        </span>
        <Button id={fieldId('vehicle')} size="small" onClick={onChange}>
          {t(vehicle ? 'steps.changeVehicle' : 'steps.addVehicle')}
        </Button>
      </div>
    </FormSection>
  );
}
