import { agencyPatch } from '@szansa/domain/agency';
import { formatEmail } from '@szansa/domain/identity';
import { FormattedField } from '@szansa/ui/formatted-field';
import { PhoneField } from '@szansa/ui/phone-field';
import { TextField } from '@szansa/ui/text-field';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import { plainPostCode, postCodeFormat, taxIdFormat } from '#kit/forms/identifier-formats.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import type { Agency } from './agency.ts';
import { SectionForm } from './section-form.tsx';

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

type FieldName = keyof typeof schema.shape;
type Values = Record<FieldName, string>;

const names = Object.keys(schema.shape) as FieldName[];

function valuesOf(agency: Agency): Values {
  const values = Object.fromEntries(names.map((name) => [name, agency[name] ?? ''])) as Values;
  return { ...values, email: formatEmail(values.email), postCode: plainPostCode(values.postCode) };
}

/** What every field of the section is given. */
function useFieldProps(name: FieldName) {
  const { t } = useTranslation('settings');
  const { formState } = useFormContext<Values>();
  const disabled = !useAccess().has('agency.edit');
  return { label: t(`fields.${name}`), error: formState.errors[name]?.message, disabled };
}

function LineField({ name, type = 'text' }: { name: FieldName; type?: 'text' | 'email' | 'url' }) {
  const { register } = useFormContext<Values>();
  const props = useFieldProps(name);
  return (
    <TextField
      {...register(name)}
      {...props}
      type={type}
      required={name === 'name'}
      className={name === 'name' ? 'sm:col-span-2' : undefined}
    />
  );
}

const formats = {
  taxIdNumber: { ...taxIdFormat, width: 'identifier' },
  postCode: { ...postCodeFormat, width: 'postCode' },
} as const;

function GroupedField({ name }: { name: keyof typeof formats }) {
  const { field } = useController<Values, typeof name>({ name });
  const props = useFieldProps(name);
  return <FormattedField {...field} {...formats[name]} {...props} inputMode="numeric" />;
}

function AgencyPhone() {
  const { field } = useController<Values, 'phone'>({ name: 'phone' });
  const props = useFieldProps('phone');
  return <PhoneField {...field} {...props} />;
}

function AgencyFields() {
  return (
    <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <LineField name="name" />
      <GroupedField name="taxIdNumber" />
      <LineField name="street" />
      <GroupedField name="postCode" />
      <LineField name="city" />
      <AgencyPhone />
      <LineField name="email" type="email" />
      <LineField name="website" type="url" />
    </div>
  );
}

/** The agency's data, as offers and mails show it. */
export function AgencySection({ agency }: { agency: Agency }) {
  return (
    <SectionForm section="agency" agency={agency} schema={schema} valuesOf={valuesOf}>
      <AgencyFields />
    </SectionForm>
  );
}
