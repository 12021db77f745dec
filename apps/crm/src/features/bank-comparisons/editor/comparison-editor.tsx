import { comparisonKinds, quoteLimits } from '@szansa/domain/bank-comparison';
import { comparisonWords } from '@szansa/domain/language';
import { drives } from '@szansa/domain/leasing';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { FormActions, FormSection } from '@szansa/ui/form-section';
import { SelectField } from '@szansa/ui/select-field';
import { Plus } from 'lucide-react';
import { FormProvider, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { RecordForm } from '#kit/forms/use-record-form.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';

import { Compared } from '../compared.tsx';
import { BasisFields } from './basis-fields.tsx';
import { Choice, Count, Day, Line, Shown } from './comparison-fields.tsx';
import { emptyQuote, quoteOfKind, typedTerms, type ComparisonValues } from './comparison-values.ts';
import { QuoteCard } from './quote-card.tsx';

interface ComparisonEditorProps<Output> {
  editing: RecordForm<ComparisonValues, Output>;
  submitLabel: string;
  /** Whether it is still open what is compared. */
  isKindOpen?: boolean;
  onCancel: () => void;
}

/** The form of a comparison, and below it what it shows as it is typed. */
export function ComparisonEditor<Output>({
  editing,
  submitLabel,
  isKindOpen = false,
  onCancel,
}: ComparisonEditorProps<Output>) {
  const { t } = useTranslation(['bankComparisons', 'common']);
  const { form, submit, isSaving, offer, dialogs } = editing;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="space-y-6">
        {offer}
        {isKindOpen && <Kind />}
        <Facts />
        <Quotes />
        <BasisFields />
        <FormActions className="justify-end">
          <Button onClick={onCancel}>{t('common:actions.cancel')}</Button>
          <Button type="submit" variant="primary" loading={isSaving}>
            {submitLabel}
          </Button>
        </FormActions>
        <Preview />
      </form>
      {dialogs}
    </FormProvider>
  );
}

/** The kind of comparison; a change removes the values of the other kind from the quotes. */
function Kind() {
  const { t } = useTranslation('bankComparisons');
  const { language } = useFormats();
  const words = comparisonWords(language);
  const { getValues, setValue } = useFormContext<ComparisonValues>();
  const kind = useWatch<ComparisonValues, 'kind'>({ name: 'kind' });
  const choose = (value: string | null) => {
    const chosen = comparisonKinds.find((one) => one === value) ?? kind;
    setValue('kind', chosen, { shouldDirty: true });
    setValue(
      'quotes',
      getValues('quotes').map((quote) => quoteOfKind(quote, chosen)),
    );
    setValue(chosen === 'rent' ? 'basis' : 'rentBasis', null);
  };
  return (
    <SelectField
      className="max-w-80"
      label={t('form.kind')}
      items={comparisonKinds.map((one) => ({ value: one, label: words.kind[one] }))}
      value={kind}
      onValueChange={choose}
      required
    />
  );
}

function Facts() {
  const { t } = useTranslation('bankComparisons');
  const { language } = useFormats();
  const words = comparisonWords(language);
  const kind = useWatch<ComparisonValues, 'kind'>({ name: 'kind' });
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <FormSection title={t('form.subject')} columns={2}>
        <Line name="title" label={t('form.subject')} />
        <Day name="startsOn" label={t('form.startsOn')} />
        <Choice
          name="drive"
          label={t('form.drive')}
          hint={t('form.driveHint')}
          items={drives.map((drive) => ({ value: drive, label: words.drive[drive] }))}
        />
        <Count name="co2" label={t('form.co2')} suffix={t('form.co2Unit')} />
      </FormSection>
      <FormSection title={t('form.switches')}>
        <Shown name="displaySumOfPayments" label={t('form.displaySumOfPayments')} />
        {kind === 'leasing' && (
          <>
            <Shown name="displayIntrestRateType" label={t('form.displayIntrestRateType')} />
            <Shown name="displayGapPrice" label={t('form.displayGapPrice')} />
          </>
        )}
      </FormSection>
    </div>
  );
}

function Quotes() {
  const { t } = useTranslation('bankComparisons');
  const { control, getFieldState, formState } = useFormContext<ComparisonValues>();
  const { fields, append, remove } = useFieldArray<ComparisonValues, 'quotes'>({ control, name: 'quotes' });
  const { error } = getFieldState('quotes', formState);
  const problem = error?.message ?? error?.root?.message;
  return (
    <section aria-label={t('form.quotes')} className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-large font-semibold">{t('form.quotes')}</h2>
        <Button
          size="small"
          icon={<Plus aria-hidden />}
          disabled={fields.length >= quoteLimits.max}
          onClick={() => append(emptyQuote)}
        >
          {t('form.addQuote')}
        </Button>
      </div>
      {problem && (
        <Callout role="alert" tone="destructive">
          {problem}
        </Callout>
      )}
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {fields.map(({ id }, index) => (
          <QuoteCard
            key={id}
            index={index}
            onRemove={fields.length > quoteLimits.min ? () => remove(index) : null}
          />
        ))}
      </div>
    </section>
  );
}

function Preview() {
  const { t } = useTranslation('bankComparisons');
  const { getValues } = useFormContext<ComparisonValues>();
  // any field of it may change
  useWatch<ComparisonValues>();
  const terms = typedTerms(getValues());
  return (
    <section aria-label={t('form.preview')} className="space-y-3">
      <h2 className="text-large font-semibold">{t('form.preview')}</h2>
      {terms ? <Compared terms={terms} /> : <Callout>{t('form.previewHint')}</Callout>}
    </section>
  );
}
