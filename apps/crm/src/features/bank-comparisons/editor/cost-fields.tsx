import { costKinds, costLimit, costPayments, isInsurance } from '@szansa/domain/bank-comparison';
import { comparisonWords } from '@szansa/domain/language';
import { Button } from '@szansa/ui/button';
import { IconButton } from '@szansa/ui/icon-button';
import { SelectField } from '@szansa/ui/select-field';
import { SwitchField } from '@szansa/ui/switch';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { Amount, Line } from './comparison-fields.tsx';
import type { ComparisonValues, CostValues } from './comparison-values.ts';

type At = `quotes.${number}`;
type CostAt = `${At}.costs.${number}`;

/** What a bank charges besides the vehicle: its fees and premiums. */
export function CostFields({ at }: { at: At }) {
  const { t } = useTranslation('bankComparisons');
  const { control, getValues, setValue } = useFormContext<ComparisonValues>();
  const name = `${at}.costs` as const;
  const { fields } = useFieldArray<ComparisonValues, typeof name>({ control, name });
  // its own append would report at once that the new amount is missing
  const change = (costs: CostValues[]) => setValue(name, costs, { shouldDirty: true });
  const add = () => {
    const named = getValues(name);
    const kind = costKinds.find((one) => named.every((cost) => cost.kind !== one)) ?? 'other';
    const paid = isInsurance(kind) ? 'besideInstalment' : 'signing';
    change([...named, { kind, name: null, amount: null, isGross: false, paid }]);
  };
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-1 text-small font-medium">{t('form.costs')}</legend>
      <Button size="small" icon={<Plus aria-hidden />} disabled={fields.length >= costLimit} onClick={add}>
        {t('form.addCost')}
      </Button>
      {fields.map(({ id }, index) => (
        <Cost
          key={id}
          at={`${at}.costs.${index}`}
          onRemove={() => change(getValues(name).filter((_, place) => place !== index))}
        />
      ))}
    </fieldset>
  );
}

function Cost({ at, onRemove }: { at: CostAt; onRemove: () => void }) {
  const { t } = useTranslation('bankComparisons');
  const { language } = useFormats();
  const words = comparisonWords(language).cost;
  const { kind, name, paid, isGross } = useWatch<ComparisonValues, CostAt>({ name: at });
  const isExempt = isInsurance(kind);
  const shownName = (kind === 'other' && name) || words.kind[kind];
  return (
    <div role="group" aria-label={shownName} className="space-y-3 rounded-medium border border-border p-3">
      <div className="flex items-end gap-2">
        <CostKindField at={at} />
        <IconButton
          size="small"
          label={t('form.removeCost', { name: shownName })}
          icon={<Trash2 aria-hidden />}
          onClick={onRemove}
        />
      </div>
      {kind === 'other' && <Line name={`${at}.name`} label={t('form.costName')} />}
      <CostPaidField at={at} />
      <Amount
        name={`${at}.amount`}
        label={t(paid === 'signing' ? 'form.costAmount' : 'form.monthlyCostAmount')}
        vat={isExempt ? 'exempt' : isGross ? 'gross' : 'net'}
        required
      />
      {!isExempt && <CostIsGrossField at={at} />}
    </div>
  );
}

function CostKindField({ at }: { at: CostAt }) {
  const { t } = useTranslation('bankComparisons');
  const { language } = useFormats();
  const words = comparisonWords(language).cost;
  const { field, fieldState } = useController<ComparisonValues, `${CostAt}.kind`>({ name: `${at}.kind` });
  return (
    <SelectField
      {...field}
      className="min-w-0 grow"
      label={t('form.costKind')}
      items={costKinds.map((kind) => ({ value: kind, label: words.kind[kind] }))}
      required
      error={fieldState.error?.message}
    />
  );
}

function CostPaidField({ at }: { at: CostAt }) {
  const { t } = useTranslation('bankComparisons');
  const { language } = useFormats();
  const words = comparisonWords(language).cost;
  const kind = useWatch<ComparisonValues, 'kind'>({ name: 'kind' });
  const { field, fieldState } = useController<ComparisonValues, `${CostAt}.paid`>({ name: `${at}.paid` });
  // what the fee of a rent includes are its services
  const payments: readonly CostValues['paid'][] =
    kind === 'rent' ? costPayments.filter((paid) => paid !== 'inInstalment') : costPayments;
  return (
    <SelectField
      {...field}
      label={t('form.costPaid')}
      items={payments.map((paid) => ({ value: paid, label: words.paid[paid] }))}
      required
      error={fieldState.error?.message}
    />
  );
}

function CostIsGrossField({ at }: { at: CostAt }) {
  const { t } = useTranslation('bankComparisons');
  const { field } = useController<ComparisonValues, `${CostAt}.isGross`>({ name: `${at}.isGross` });
  const { value, onValueChange, onBlur, ref } = field;
  return (
    <SwitchField
      ref={ref}
      label={t('form.costIsGross')}
      checked={value}
      onCheckedChange={onValueChange}
      onBlur={onBlur}
    />
  );
}
