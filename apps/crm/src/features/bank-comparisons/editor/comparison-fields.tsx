import { DateField } from '@szansa/ui/date-field';
import { MoneyField } from '@szansa/ui/money-field';
import { NumberField } from '@szansa/ui/number-field';
import { SelectField, type SelectItem } from '@szansa/ui/select-field';
import { SwitchField } from '@szansa/ui/switch';
import { TextField } from '@szansa/ui/text-field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import type { ComparisonValues } from './comparison-values.ts';

/** The fields of a comparison's form, bound to it by their names; they are rendered inside its provider. */

type AmountName = 'vehicleValue' | 'initialPayment' | 'buyoutPrice';

interface Named<Name> {
  name: Name;
  label: string;
}

type QuoteAmount = AmountName | 'monthlyAmount' | 'gapPrice' | 'excessKmPrice' | 'unusedKmPrice';

/** Whether VAT is in an amount; of premiums there is none. */
export type Vat = 'net' | 'gross' | 'exempt';

const suffixOf = { net: 'form.netSuffix', gross: 'form.grossSuffix', exempt: 'form.exemptSuffix' } as const;

interface AmountProps extends Named<
  `quotes.${number}.${QuoteAmount}` | `quotes.${number}.costs.${number}.amount` | `basis.${AmountName}`
> {
  required?: boolean;
  vat?: Vat;
  hint?: ReactNode;
  /** Returns the amount for a typed percentage. */
  percentOf?: (percent: string) => string | null;
}

export function Amount({ name, label, required = false, vat = 'net', hint, percentOf }: AmountProps) {
  const { t } = useTranslation('bankComparisons');
  const { field, fieldState } = useController<ComparisonValues, typeof name>({ name });
  return (
    <MoneyField
      {...field}
      label={label}
      required={required}
      percentOf={percentOf}
      hint={hint}
      suffix={t(suffixOf[vat])}
      error={fieldState.error?.message}
    />
  );
}

interface CountProps extends Named<
  | `${`quotes.${number}` | 'rentBasis'}.${'numberOfInstallments' | 'yearlyMileage'}`
  | 'basis.numberOfInstallments'
  | 'co2'
> {
  suffix: string;
  required?: boolean;
}

export function Count({ name, label, suffix, required = false }: CountProps) {
  const { field, fieldState } = useController<ComparisonValues, typeof name>({ name });
  return (
    <NumberField
      {...field}
      label={label}
      required={required}
      grouping={false}
      width="quantity"
      suffix={suffix}
      error={fieldState.error?.message}
    />
  );
}

interface ChoiceProps extends Named<`quotes.${number}.${'intrestRateType' | 'due'}` | 'drive'> {
  items: readonly SelectItem[];
  hint?: ReactNode;
}

export function Choice({ name, label, items, hint }: ChoiceProps) {
  const { field, fieldState } = useController<ComparisonValues, typeof name>({ name });
  return (
    <SelectField
      {...field}
      label={label}
      items={items}
      clearable
      hint={hint}
      error={fieldState.error?.message}
    />
  );
}

type LineName = 'title' | `quotes.${number}.bankName` | `quotes.${number}.costs.${number}.name`;

export function Line({ name, label }: Named<LineName>) {
  const { field, fieldState } = useController<ComparisonValues, typeof name>({ name });
  return (
    <TextField
      {...field}
      value={field.value ?? ''}
      label={label}
      required
      autoComplete="off"
      error={fieldState.error?.message}
    />
  );
}

export function Day({ name, label }: Named<'startsOn'>) {
  const { field, fieldState } = useController<ComparisonValues, typeof name>({ name });
  return <DateField {...field} label={label} required error={fieldState.error?.message} />;
}

type SwitchName = 'displaySumOfPayments' | 'displayIntrestRateType' | 'displayGapPrice';

export function Shown({ name, label }: Named<SwitchName>) {
  const { field } = useController<ComparisonValues, SwitchName>({ name });
  const { value, onValueChange, onBlur, ref } = field;
  return (
    <SwitchField ref={ref} label={label} checked={value} onCheckedChange={onValueChange} onBlur={onBlur} />
  );
}
