import { Button } from '@szansa/ui/button';
import { DataTable, type DataColumn } from '@szansa/ui/data-table';
import { RadioCards } from '@szansa/ui/radio-cards';
import { SelectField } from '@szansa/ui/select-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { queries } from '#kit/api/api.ts';
import { toastError } from '#kit/toasts/toasts.ts';

import { changedImports } from './changed-import.ts';
import { FileForm } from './file-form.tsx';
import type { Import } from './import-record.ts';
import { RemoveImport } from './remove-import.tsx';

type Field = Import['fields'][number]['name'];

interface Column {
  readonly index: number;
  readonly heading: string;
  readonly samples: string;
}

/** In the list of fields, for a column that is left out: a field is always named. */
const leftOut = '-';

/** A mapping with one column changed; a field that only one column may bring leaves the column it was on. */
function mapped(
  mapping: Import['mapping'],
  index: number,
  field: Field | null,
  fields: Import['fields'],
): Import['mapping'] {
  const isList = fields.some(({ name, isList: several }) => name === field && several);
  return mapping.map((one, at) => {
    if (at === index) return field;
    return one === field && !isList ? null : one;
  });
}

/** The columns of the file as a table, each with the choice of its field. */
function useColumnTable(
  found: Import,
  mapping: Import['mapping'],
  onChange: (mapping: Import['mapping']) => void,
) {
  const { t } = useTranslation('imports');
  const rows = found.headings.map((heading, index) => ({
    index,
    heading: heading || t('columns.unnamed', { number: index + 1 }),
    samples: found.sample.flatMap((cells) => cells[index] || []).join(' · '),
  }));
  const items = [
    { value: leftOut, label: t('columns.none') },
    ...found.fields.map(({ name }) => ({ value: name, label: t(`fields.${name}`) })),
  ];
  const columns: readonly DataColumn<Column>[] = [
    { id: 'column', header: t('columns.column'), width: 200, cell: ({ heading }) => heading },
    { id: 'sample', header: t('columns.sample'), width: 320, cell: ({ samples }) => samples },
    {
      id: 'field',
      header: t('columns.field'),
      width: 220,
      cell: ({ index, heading }) => (
        <SelectField
          label={t('columns.fieldOf', { heading })}
          hideLabel
          value={mapping[index] ?? leftOut}
          onChange={(value) => {
            const field = found.fields.find(({ name }) => name === value)?.name ?? null;
            onChange(mapped(mapping, index, field, found.fields));
          }}
          items={items}
        />
      ),
    },
  ];
  return { rows, columns };
}

/** Which field each column brings, and what is done with those who are there; all rows are checked then. */
export function ImportColumns({ found }: { found: Import }) {
  const { t } = useTranslation('imports');
  const step = useAddressPart('step');
  const [mapping, setMapping] = useState(found.mapping);
  const [known, setKnown] = useState(found.known);
  const [sameContact, setSameContact] = useState(found.sameContact);
  const check = useMutation({
    ...queries.imports.change.mutation(),
    onSuccess: () => step.change('preview'),
    onSettled: changedImports,
    onError: toastError,
  });
  const { rows, columns } = useColumnTable(found, mapping, setMapping);
  const choice = (value: string, hint: string, label: string) => ({ value, hint, label });
  return (
    <form
      className="max-w-4xl space-y-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check.mutate({ params: { id: found.id }, body: { mapping, known, sameContact } });
      }}
    >
      <DataTable
        label={t('columns.title')}
        columns={columns}
        rows={rows}
        rowKey={({ index }) => String(index)}
        rowLabel={({ heading }) => heading}
        maxHeight="none"
      />
      <RadioCards
        label={t('columns.known')}
        value={known}
        onChange={(value) => setKnown(value === 'leave' ? 'leave' : 'update')}
        items={[
          choice('update', t('columns.knownItems.updateHint'), t('columns.knownItems.update')),
          choice('leave', t('columns.knownItems.leaveHint'), t('columns.knownItems.leave')),
        ]}
      />
      <RadioCards
        label={t('columns.sameContact')}
        value={sameContact}
        onChange={(value) => setSameContact(value === 'take' ? 'take' : 'leave')}
        items={[
          choice('leave', t('columns.sameContactItems.leaveHint'), t('columns.sameContactItems.leave')),
          choice('take', t('columns.sameContactItems.takeHint'), t('columns.sameContactItems.take')),
        ]}
      />
      <FileForm found={found} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" progress={check.isPending}>
          {t('columns.check')}
        </Button>
        <RemoveImport id={found.id} />
      </div>
    </form>
  );
}
