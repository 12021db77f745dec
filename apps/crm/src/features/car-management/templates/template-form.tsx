import { ApiError } from '@szansa/api-client/client';
import { carInput, carPatch } from '@szansa/domain/catalogue';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { FormActions } from '@szansa/ui/form-section';
import { TextLink } from '@szansa/ui/link';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';

import type { FormValues } from '#kit/forms/fields-definition.ts';
import { FormFields } from '#kit/forms/form-fields.tsx';
import type { RecordForm } from '#kit/forms/use-record-form.tsx';
import { PendingMark } from '#kit/live/pending-mark.tsx';

import { templateFields } from './template-fields.tsx';
import type { EquipmentValue } from './template.ts';

/** What is sent of a form: equipment without its names. */
function withoutNames(values: FormValues): FormValues {
  const equipment = values['equipment'];
  if (!Array.isArray(equipment)) return values;
  return { ...values, equipment: equipment.map(({ name: _name, ...item }: EquipmentValue) => item) };
}

export const createdTemplate = z.preprocess(withoutNames, carInput);
export const changedTemplate = z.preprocess(withoutNames, carPatch);

interface TemplateFormProps<Output> {
  record: RecordForm<FormValues, Output>;
  submitLabel: string;
  /** Above the fields. */
  children?: ReactNode;
}

/** The form of a car template on its page, with its button. */
export function TemplateForm<Output>({ record, submitLabel, children }: TemplateFormProps<Output>) {
  const { error } = record;
  return (
    <FormProvider {...record.form}>
      <form noValidate onSubmit={record.submit} className="max-w-narrow space-y-6">
        {record.offer}
        {children}
        <FormFields definition={templateFields} />
        {error && <TemplateExists error={error} />}
        <FormActions className="gap-3">
          <Button type="submit" variant="primary" loading={record.isSaving}>
            {submitLabel}
          </Button>
          {record.isUnconfirmed && (
            <span role="status">
              <PendingMark />
            </span>
          )}
        </FormActions>
      </form>
      {record.dialogs}
    </FormProvider>
  );
}

/** Returns whether the form itself explains the refusal: the version already has a template. */
export function isShownInForm(error: Error): boolean {
  return error instanceof ApiError && error.is('template_exists');
}

/** That there is a template of the version already, and where. */
function TemplateExists({ error }: { error: Error }) {
  const { t } = useTranslation('carTemplates');
  if (!(error instanceof ApiError) || !error.is('template_exists')) return null;
  const { carTemplateId, name } = error.details;
  return (
    <Callout role="alert" tone="destructive" title={t('exists')}>
      <TextLink asChild>
        <Link to="/car-management/template/$id" params={{ id: carTemplateId }} target="_blank">
          {name}
        </Link>
      </TextLink>
    </Callout>
  );
}
