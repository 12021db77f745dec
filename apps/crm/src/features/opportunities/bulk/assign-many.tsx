import { fold, personName } from '@szansa/domain/shared';
import { ComboboxField, type ComboboxOption } from '@szansa/ui/combobox-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { BulkDialog } from '#parts/bulk/bulk-dialog.tsx';

import { usePreview, type ManyProps } from './use-preview.ts';

/** Assigns the chosen opportunities to a user, or removes their owner. */
export function AssignMany({ chosen, ...rest }: ManyProps) {
  const { t } = useTranslation('bulk');
  const preview = usePreview(chosen);
  const [owner, setOwner] = useState<ComboboxOption | null>(null);
  const [query, setQuery] = useState('');
  const owners = useQuery(queries.workers.owners.query());
  const options = (owners.data ?? [])
    .map((person) => ({ value: person.id, label: personName(person) }))
    .filter(({ label }) => fold(label).includes(fold(query)));
  return (
    <BulkDialog
      kind="assign"
      preview={() => preview({ kind: 'assign', workerId: owner?.value ?? null })}
      {...rest}
    >
      <ComboboxField
        label={t('owner')}
        value={owner}
        onValueChange={setOwner}
        search={setQuery}
        options={options}
        loading={owners.isPending}
        placeholder={t('nobody')}
        emptyLabel={t('nobody')}
      />
    </BulkDialog>
  );
}
