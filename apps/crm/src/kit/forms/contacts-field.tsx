import { ListField, type ListFieldProps } from '@szansa/ui/list-field';
import { PhoneField } from '@szansa/ui/phone-field';
import { useTranslation } from 'react-i18next';

import { useController } from './controller.ts';
import { listMessages } from './filled-rows.ts';

/** What the rows of a list are typed in. */
const rowsOf: Record<'emails' | 'phones', Pick<ListFieldProps, 'type' | 'renderRow'>> = {
  emails: { type: 'email' },
  phones: { renderRow: (row) => <PhoneField {...row} /> },
};

interface ContactsFieldProps extends Pick<ListFieldProps, 'id' | 'label' | 'hint' | 'required'> {
  kind: 'emails' | 'phones';
  /** Of the surrounding form, which contains one text per row. */
  name: string;
}

/** Several telephones or e-mail addresses, joined to the form around them. */
export function ContactsField({ kind, name, ...fieldProps }: ContactsFieldProps) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<Record<string, string[]>>({ name });
  return (
    <ListField
      {...fieldProps}
      {...rowsOf[kind]}
      itemLabel={t(kind === 'emails' ? 'fields.email' : 'fields.phone')}
      addLabel={t(kind === 'emails' ? 'actions.addEmail' : 'actions.addPhone')}
      max={10}
      value={field.value}
      onValueChange={field.onValueChange}
      onBlur={field.onBlur}
      {...listMessages(field.value, fieldState.error)}
    />
  );
}
