import { isPolishAddress } from '@szansa/domain/customer';
import { FormattedField } from '@szansa/ui/formatted-field';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import { postCodeFormat } from '#kit/forms/identifier-formats.ts';

import { fieldId, type CustomerValues } from '#parts/customer/customer-values.ts';

const asTyped = { format: (text: string) => text, parse: (text: string) => text };

/** The post code: in the groups of a Polish one while the address is in Poland, as typed abroad. */
export function PostCodeField() {
  const { t } = useTranslation('customer');
  const { field, fieldState } = useController<CustomerValues, 'postCode'>({ name: 'postCode' });
  const inPoland = isPolishAddress(useWatch<CustomerValues, 'country'>({ name: 'country' }));
  return (
    <FormattedField
      {...field}
      {...(inPoland ? postCodeFormat : asTyped)}
      id={fieldId('postCode')}
      width={inPoland ? 'postCode' : 'identifier'}
      label={t('fields.postCode')}
      inputMode={inPoland ? 'numeric' : 'text'}
      placeholder={inPoland ? '00-000' : undefined}
      error={fieldState.error?.message}
    />
  );
}
