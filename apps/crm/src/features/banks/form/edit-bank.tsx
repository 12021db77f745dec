import { bankPatch, type BankPatch } from '@szansa/domain/bank';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { client } from '#kit/api/api.ts';
import { RecordSheet } from '#kit/forms/record-sheet.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.tsx';
import { changedFields } from '#kit/forms/use-schema-form.ts';

import { keepBank } from '../keep-bank.ts';
import { BankFormFields } from './bank-form-fields.tsx';
import { isBankField, valuesOf, type Bank, type BankValues } from './bank-values.ts';

/** Changes a bank. */
export function EditBank({ bank, onClose }: { bank: Bank; onClose: () => void }) {
  const { t } = useTranslation(['banks', 'common']);
  const edit = useAddressPart('edit');
  const record = useRecordForm<BankValues, BankPatch, Bank, BankPatch>({
    schema: bankPatch,
    valuesOf,
    record: bank,
    changesOf: (output, _record, dirty) => changedFields(output, dirty),
    send: ({ id }, body) => client.banks.update({ params: { id }, body }),
    read: ({ id }) => client.banks.get({ params: { id } }),
    fieldLabel: (field) => (isBankField(field) ? t(`fields.${field}`) : field),
    keep: keepBank,
    onDone: () => edit.change(undefined, { ignoreBlocker: true }),
  });
  return (
    <RecordSheet
      record={record}
      title={t('form.editTitle')}
      description={t('form.description')}
      submitLabel={t('common:actions.saveChanges')}
      onClose={onClose}
      className="w-140"
      formClassName="space-y-4 pt-2"
    >
      <BankFormFields bankId={bank.id} />
    </RecordSheet>
  );
}
