import type { AgencyPatch } from '@szansa/domain/agency';
import { Button } from '@szansa/ui/button';
import { FormSection } from '@szansa/ui/form-section';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormProvider, type DefaultValues, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';

import { queries, queryClient } from '#kit/api/api.ts';
import { StaleDialog } from '#kit/forms/stale-dialog.tsx';
import { staleOf } from '#kit/forms/stale.ts';
import { useLeaveGuard } from '#kit/forms/use-leave-guard.ts';
import { changedFields, showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import { settingFields, type Agency, type Section } from './agency.ts';
import { useDescribeSetting } from './use-describe-setting.ts';

/** A section's fields bear the names of the change. */
type Dirty = Readonly<Partial<Record<keyof AgencyPatch, unknown>>>;

interface SectionFormProps<Values extends FieldValues> {
  section: Section;
  agency: Agency;
  /** The part of the change this section makes. */
  schema: z.ZodType<AgencyPatch>;
  valuesOf: (agency: Agency) => Values;
  /** Fields; they find the form by `useFormContext`. */
  children: ReactNode;
}

/** One part of the settings with its own save; leaving it with unsaved changes asks. */
export function SectionForm<Values extends FieldValues>(props: SectionFormProps<Values>) {
  const { section, agency, schema, valuesOf, children } = props;
  const { t } = useTranslation(['settings', 'common']);
  const mayEdit = useAccess().has('agency.edit');
  const describeValue = useDescribeSetting();
  // the version the form's values were read at: the settings may be refreshed behind the open form
  const [version, setVersion] = useState(agency.version);
  const form = useSchemaForm<Values, AgencyPatch>({
    schema,
    defaultValues: valuesOf(agency) as DefaultValues<Values>,
  });
  const { isDirty, dirtyFields } = form.formState;
  const guard = useLeaveGuard(isDirty);

  function show(shown: Agency): void {
    form.reset(valuesOf(shown));
    setVersion(shown.version);
  }

  const update = useMutation({
    ...queries.agency.update.mutation(),
    onSuccess: (saved) => {
      queryClient.setQueryData(queries.agency.get.query().queryKey, saved);
      show(saved);
      toastSuccess(t('common:states.saved'));
    },
    onError: (error) => {
      if (!staleOf(error) && !showRefusedFields(form, error)) toastError(error);
    },
  });
  const submit = form.handleSubmit((output) => {
    update.mutate({ body: { version, changes: changedFields(output, dirtyFields as Dirty) } });
  });

  async function takeTheirs(): Promise<void> {
    show(await queryClient.fetchQuery({ ...queries.agency.get.query(), staleTime: 0 }));
    update.reset();
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FormSection title={t(`sections.${section}`)} description={t(`hints.${section}`)}>
          {children}
        </FormSection>
        {mayEdit && (
          <div className="mt-5 flex flex-wrap gap-2">
            <Button type="submit" variant="primary" disabled={!isDirty} progress={update.isPending}>
              {t('common:actions.saveChanges')}
            </Button>
            {isDirty && (
              <Button disabled={update.isPending} onClick={() => form.reset()}>
                {t('revert')}
              </Button>
            )}
          </div>
        )}
      </form>
      {guard.dialog}
      <StaleDialog
        stale={staleOf(update.error)}
        fieldLabel={(field) => {
          const known = settingFields.find((name) => name === field);
          return known ? t(`fields.${known}`) : field;
        }}
        describeValue={describeValue}
        progress={update.isPending}
        onKeepMine={(current) => {
          const sent = update.variables?.body.changes;
          if (sent) update.mutate({ body: { version: current, changes: sent } });
        }}
        onTakeTheirs={() => void takeTheirs().catch(toastError)}
        onClose={() => update.reset()}
      />
    </FormProvider>
  );
}
