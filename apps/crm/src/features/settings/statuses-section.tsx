import { agencyPatch } from '@szansa/domain/agency';
import { labelsEn, labelsPl } from '@szansa/domain/language';
import type { OpportunityStatus } from '@szansa/domain/opportunity';
import { NumberField } from '@szansa/ui/number-field';
import { SortableList } from '@szansa/ui/sortable-list';
import { TextField } from '@szansa/ui/text-field';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Controller } from '#kit/forms/controller.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import type { Agency } from './agency.ts';
import { SectionForm } from './section-form.tsx';

interface StatusesValues {
  statuses: { slug: OpportunityStatus; name: { pl: string; en: string }; dayLimit: number | null }[];
}

const schema = agencyPatch.pick({ statuses: true });

const valuesOf = ({ statuses }: Agency): StatusesValues => ({
  statuses: statuses.map(({ slug, name, dayLimit }) => ({
    slug,
    name: { pl: name.pl ?? '', en: name.en ?? '' },
    dayLimit,
  })),
});

function StatusFields() {
  const { t } = useTranslation('settings');
  const { language } = useFormats();
  const { register, control, formState } = useFormContext<StatusesValues>();
  const { fields, move } = useFieldArray({ control, name: 'statuses' });
  const disabled = !useAccess().has('agency.edit');
  const errors = formState.errors.statuses;
  const product = language === 'pl' ? labelsPl.status : labelsEn.status;
  return (
    <SortableList
      label={t('statuses.list')}
      items={fields}
      itemKey={({ slug }) => slug}
      itemLabel={({ slug }) => product[slug]}
      onMove={move}
      disabled={disabled}
      renderItem={({ slug }, index) => (
        <div className="grid items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(9rem,1fr)_minmax(0,2fr)_minmax(0,2fr)_8.5rem]">
          <p className="font-medium sm:pt-1.5">{product[slug]}</p>
          <TextField
            label={t('statuses.polishOf', { status: product[slug] })}
            hideLabel
            prefix="PL"
            placeholder={labelsPl.status[slug]}
            error={errors?.[index]?.name?.pl?.message}
            {...register(`statuses.${index}.name.pl`)}
            disabled={disabled}
          />
          <TextField
            label={t('statuses.englishOf', { status: product[slug] })}
            hideLabel
            prefix="EN"
            placeholder={labelsEn.status[slug]}
            error={errors?.[index]?.name?.en?.message}
            {...register(`statuses.${index}.name.en`)}
            disabled={disabled}
          />
          <Controller
            control={control}
            name={`statuses.${index}.dayLimit`}
            render={({ field, fieldState }) => (
              <NumberField
                label={t('statuses.limitOf', { status: product[slug] })}
                hideLabel
                prefix={t('statuses.limit')}
                suffix={t('statuses.days')}
                error={fieldState.error?.message}
                {...field}
                disabled={disabled}
              />
            )}
          />
        </div>
      )}
    />
  );
}

/** The agency's words and limits for the statuses, in the order of the board's columns. */
export function StatusesSection({ agency }: { agency: Agency }) {
  return (
    <SectionForm section="statuses" agency={agency} schema={schema} valuesOf={valuesOf}>
      <StatusFields />
    </SectionForm>
  );
}
