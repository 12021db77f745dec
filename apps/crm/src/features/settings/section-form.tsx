import type { AgencyPatch } from '@szansa/domain/agency';
import { Button } from '@szansa/ui/button';
import { FormActions, FormSection } from '@szansa/ui/form-section';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';

import { client, queries, queryClient } from '#kit/api/api.ts';
import { useRecordForm } from '#kit/forms/use-record-form.tsx';
import { changedFields } from '#kit/forms/use-schema-form.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import { settingFields, type Agency, type Section } from './agency.ts';
import { useDescribeSetting } from './use-describe-setting.ts';

interface SectionFormProps<Values extends FieldValues> {
  section: Section;
  agency: Agency;
  /** The part of the change this section makes. */
  schema: z.ZodType<AgencyPatch>;
  valuesOf: (agency: Agency) => Values;
  /** Fields; they find the form by `useFormContext`. */
  children: ReactNode;
}

/** One part of the settings with its own save; navigation with unsaved changes prompts for confirmation. */
export function SectionForm<Values extends FieldValues>(props: SectionFormProps<Values>) {
  const { section, agency, schema, valuesOf, children } = props;
  const { t } = useTranslation(['settings', 'common']);
  const mayEdit = useAccess().has('agency.edit');
  const describeValue = useDescribeSetting();
  const record = useRecordForm<Values, AgencyPatch, Agency, AgencyPatch>({
    schema,
    record: agency,
    place: `agency/${section}`,
    valuesOf,
    changesOf: (output, _agency, dirty) => changedFields(output, dirty),
    send: (_agency, body) => client.agency.update({ body }),
    read: () => client.agency.get(),
    cache: (saved) => queryClient.setQueryData(queries.agency.get.query().queryKey, saved),
    fieldLabel: (field) => {
      const known = settingFields.find((name) => name === field);
      return known ? t(`fields.${known}`) : field;
    },
    describeValue,
  });
  const { form } = record;
  const { isDirty } = form.formState;

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={record.submit}>
        <FormSection title={t(`sections.${section}`)} description={t(`hints.${section}`)}>
          {record.offer}
          {children}
        </FormSection>
        {mayEdit && (
          <FormActions className="mt-5">
            <Button
              type="submit"
              variant="primary"
              disabledReason={isDirty ? undefined : t('unchanged')}
              loading={record.isSaving}
            >
              {t('common:actions.saveChanges')}
            </Button>
            {isDirty && (
              <Button disabled={record.isSaving} onClick={() => form.reset()}>
                {t('revert')}
              </Button>
            )}
          </FormActions>
        )}
      </form>
      {record.dialogs}
    </FormProvider>
  );
}
