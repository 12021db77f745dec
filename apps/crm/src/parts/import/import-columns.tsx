import { Button } from '@szansa/ui/button';
import { ColumnMapping } from '@szansa/ui/column-mapping';
import { RadioCards } from '@szansa/ui/radio-cards';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import { changedImports, cacheImport } from './changed-import.ts';
import { FileForm } from './file-form.tsx';
import type { Import } from './import-record.ts';
import { RemoveImport } from './remove-import.tsx';

/** Which field each column brings, and what is done with those who are there; all rows are checked then. */
export function ImportColumns({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const step = useAddressPart('step');
  const [mapping, setMapping] = useState(found.mapping);
  const [known, setKnown] = useState(found.known);
  const [sameContact, setSameContact] = useState(found.sameContact);
  const check = useMutation({
    ...queries.imports.change.mutation(),
    onSuccess: (saved) => {
      cacheImport(saved);
      return step.change('preview');
    },
    onSettled: changedImports,
    onError: toastError,
  });
  const choice = (value: string, hint: string, label: string) => ({ value, hint, label });
  return (
    <form
      className="max-w-narrow space-y-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check.mutate({ params: { id: found.id }, body: { mapping, known, sameContact } });
      }}
    >
      <FileForm found={found} />
      <ColumnMapping
        label={t('columns.title')}
        columns={found.headings.map((heading, index) => ({
          heading,
          samples: found.sample.flatMap((cells) => cells[index] || []),
        }))}
        fields={found.fields.map(({ name, isList }) => ({
          value: name,
          label: t(`fields.${name}`),
          several: isList,
        }))}
        value={mapping}
        onValueChange={setMapping}
      />
      <RadioCards
        label={t('columns.known')}
        value={known}
        onValueChange={(value) => setKnown(value === 'leave' ? 'leave' : 'update')}
        items={[
          choice('update', t('columns.knownItems.updateHint'), t('columns.knownItems.update')),
          choice('leave', t('columns.knownItems.leaveHint'), t('columns.knownItems.leave')),
        ]}
      />
      <RadioCards
        label={t('columns.sameContact')}
        value={sameContact}
        onValueChange={(value) => setSameContact(value === 'take' ? 'take' : 'leave')}
        items={[
          choice('leave', t('columns.sameContactItems.leaveHint'), t('columns.sameContactItems.leave')),
          choice('take', t('columns.sameContactItems.takeHint'), t('columns.sameContactItems.take')),
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" loading={check.isPending}>
          {t('columns.check')}
        </Button>
        <RemoveImport id={found.id} />
      </div>
    </form>
  );
}
