import type { Endpoints, Input } from '@szansa/api-client/client';
import { email, phone } from '@szansa/domain/identity';
import { representativeInput } from '@szansa/domain/representative';
import { orEmpty } from '@szansa/domain/shared';
import { ComboboxField, type ComboboxOption } from '@szansa/ui/combobox-field';
import { useMutation } from '@tanstack/react-query';
import { Controller, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';

import { client, queries, queryClient } from '#kit/api/api.ts';
import { formFields, valuesOf, type FormValues } from '#kit/forms/fields-definition.ts';
import { FormFields } from '#kit/forms/form-fields.tsx';
import { refusalOf } from '#kit/forms/refusal-of.ts';
import { showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import type { Representative } from '#parts/opportunity/records.ts';

import { useFound } from '#kit/lists/use-found.ts';

export const newPartnerFormId = 'new-representative';

type House = { readonly id: string; readonly name: string };
type Body = Input<Endpoints['representatives']['create']>['body'];

const { firstName, lastName } = representativeInput.shape;

/** One phone and one e-mail are enough to begin with. */
const contactFields = formFields({
  texts: 'pickers',
  schema: z.strictObject({ firstName, lastName, phone: orEmpty(phone), email: orEmpty(email) }),
  fields: {
    firstName: { kind: 'text' },
    lastName: { kind: 'text' },
    phone: { kind: 'phone' },
    email: { kind: 'email' },
  },
  sections: [{ columns: 2, fields: ['firstName', 'lastName', 'phone', 'email'] }],
});

interface Values extends FormValues {
  house: ComboboxOption | null;
}

function schemaOf(type: 'bank' | 'dealer') {
  return z.preprocess((values) => {
    const { house, email: mailbox, phone: number, ...rest } = values as Values;
    const contact = { emails: mailbox ? [mailbox] : [], phones: number ? [number] : [] };
    return { ...rest, ...contact, ...(house ? { [`${type}Id`]: house.value } : {}) };
  }, representativeInput);
}

interface NewPartnerFormProps {
  type: 'bank' | 'dealer';
  onCreated: (representative: Representative) => void;
  onSaving: (isSaving: boolean) => void;
}

/** A new contact at a bank or a dealer, which may be new itself. */
export function NewPartnerForm({ type, onCreated, onSaving }: NewPartnerFormProps) {
  const { t } = useTranslation('pickers');
  const form = useSchemaForm<Values, Body>({
    schema: schemaOf(type),
    defaultValues: { ...valuesOf(contactFields), house: null },
  });
  const { errors } = form.formState;
  const create = useMutation({
    ...queries.representatives.create.mutation(),
    onMutate: () => onSaving(true),
    onSuccess: (created) => {
      void queryClient.invalidateQueries({ queryKey: queries.representatives.all });
      toastSuccess(t('created'));
      onCreated(created);
    },
    onError: (error) => {
      if (!showRefusedFields(form, error)) toastError(error);
    },
    onSettled: () => onSaving(false),
  });
  const submit = form.handleSubmit((body) => create.mutate({ body }));

  return (
    <FormProvider {...form}>
      <form
        id={newPartnerFormId}
        noValidate
        className="space-y-3.5"
        onSubmit={(event) => {
          // the offer's form stands around this dialog and must not be sent with it
          event.stopPropagation();
          void submit(event);
        }}
      >
        <FormFields definition={contactFields} />
        <Controller
          control={form.control}
          name="house"
          render={({ field }) => (
            <HouseField
              type={type}
              value={field.value}
              onChange={field.onChange}
              error={refusalOf(errors, 'bankId') ?? refusalOf(errors, 'dealerId')}
            />
          )}
        />
      </form>
    </FormProvider>
  );
}

interface HouseFieldProps {
  type: 'bank' | 'dealer';
  value: ComboboxOption | null;
  onChange: (value: ComboboxOption | null) => void;
  error: string | undefined;
}

/** The bank or the dealer, created in place when it is not known yet. */
function HouseField({ type, value, onChange, error }: HouseFieldProps) {
  const { t } = useTranslation('pickers');
  const { has } = useAccess();
  const isBank = type === 'bank';
  const key = isBank ? queries.banks.list.key() : queries.dealers.list.key();
  const found = useFound<House>({
    key,
    find: (query, signal) =>
      isBank ? client.banks.list({ query }, { signal }) : client.dealers.list({ query }, { signal }),
  });
  const create = useMutation({
    mutationFn: (name: string): Promise<House> =>
      isBank ? client.banks.create({ body: { name } }) : client.dealers.create({ body: { name } }),
    onSuccess: (house) => {
      void queryClient.invalidateQueries({ queryKey: key });
      onChange({ value: house.id, label: house.name });
    },
    onError: toastError,
  });
  return (
    <ComboboxField
      label={t(isBank ? 'bank' : 'dealer')}
      required
      value={value}
      onChange={onChange}
      search={found.ask}
      options={found.items.map(({ id, name }) => ({ value: id, label: name }))}
      loading={found.loading || create.isPending}
      onCreate={has(`${type}.create`) ? (name) => create.mutate(name) : undefined}
      createLabel={(name) => t(isBank ? 'addBank' : 'addDealer', { name })}
      disabled={create.isPending}
      error={error}
    />
  );
}
