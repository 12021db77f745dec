import { agencyPatch } from '@szansa/domain/agency';
import { TextField, type TextFieldProps } from '@szansa/ui/text-field';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useAccess } from '#app/session/session-atoms.ts';

import type { Agency } from './agency.ts';
import { SectionForm } from './section-form.tsx';

const fields = {
  name: {},
  taxIdNumber: {},
  street: {},
  postCode: {},
  city: {},
  phone: { type: 'tel' },
  email: { type: 'email' },
  website: { type: 'url' },
} as const satisfies Record<string, Pick<TextFieldProps, 'type'>>;

type FieldName = keyof typeof fields;
type Values = Record<FieldName, string>;

const names = Object.keys(fields) as FieldName[];

const schema = agencyPatch.pick({
  name: true,
  taxIdNumber: true,
  street: true,
  postCode: true,
  city: true,
  phone: true,
  email: true,
  website: true,
});

const valuesOf = (agency: Agency) =>
  Object.fromEntries(names.map((name) => [name, agency[name] ?? ''])) as Values;

function AgencyFields() {
  const { t } = useTranslation('settings');
  const { register, formState } = useFormContext<Values>();
  const disabled = !useAccess().has('agency.edit');
  return (
    <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
      {names.map((name) => (
        <TextField
          key={name}
          label={t(`fields.${name}`)}
          {...fields[name]}
          required={name === 'name'}
          error={formState.errors[name]?.message}
          {...register(name)}
          disabled={disabled}
          className={name === 'name' ? 'sm:col-span-2' : undefined}
        />
      ))}
    </div>
  );
}

/** Who the agency is: what offers and mails say of it. */
export function AgencySection({ agency }: { agency: Agency }) {
  return (
    <SectionForm section="agency" agency={agency} schema={schema} valuesOf={valuesOf}>
      <AgencyFields />
    </SectionForm>
  );
}
