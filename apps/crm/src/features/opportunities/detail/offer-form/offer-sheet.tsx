import { Button } from '@szansa/ui/button';
import { FormSection } from '@szansa/ui/form-section';
import { Sheet } from '@szansa/ui/sheet';
import { TextareaField } from '@szansa/ui/textarea';
import { useEffect, useId, type ReactNode } from 'react';
import { FormProvider, useFormContext, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useLeaveGuard } from '#app/forms/use-leave-guard.tsx';
import { useAccess } from '#app/session/session-atoms.ts';

import { focusFieldSoon } from '../focus-field.ts';
import { usePlace } from '../use-place.ts';
import { AgreementSection } from './agreement-section.tsx';
import { FinancingSection } from './financing-section.tsx';
import { NeededBadge, NeededSummary } from './needed.tsx';
import { fieldId, hiddenFields, type OfferValues } from './offer-values.ts';
import { PartnerField } from './partner-field.tsx';
import { SettlementSection } from './settlement-section.tsx';
import { VehicleSection } from './vehicle-section.tsx';

interface OfferSheetProps<Output> {
  title: string;
  submitLabel: string;
  form: UseFormReturn<OfferValues, unknown, Output>;
  onSave: (output: Output) => void;
  saving: boolean;
  /** Takes the form's name out of the address. */
  onClose: () => void;
  /** Dialogs about the save. */
  children?: ReactNode;
}

/** The offer's form in a wide panel; leaving it with unsaved changes asks. */
export function OfferSheet<Output>(props: OfferSheetProps<Output>) {
  const { title, submitLabel, form, onSave, saving, onClose, children } = props;
  const { t } = useTranslation(['offers', 'common']);
  const formId = useId();
  const guard = useLeaveGuard(form.formState.isDirty);
  const submit = form.handleSubmit(onSave);
  return (
    <Sheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={t('form.description')}
      className="w-200 max-w-[calc(100vw-1rem)]"
      footer={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" progress={saving}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="space-y-7 pt-1">
          <Fields />
        </form>
      </FormProvider>
      {guard.dialog}
      {children}
    </Sheet>
  );
}

function Fields() {
  const { t } = useTranslation('offers');
  const { isExcluded } = useAccess();
  const { place } = usePlace();
  const form = useFormContext<OfferValues>();
  const wanted = place.field;

  useEffect(() => {
    if (!wanted) return undefined;
    // the sum is computed: what it waits for is the instalment
    return focusFieldSoon(fieldId(wanted === 'sumOfPayments' ? 'monthlyAmount' : wanted));
  }, [wanted]);

  return (
    <>
      <NeededSummary />
      <VehicleSection />
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
        label={t('fields.note')}
        maxLength={2000}
        error={form.formState.errors.note?.message}
        {...form.register('note')}
      />
    </>
  );
}
