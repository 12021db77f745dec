import { FormSection } from '@szansa/ui/form-section';
import { TextareaField } from '@szansa/ui/textarea';
import { useEffect, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { RecordSheet, type FormStep } from '#kit/forms/record-sheet.tsx';
import type { RecordForm } from '#kit/forms/use-record-form.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';

import { focusFieldSoon } from '../focus-field.ts';
import { usePlace } from '../use-place.ts';
import { AgreementSection } from './agreement-section.tsx';
import { FinancingSection } from './financing-section.tsx';
import { NeededBadge, NeededSummary } from './needed.tsx';
import { closingFieldId, fieldId, hiddenFields, type OfferValues } from './offer-values.ts';
import { SettlementSection } from './settlement-section.tsx';
import { useController } from '#kit/forms/controller.ts';
import { refusalOf } from '#kit/forms/refusal-of.ts';
import { useOfferFieldLabel } from '#parts/opportunity/use-offer-field-label.ts';
import { ContactField } from '#parts/pickers/contact-field.tsx';

/** The contact at the bank or at the dealer, chosen in a dialog. */
function PartnerField({ name }: { name: 'bankRepresentative' | 'dealerRepresentative' }) {
  const label = useOfferFieldLabel()(name);
  const { field, fieldState, formState } = useController<OfferValues, typeof name>({ name });
  return (
    <ContactField
      id={fieldId(name)}
      label={label}
      type={name === 'bankRepresentative' ? 'bank' : 'dealer'}
      value={field.value}
      onValueChange={field.onValueChange}
      error={fieldState.error?.message ?? refusalOf(formState.errors, `${name}Id`)}
    />
  );
}

interface OfferSheetProps<Output> {
  title: string;
  submitLabel: string;
  record: RecordForm<OfferValues, Output>;
  step?: FormStep | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The offer's form in a wide panel. */
export function OfferSheet<Output>(frame: OfferSheetProps<Output>) {
  const { t } = useTranslation('offers');
  return (
    <RecordSheet
      {...frame}
      description={t('form.description')}
      className="w-200 max-w-[calc(100vw-1rem)]"
      formClassName="space-y-7 pt-1"
    />
  );
}

/** All fields of an offer, its vehicle first. */
export function OfferFields({ vehicle }: { vehicle: ReactNode }) {
  const { t } = useTranslation(['offers', 'offerFields']);
  const { isExcluded } = useAccess();
  const { place } = usePlace();
  const form = useFormContext<OfferValues>();
  const requestedField = place.field;

  useEffect(() => {
    if (!requestedField) return undefined;
    return focusFieldSoon(closingFieldId(requestedField));
  }, [requestedField]);

  return (
    <>
      <NeededSummary />
      {vehicle}
      <FinancingSection />
      <SettlementSection hidden={hiddenFields(isExcluded)} />
      <FormSection
        title={t('form.sections.partners')}
        headingLevel={3}
        actions={<NeededBadge fields={['bankRepresentative', 'dealerRepresentative']} />}
      >
        <PartnerField name="bankRepresentative" />
        <PartnerField name="dealerRepresentative" />
      </FormSection>
      <AgreementSection />
      <TextareaField
        id={fieldId('note')}
        label={t('offerFields:note')}
        maxLength={2000}
        error={form.formState.errors.note?.message}
        {...form.register('note')}
      />
    </>
  );
}
