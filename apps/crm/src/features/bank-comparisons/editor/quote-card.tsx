import { intrestRateTypes } from '@szansa/domain/offer';
import { instalmentDues } from '@szansa/domain/leasing';
import { comparisonWords } from '@szansa/domain/language';
import { rentServices } from '@szansa/domain/rent-offer';
import { typedShare } from '@szansa/domain/shared';
import { CheckboxField } from '@szansa/ui/checkbox';
import { IconButton } from '@szansa/ui/icon-button';
import { SwitchField } from '@szansa/ui/switch';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import { BankField } from './bank-field.tsx';
import { Amount, Choice, Count } from './comparison-fields.tsx';
import type { ComparisonValues } from './comparison-values.ts';
import { CostFields } from './cost-fields.tsx';

interface QuoteCardProps {
  index: number;
  /** Missing while there have to be as many. */
  onRemove: (() => void) | null;
}

/** The terms of one bank. */
export function QuoteCard({ index, onRemove }: QuoteCardProps) {
  const { t } = useTranslation(['bankComparisons', 'labels']);
  const titleId = useId();
  const { getValues, setValue } = useFormContext<ComparisonValues>();
  const at = `quotes.${index}` as const;
  const [kind, value, isPromoted] = useWatch<
    ComparisonValues,
    ['kind', `quotes.${number}.vehicleValue`, `quotes.${number}.isPromoted`]
  >({ name: ['kind', `${at}.vehicleValue`, `${at}.isPromoted`] });
  const isLease = kind === 'leasing';
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
      <Amount name={`${at}.vehicleValue`} label={t('labels:closingField.vehicleValue')} required={isLease} />
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
      {isLease ? <LeaseFields at={at} ofValue={ofValue} /> : <RentFields at={at} />}
      <CostFields at={at} />
      <CheckboxField label={t('form.promote')} checked={isPromoted} onCheckedChange={promote} />
    </section>
  );
}

type At = `quotes.${number}`;

/** The fields of leases alone. */
function LeaseFields({ at, ofValue }: { at: At; ofValue: (percent: string) => string | null }) {
  const { t } = useTranslation(['bankComparisons', 'labels']);
  const { language } = useFormats();
  const words = comparisonWords(language);
  return (
    <>
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
      <Amount
        name={`${at}.gapPrice`}
        label={words.row('gapPrice', 'word')}
        hint={t('form.gapHint')}
        vat="exempt"
      />
    </>
  );
}

/** The fields of rentals alone. */
function RentFields({ at }: { at: At }) {
  const { t } = useTranslation('bankComparisons');
  const { language } = useFormats();
  const words = comparisonWords(language);
  const { field } = useController<ComparisonValues, `${At}.services`>({ name: `${at}.services` });
  return (
    <>
      <Count name={`${at}.yearlyMileage`} label={t('form.yearlyMileage')} suffix={t('form.km')} />
      <Amount name={`${at}.excessKmPrice`} label={t('form.excessKmPrice')} />
      <Amount name={`${at}.unusedKmPrice`} label={t('form.unusedKmPrice')} />
      <fieldset className="space-y-2">
        <legend className="mb-1 text-small font-medium">{t('form.services')}</legend>
        {rentServices.map((service) => (
          <SwitchField
            key={service}
            label={words.row(`service.${service}`, 'word')}
            checked={field.value.includes(service)}
            onCheckedChange={(isIncluded) =>
              field.onValueChange(
                rentServices.filter((one) => (one === service ? isIncluded : field.value.includes(one))),
              )
            }
          />
        ))}
      </fieldset>
    </>
  );
}
