import { RadioCards } from '@szansa/ui/radio-cards';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import type { ReadValue } from './handing-over.ts';

/** The numbers of the variants that a document has, in their order; none where there is one offer. */
export function variantsOf(values: readonly ReadValue[]): number[] {
  const numbers = values.flatMap(({ variant }) => (variant === null ? [] : [variant]));
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

/** The values of one variant, with those that are common to all. */
export function ofVariant(values: readonly ReadValue[], variant: number | undefined): ReadValue[] {
  return values.filter((one) => one.variant === null || one.variant === variant);
}

interface ChooseVariantProps {
  values: readonly ReadValue[];
  chosen: number;
  onChoose: (variant: number) => void;
}

/** The variants of an offer, each with its number of instalments and its instalment. */
export function ChooseVariant({ values, chosen, onChoose }: ChooseVariantProps) {
  const { t } = useTranslation('reading');
  const formats = useFormats();
  const hintOf = (variant: number) => {
    const own = ofVariant(values, variant);
    const valueOf = (field: ReadValue['field']) => own.find((one) => one.field === field)?.value;
    const months = valueOf('offer.numberOfInstallments') ?? valueOf('offer.contractMonths');
    const monthly = valueOf('offer.monthlyAmount');
    return [
      months === undefined ? null : t('variants.months', { count: Number(months) }),
      monthly === undefined ? null : t('variants.monthly', { amount: formats.money(monthly) }),
    ]
      .filter(Boolean)
      .join(', ');
  };
  return (
    <RadioCards
      label={t('variants.title')}
      columns={3}
      className="mb-3"
      value={String(chosen)}
      onValueChange={(value) => onChoose(Number(value))}
      items={variantsOf(values).map((variant) => ({
        value: String(variant),
        label: t('variants.one', { variant }),
        hint: hintOf(variant),
      }))}
    />
  );
}
