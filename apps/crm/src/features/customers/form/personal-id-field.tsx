import { IconButton } from '@szansa/ui/icon-button';
import { TextField } from '@szansa/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { queries } from '#app/session/api.ts';
import { toastError } from '#app/session/toasts.ts';

import { fieldId, isMasked, type CustomerValues } from './customer-values.ts';

/**
 * The personal id: legible while it is being typed, dots otherwise. A stored one comes masked; showing it is a
 * call of its own, which the server logs, and only then can it be changed.
 */
export function PersonalIdField({ customerId }: { customerId: string | undefined }) {
  const { t } = useTranslation('customers');
  const form = useFormContext<CustomerValues>();
  const [isShown, setShown] = useState(false);
  const value = useWatch({ control: form.control, name: 'personalIdNumber' });
  const masked = isMasked(value);

  const reveal = useMutation({
    ...queries.customers.revealPersonalId.mutation(),
    onSuccess: ({ personalIdNumber }) => {
      form.resetField('personalIdNumber', { defaultValue: personalIdNumber ?? '' });
      setShown(true);
      requestAnimationFrame(() => form.setFocus('personalIdNumber'));
    },
    onError: toastError,
  });

  function toggle(): void {
    if (masked && customerId) reveal.mutate({ params: { id: customerId } });
    else setShown(!isShown);
  }

  return (
    <TextField
      id={fieldId('personalIdNumber')}
      label={t('fields.personalIdNumber')}
      inputMode="numeric"
      autoComplete="off"
      readOnly={masked}
      hint={masked ? t('form.personalIdHint') : undefined}
      error={form.formState.errors.personalIdNumber?.message}
      className={isShown || masked ? '' : '[&_input:not(:focus)]:[-webkit-text-security:disc]'}
      action={
        (masked || value !== '') && (
          <IconButton
            label={isShown ? t('form.hidePersonalId') : t('form.showPersonalId')}
            icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            variant="secondary"
            progress={reveal.isPending}
            onClick={toggle}
          />
        )
      }
      {...form.register('personalIdNumber')}
    />
  );
}
