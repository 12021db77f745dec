import type { Data, Endpoints } from '@szansa/api-client/client';
import { agencyPatch } from '@szansa/domain/agency';
import { formatEmail } from '@szansa/domain/identity';
import { FormattedField } from '@szansa/ui/formatted-field';
import { PhoneField } from '@szansa/ui/phone-field';
import { TextField } from '@szansa/ui/text-field';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import { plainPostCode, postCodeFormat, taxIdFormat } from '#kit/forms/identifier-formats.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

type Agency = Data<Endpoints['agency']['get']>;

/** What identifies the agency, as offers and mails show it. */
export const agencyIdentity = agencyPatch.pick({
  name: true,
  taxIdNumber: true,
  street: true,
  postCode: true,
  city: true,
  phone: true,
  email: true,
  website: true,
});

type FieldName = keyof typeof agencyIdentity.shape;
export type AgencyValues = Record<FieldName, string>;

/** The names of the fields. */
export const agencyFields = Object.keys(agencyIdentity.shape) as FieldName[];

/** The values of the fields, as they are typed. */
export function agencyValues(agency: Agency): AgencyValues {
  const values = Object.fromEntries(agencyFields.map((name) => [name, agency[name] ?? ''])) as AgencyValues;
  return { ...values, email: formatEmail(values.email), postCode: plainPostCode(values.postCode) };
}

/** What every field is given. */
function useFieldProps(name: FieldName) {
  const { t } = useTranslation('agency');
  const { formState } = useFormContext<AgencyValues>();
  const disabled = !useAccess().has('agency.edit');
  return { label: t(`fields.${name}`), error: formState.errors[name]?.message, disabled };
}

function LineField({ name, type = 'text' }: { name: FieldName; type?: 'text' | 'email' | 'url' }) {
  const { register } = useFormContext<AgencyValues>();
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
  const { field } = useController<AgencyValues, typeof name>({ name });
  const props = useFieldProps(name);
  return <FormattedField {...field} {...formats[name]} {...props} inputMode="numeric" />;
}

function AgencyPhone() {
  const { field } = useController<AgencyValues, 'phone'>({ name: 'phone' });
  const props = useFieldProps('phone');
  return <PhoneField {...field} {...props} />;
}

interface AgencyFieldsProps {
  /** The first field instead of a plain one of the tax id. */
  taxId?: ReactNode;
}

/** The fields of `agencyIdentity`. Must be inside the provider of its form. */
export function AgencyFields({ taxId }: AgencyFieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
      {taxId && <div className="sm:col-span-2">{taxId}</div>}
      <LineField name="name" />
      {!taxId && <GroupedField name="taxIdNumber" />}
      <LineField name="street" />
      <GroupedField name="postCode" />
      <LineField name="city" />
      <AgencyPhone />
      <LineField name="email" type="email" />
      <LineField name="website" type="url" />
    </div>
  );
}
