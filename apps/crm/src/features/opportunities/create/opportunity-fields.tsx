import { personName } from '@szansa/domain/shared';
import { SelectField } from '@szansa/ui/select-field';
import { TextareaField } from '@szansa/ui/textarea';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Controller } from '#kit/forms/controller.ts';
import { queries } from '#kit/api/api.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import { LabelsField } from './labels-field.tsx';
import type { LeadValues } from './lead-values.ts';

/** The fields of a new opportunity. Must be inside a form's provider. */
export function OpportunityFields({ mayChooseWorker }: { mayChooseWorker: boolean }) {
  const { t } = useTranslation('opportunities');
  const { has } = useAccess();
  const form = useFormContext<LeadValues>();
  const { errors } = form.formState;
  const sources = useQuery({ ...queries.leadSources.list.query(), enabled: has('lead_source.get') });
  const labels = useQuery({ ...queries.labels.list.query(), enabled: has('label.get') });
  const workers = useQuery({ ...queries.workers.owners.query(), enabled: mayChooseWorker });

  return (
    <div className="space-y-4">
      {has('lead_source.get') && (
        <Controller
          control={form.control}
          name="leadSourceId"
          render={({ field }) => (
            <SelectField
              {...field}
              label={t('create.leadSource')}
              hint={t('create.leadSourceHint')}
              clearable
              items={(sources.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              error={errors.leadSourceId?.message}
            />
          )}
        />
      )}
      {mayChooseWorker && (
        <Controller
          control={form.control}
          name="workerId"
          render={({ field }) => (
            <SelectField
              ref={field.ref}
              label={t('create.worker')}
              placeholder={t('create.workerSelf')}
              clearable
              value={field.value ?? null}
              onValueChange={(id) => field.onValueChange(id ?? undefined)}
              onBlur={field.onBlur}
              items={(workers.data ?? []).map(({ id, firstName, lastName }) => ({
                value: id,
                label: personName({ firstName, lastName }),
              }))}
              error={errors.workerId?.message}
            />
          )}
        />
      )}
      {labels.data && labels.data.length > 0 && (
        <Controller
          control={form.control}
          name="labelIds"
          render={({ field }) => (
            <LabelsField
              label={t('create.labels')}
              labels={labels.data}
              value={field.value}
              onValueChange={field.onValueChange}
              error={errors.labelIds?.message}
            />
          )}
        />
      )}
      <TextareaField
        label={t('create.note')}
        maxLength={5000}
        error={errors.note?.message}
        {...form.register('note')}
      />
    </div>
  );
}
