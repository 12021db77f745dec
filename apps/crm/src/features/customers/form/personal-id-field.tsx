import { digitsOnly } from '@szansa/ui/formatted-field';
import { SecretField } from '@szansa/ui/secret-field';
import { useMutation } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import { queries } from '#kit/api/api.ts';
import { messageOf } from '#kit/toasts/toasts.ts';

import { fieldId, isMasked, type CustomerValues } from '#parts/customer/customer-values.ts';

/**
 * The personal id. A stored one comes masked; showing it is a call of its own, which the server logs, and only then
 * can it be changed.
 */
export function PersonalIdField({ customerId }: { customerId: string | undefined }) {
  const { t } = useTranslation(['customers', 'customer']);
  const form = useFormContext<CustomerValues>();
  const { field, fieldState } = useController<CustomerValues, 'personalIdNumber'>({
    name: 'personalIdNumber',
  });
  const masked = isMasked(field.value) ? field.value : undefined;

  const reveal = useMutation({
    meta: { isNoChange: true },
    ...queries.customers.revealPersonalId.mutation(),
    onSuccess: ({ personalIdNumber }) => {
      form.resetField('personalIdNumber', { defaultValue: personalIdNumber ?? '' });
      requestAnimationFrame(() => form.setFocus('personalIdNumber'));
    },
  });

  return (
    <SecretField
      {...field}
      value={masked ? '' : field.value}
      masked={masked}
      parse={digitsOnly}
      id={fieldId('personalIdNumber')}
      label={t('customer:fields.personalIdNumber')}
      inputMode="numeric"
      hint={masked ? t('form.personalIdHint') : undefined}
      error={fieldState.error?.message ?? (reveal.isError ? messageOf(reveal.error) : undefined)}
      onReveal={async () => {
        if (masked && customerId) await reveal.mutateAsync({ params: { id: customerId } });
      }}
    />
  );
}
