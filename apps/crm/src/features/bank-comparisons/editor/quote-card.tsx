import { intrestRateTypes } from '@szansa/domain/offer';
import { instalmentDues } from '@szansa/domain/leasing';
import { comparisonWords } from '@szansa/domain/language';
import { typedShare } from '@szansa/domain/shared';
import { CheckboxField } from '@szansa/ui/checkbox';
import { IconButton } from '@szansa/ui/icon-button';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import { BankField } from './bank-field.tsx';
import { Amount, Choice, Count } from './comparison-fields.tsx';
import type { ComparisonValues } from './comparison-values.ts';

interface QuoteCardProps {
  index: number;
  /** Missing while there have to be as many. */
  onRemove: (() => void) | null;
}

/** What one bank asks for. */
export function QuoteCard({ index, onRemove }: QuoteCardProps) {
  const { t } = useTranslation(['bankComparisons', 'labels']);
  const titleId = useId();
  const { language } = useFormats();
  const words = comparisonWords(language);
  const { getValues, setValue } = useFormContext<ComparisonValues>();
  const at = `quotes.${index}` as const;
  const [value, isPromoted] = useWatch<
    ComparisonValues,
    [`quotes.${number}.vehicleValue`, `quotes.${number}.isPromoted`]
  >({ name: [`${at}.vehicleValue`, `${at}.isPromoted`] });
  const ofValue = (percent: string) => typedShare(percent, value);
  const number = index + 1;
  // one of them at most is promoted
  const promote = (promoted: boolean) => {
    for (const [place, quote] of getValues('quotes').entries()) {
      const next = place === index && promoted;
      if (quote.isPromoted !== next) setValue(`quotes.${place}.isPromoted`, next, { shouldDirty: true });
    }
  };
  return (
    <section
      aria-labelledby={titleId}
      className="space-y-3 rounded-large border border-border bg-surface p-4"
    >
      <div className="flex items-center justify-between gap-2">
        <h3 id={titleId} className="font-semibold">
          {t('form.quote', { number })}
        </h3>
        {onRemove && (
          <IconButton
            size="small"
            label={t('form.removeQuote', { number })}
            icon={<Trash2 aria-hidden />}
            onClick={onRemove}
          />
        )}
      </div>
      <BankField name={`${at}.bankName`} label={t('form.bankName')} />
      <Amount name={`${at}.vehicleValue`} label={t('labels:closingField.vehicleValue')} required />
      <Amount
        name={`${at}.initialPayment`}
        label={t('labels:closingField.initialPayment')}
        percentOf={ofValue}
      />
      <Count
        name={`${at}.numberOfInstallments`}
        label={t('labels:closingField.numberOfInstallments')}
        suffix={t('form.months')}
        required
      />
      <Amount name={`${at}.monthlyAmount`} label={t('labels:closingField.monthlyAmount')} required />
      <Amount name={`${at}.buyoutPrice`} label={t('labels:closingField.buyoutPrice')} percentOf={ofValue} />
      <Choice
        name={`${at}.due`}
        label={words.row('due', 'word')}
        items={instalmentDues.map((due) => ({ value: due, label: words.due[due] }))}
      />
      <Choice
        name={`${at}.intrestRateType`}
        label={words.row('intrestRateType', 'word')}
        items={intrestRateTypes.map((type) => ({ value: type, label: t(`labels:intrestRateType.${type}`) }))}
      />
      <Amount name={`${at}.gapPrice`} label={words.row('gapPrice', 'word')} isExempt />
      <CheckboxField label={t('form.promote')} checked={isPromoted} onChange={promote} />
    </section>
  );
}
