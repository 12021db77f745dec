import { Button } from '@szansa/ui/button';
import { FormActions } from '@szansa/ui/form-section';
import { Progress } from '@szansa/ui/progress';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { FormFiles } from '#kit/drafts/use-draft-files.ts';
import type { FormValues } from '#kit/forms/fields-definition.ts';
import { FormFields } from '#kit/forms/form-fields.tsx';
import type { RecordForm } from '#kit/forms/use-record-form.tsx';
import { PendingMark } from '#kit/live/pending-mark.tsx';

import { templateFields } from '../templates/template-fields.tsx';
import { FilesProvider } from './chosen-files.ts';
import type { CarOffer } from './offer.ts';
import { VariantsField } from './variants-field.tsx';

interface OfferFormProps<Output> {
  record: RecordForm<FormValues, Output>;
  files: FormFiles;
  /** How much of the files has left, from 0 to 1; null while nothing is sent. */
  sent: number | null;
  /** As it is stored now; null of a new one. */
  stored: CarOffer | null;
  submitLabel: string;
  /** Above the fields. */
  children?: ReactNode;
}

/** The form of a car offer on its page: its car, its equipment, its variants with their specifications. */
export function OfferForm<Output>(props: OfferFormProps<Output>) {
  const { record, files, sent, stored, submitLabel, children } = props;
  const { t } = useTranslation('carOffers');
  const variants = stored?.variants ?? [];
  return (
    <FilesProvider value={{ ...files, images: variants.flatMap(({ images }) => images) }}>
      <FormProvider {...record.form}>
        <form noValidate onSubmit={record.submit} className="max-w-narrow space-y-6">
          {record.offer}
          {children}
          <FormFields definition={templateFields} />
          <VariantsField stored={stored} />
          <FormActions className="gap-3">
            <Button type="submit" variant="primary" loading={record.isSaving}>
              {submitLabel}
            </Button>
            {sent !== null && (
              <Progress value={sent} max={1} label={t('form.sending')} showLabel className="max-w-64" />
            )}
            {record.isUnconfirmed && (
              <span role="status">
                <PendingMark />
              </span>
            )}
          </FormActions>
        </form>
        {record.dialogs}
      </FormProvider>
    </FilesProvider>
  );
}
