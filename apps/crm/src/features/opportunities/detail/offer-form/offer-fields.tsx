import { DateField } from '@szansa/ui/date-field';
import { MoneyField } from '@szansa/ui/money-field';
import { NumberField } from '@szansa/ui/number-field';
import { PercentField } from '@szansa/ui/percent-field';
import { SelectField } from '@szansa/ui/select-field';
import { TextField } from '@szansa/ui/text-field';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import { useOfferFieldLabel } from '#parts/opportunity/use-offer-field-label.ts';

import { fieldId, type OfferValues } from './offer-values.ts';

/** The fields of the offer's form, bound to it by their names; they are rendered inside its provider. */

type NetAmount =
  | 'vehicleValue'
  | 'initialPayment'
  | 'monthlyAmount'
  | 'buyoutPrice'
  | 'transactionCosts'
  | 'invoiceChargedPrice'
  | 'commisionAmount';
type GrossAmount = 'vehicleInfo.grossCatalogPrice' | 'vehicleInfo.grossSellPrice';

interface Bound<Name> {
  name: Name;
  hint?: ReactNode;
  /** Called after the form has stored the typed value. */
  onTyped?: () => void;
}

interface AmountFieldProps extends Bound<NetAmount | GrossAmount> {
  /** Returns the amount for a percentage typed here. */
  percentOf?: (percent: string) => string | null;
}

export function AmountField({ name, hint, onTyped, percentOf }: AmountFieldProps) {
  const { t } = useTranslation('offers');
  const offerType = useWatch<OfferValues, 'offerType'>({ name: 'offerType' });
  const label = useOfferFieldLabel(offerType);
  const { field, fieldState } = useController<OfferValues, NetAmount | GrossAmount>({ name });
  return (
    <MoneyField
      {...field}
      id={fieldId(name)}
      label={label(name)}
      suffix={t(name.startsWith('vehicleInfo') ? 'form.grossSuffix' : 'form.netSuffix')}
      onValueChange={(value) => {
        field.onValueChange(value);
        onTyped?.();
      }}
      hint={hint}
      percentOf={percentOf}
      error={fieldState.error?.message}
    />
  );
}

export function ShareField({ name, hint, onTyped }: Bound<'commisionPercent' | 'vehicleInfo.discount'>) {
  const label = useOfferFieldLabel();
  const { field, fieldState } = useController<OfferValues, typeof name>({ name });
  return (
    <PercentField
      {...field}
      id={fieldId(name)}
      label={label(name)}
      onValueChange={(value) => {
        field.onValueChange(value);
        onTyped?.();
      }}
      hint={hint}
      error={fieldState.error?.message}
    />
  );
}

interface CountFieldProps extends Bound<'numberOfInstallments' | 'vehicleInfo.yearOfProduction'> {
  suffix?: string;
}

export function CountField({ name, suffix }: CountFieldProps) {
  const offerType = useWatch<OfferValues, 'offerType'>({ name: 'offerType' });
  const label = useOfferFieldLabel(offerType);
  const { field, fieldState } = useController<OfferValues, typeof name>({ name });
  return (
    <NumberField
      {...field}
      id={fieldId(name)}
      label={label(name)}
      grouping={false}
      width="quantity"
      suffix={suffix}
      error={fieldState.error?.message}
    />
  );
}

type DayName = 'bookingDate' | 'dealSigningDate' | 'dealEndDate' | 'vehicleRegistrationDate';

export function DayField({ name, hint, onTyped }: Bound<DayName>) {
  const label = useOfferFieldLabel();
  const { field, fieldState } = useController<OfferValues, DayName>({ name });
  return (
    <DateField
      {...field}
      id={fieldId(name)}
      label={label(name)}
      onValueChange={(value) => {
        field.onValueChange(value);
        onTyped?.();
      }}
      hint={hint}
      error={fieldState.error?.message}
    />
  );
}

interface ChoiceFieldProps {
  name: 'offerType' | 'orderType' | 'intrestRateType';
  items: readonly { value: string; label: string }[];
  required?: boolean;
}

export function ChoiceField({ name, items, required = false }: ChoiceFieldProps) {
  const label = useOfferFieldLabel();
  const { field, fieldState } = useController<OfferValues, typeof name>({ name });
  return (
    <SelectField
      {...field}
      id={fieldId(name)}
      label={label(name)}
      items={items}
      required={required}
      clearable={!required}
      error={fieldState.error?.message}
    />
  );
}

type LineName =
  | 'registrationCity'
  | 'carInsuranceId'
  | 'gapInsuranceId'
  | 'vehicleInfo.manufacturer'
  | 'vehicleInfo.model'
  | 'vehicleInfo.version'
  | 'vehicleInfo.engine'
  | 'vehicleInfo.shifter'
  | 'vehicleInfo.body'
  | 'vehicleInfo.bodyColor'
  | 'vehicleInfo.orderNo';

export function LineField({ name, required = false }: { name: LineName; required?: boolean }) {
  const label = useOfferFieldLabel();
  const form = useFormContext<OfferValues>();
  return (
    <TextField
      id={fieldId(name)}
      label={label(name)}
      required={required}
      autoComplete="off"
      error={form.getFieldState(name, form.formState).error?.message}
      {...form.register(name)}
    />
  );
}
