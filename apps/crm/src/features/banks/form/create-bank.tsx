import { bankInput, type BankInput } from '@szansa/domain/bank';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { client } from '#kit/api/api.ts';
import { RecordSheet } from '#kit/forms/record-sheet.tsx';
import { useCreateForm } from '#kit/forms/use-record-form.tsx';
import { useAccess } from '#kit/session/session-atoms.ts';

import { keepBank } from '../keep-bank.ts';
import { BankFormFields } from './bank-form-fields.tsx';
import { createBody, valuesOf, type Bank, type BankValues } from './bank-values.ts';

/** Writes down a bank and opens it. */
export function CreateBank({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('banks');
  const navigate = useNavigate();
  const { isExcluded } = useAccess();
  const record = useCreateForm<BankValues, BankInput, Bank>({
    schema: bankInput,
    values: valuesOf(),
    send: (input) => client.banks.create({ body: createBody(input, isExcluded) }),
    keep: keepBank,
    savedMessage: ({ name }) => [t('form.created'), name],
    onSaved: ({ id }) => navigate({ to: '/bank/$bankId', params: { bankId: id }, ignoreBlocker: true }),
  });
  return (
    <RecordSheet
      record={record}
      title={t('form.createTitle')}
      description={t('form.description')}
      submitLabel={t('add')}
      onClose={onClose}
      className="w-140"
      formClassName="space-y-4 pt-2"
    >
      <BankFormFields />
    </RecordSheet>
  );
}
