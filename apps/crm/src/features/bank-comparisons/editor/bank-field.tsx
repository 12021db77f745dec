import type { Data, Endpoints } from '@szansa/api-client/client';
import { ComboboxField } from '@szansa/ui/combobox-field';
import { useTranslation } from 'react-i18next';

import { useController } from '#kit/forms/controller.ts';
import { client, queries } from '#kit/api/api.ts';
import { useFound, type FoundCall } from '#kit/lists/use-found.ts';
import { useAccess } from '#kit/session/session-atoms.ts';

import { Line } from './comparison-fields.tsx';
import type { ComparisonValues } from './comparison-values.ts';

type Bank = Data<Endpoints['banks']['list']>['items'][number];

const foundBanks: FoundCall<Bank> = {
  key: queries.banks.list.key(),
  find: (query, signal) => client.banks.list({ query }, { signal }),
};

interface BankFieldProps {
  name: `quotes.${number}.bankName`;
  label: string;
}

/** The bank of a quote: one of the directory, or any name; a text field for users who may not read the directory. */
export function BankField(props: BankFieldProps) {
  const { has } = useAccess();
  return has('bank.get') ? <ChosenBank {...props} /> : <Line {...props} />;
}

function ChosenBank({ name, label }: BankFieldProps) {
  const { t } = useTranslation('bankComparisons');
  const { field, fieldState } = useController<ComparisonValues, typeof name>({ name });
  const { ref, value, onValueChange, onBlur } = field;
  const { fetchOptions, items, loading } = useFound(foundBanks);
  return (
    <ComboboxField
      ref={ref}
      label={label}
      required
      value={value === '' ? null : { value, label: value }}
      onValueChange={(chosen) => onValueChange(chosen?.label ?? '')}
      onBlur={onBlur}
      search={fetchOptions}
      options={items.map((bank) => ({
        value: bank.name,
        label: bank.name,
        ...(bank.shortName === null ? {} : { hint: bank.shortName }),
      }))}
      loading={loading}
      onCreate={(typed) => onValueChange(typed.trim())}
      createLabel={(typed) => t('form.otherBank', { name: typed })}
      error={fieldState.error?.message}
    />
  );
}
