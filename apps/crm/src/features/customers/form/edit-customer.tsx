import type { CustomerPatch } from '@szansa/domain/customer';
import { maskPesel } from '@szansa/domain/identity';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries, queryClient } from '#kit/api/api.ts';
import { StaleDialog } from '#kit/forms/stale-dialog.tsx';
import { staleOf } from '#kit/forms/stale.ts';
import { changedFields, showRefusedFields, useSchemaForm } from '#kit/forms/use-schema-form.ts';
import { toastError, toastSuccess } from '#kit/toasts/toasts.ts';

import { CustomerSheet } from './customer-sheet.tsx';
import {
  changedCustomerSchema,
  customerFields,
  valuesOf,
  type Customer,
  type CustomerValues,
} from './customer-values.ts';
import { isDuplicate } from './duplicate-callout.tsx';

interface EditCustomerProps {
  customer: Customer;
  onClose: () => void;
}

/** Changes a customer: only what was changed is sent, and what somebody else saved meanwhile is not run over. */
export function EditCustomer({ customer, onClose }: EditCustomerProps) {
  const { t } = useTranslation(['customers', 'common']);
  const navigate = useNavigate();
  const params = { id: customer.id };
  // the version the form's values were read at: the record may be refreshed behind the open form
  const [version, setVersion] = useState(customer.version);
  const form = useSchemaForm<CustomerValues, CustomerPatch>({
    schema: changedCustomerSchema,
    defaultValues: valuesOf(customer),
  });

  function leave(): Promise<void> {
    return navigate({
      to: '.',
      search: (({ edit: _edit, ...rest }: Record<string, unknown>) => rest) as never,
      replace: true,
      ignoreBlocker: true,
    });
  }

  const update = useMutation({
    ...queries.customers.update.mutation(),
    onSuccess: async (saved) => {
      queryClient.setQueryData(queries.customers.get.key({ params }), saved);
      void queryClient.invalidateQueries({ queryKey: queries.customers.all });
      toastSuccess(t('common:states.saved'));
      await leave();
    },
    onError: (error) => {
      if (staleOf(error) || isDuplicate(error)) return;
      if (!showRefusedFields(form, error)) toastError(error);
    },
  });
  const stale = staleOf(update.error);

  async function takeTheirs(): Promise<void> {
    const fresh = await queryClient.fetchQuery({ ...queries.customers.get.query({ params }), staleTime: 0 });
    form.reset(valuesOf(fresh));
    setVersion(fresh.version);
    update.reset();
  }

  return (
    <CustomerSheet
      title={t('form.editTitle')}
      submitLabel={t('common:actions.saveChanges')}
      form={form}
      customerId={customer.id}
      onSave={(output) => {
        const changes = changedFields(output, form.formState.dirtyFields);
        if (Object.keys(changes).length === 0) void leave();
        else update.mutate({ params, body: { version, changes } });
      }}
      saving={update.isPending}
      error={update.error}
      onClose={onClose}
    >
      <StaleDialog
        stale={stale}
        fieldLabel={(field) => {
          const known = customerFields.find((name) => name === field);
          return known ? t(`fields.${known}`) : field;
        }}
        describeValue={(field, value) =>
          field === 'personalIdNumber' && typeof value === 'string' ? maskPesel(value) : undefined
        }
        progress={update.isPending}
        onKeepMine={(current) => {
          const sent = update.variables?.body.changes;
          if (sent) update.mutate({ params, body: { version: current, changes: sent } });
        }}
        onTakeTheirs={() => void takeTheirs().catch(toastError)}
        onClose={() => update.reset()}
      />
    </CustomerSheet>
  );
}
