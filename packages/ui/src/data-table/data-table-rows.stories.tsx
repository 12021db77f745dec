import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/index.ts';
import { amountOf, sampleColumns, SettledTable } from './sample-columns.tsx';
import { manyColumns, sampleRows, type SampleRow } from './sample-rows.ts';
import type { DataColumn } from './columns.ts';
import type { DataTableProps } from './data-table-props.ts';

const meta = {
  title: 'Data/DataTable',
  component: SettledTable,
  args: {
    label: 'Firmy',
    columns: sampleColumns,
    rows: sampleRows(6),
    rowKey: (row) => row.id,
    rowLabel: (row) => row.name,
    onRowClick: fn(),
  },
} satisfies Meta<typeof SettledTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const details = (row: SampleRow) => (
  <p>
    Siedziba: {row.place}. Wartość umów: {amountOf(row)}.
  </p>
);

export const Expanding: Story = {
  args: { renderExpanded: details, canExpand: (row) => row.id !== '2' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Szczegóły: Alfa 1' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region', { name: 'Szczegóły wiersza Alfa 1' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Szczegóły: Beskid 2' })).not.toBeInTheDocument();
    canvas.getByRole('row', { name: /Cyprys 3/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('region', { name: 'Szczegóły wiersza Cyprys 3' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(
      canvas.queryByRole('region', { name: 'Szczegóły wiersza Cyprys 3' }),
    ).not.toBeInTheDocument();
    await expect(args.onRowClick).not.toHaveBeenCalled();
  },
};

export const ExpandingAmongMany: Story = {
  args: { rows: sampleRows(500), renderExpanded: details, maxHeight: '24rem' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Szczegóły: Alfa 1' }));
    await expect(canvas.getByRole('region')).toBeVisible();
    canvas.getByRole('row', { name: /Alfa 1 / }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Jodła 500/ })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Alfa 1 / })).toHaveFocus());
    await expect(canvas.getByRole('region')).toBeVisible();
  },
};

export const ExpandingNarrow: Story = {
  args: { renderExpanded: details },
  decorators: [
    (Story) => (
      <div className="w-90">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Szczegóły: Alfa 1' }));
    await expect(canvas.getByText('Siedziba: Warszawa. Wartość umów: 10 000 zł.')).toBeVisible();
  },
};

const drawn = fn<(id: string) => void>();

function Refreshed(props: DataTableProps<SampleRow>) {
  const [rows, setRows] = useState(props.rows);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const refresh = () => setRows(rows.map((row) => (row.id === '2' ? { ...row, place: 'Radom' } : row)));
  return (
    <>
      <Button onClick={refresh}>Odśwież</Button>
      <SettledTable {...props} rows={rows} selection={selection} onSelectionChange={setSelection} />
    </>
  );
}

/** Of rows that come again those that have changed are drawn; what is open and chosen stays. */
export const RefreshedRows: Story = {
  render: Refreshed,
  args: {
    renderExpanded: details,
    columns: sampleColumns.map((column) =>
      column.id === 'createdAt'
        ? {
            ...column,
            cell: (row) => {
              drawn(row.id);
              return row.createdAt;
            },
          }
        : column,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Szczegóły: Alfa 1' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Zaznacz: Cyprys 3' }));
    drawn.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Odśwież' }));
    await expect(await canvas.findByText('Radom')).toBeVisible();
    await expect(new Set(drawn.mock.calls.flat())).toEqual(new Set(['2']));
    await expect(canvas.getByRole('region', { name: 'Szczegóły wiersza Alfa 1' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Zaznacz: Cyprys 3' })).toBeChecked();
  },
};

const save = fn((place: string | number | null) =>
  place === 'Atlantyda' ? Promise.reject(new Error('unknown')) : Promise.resolve(),
);

const editable: DataColumn<SampleRow>[] = sampleColumns.map((column) => {
  if (column.id === 'place')
    return {
      ...column,
      edit: (row) => ({
        kind: 'text',
        value: row.place,
        validate: (place) => (place === '' ? 'Podaj miejscowość' : undefined),
        describeError: () => 'Nie znamy takiej miejscowości',
        onSave: save,
      }),
    };
  if (column.id === 'amount')
    return { ...column, edit: (row) => ({ kind: 'number', value: row.amount, onSave: save, suffix: 'zł' }) };
  return column;
});

export const Editing: Story = {
  args: { columns: editable },
  beforeEach: () => {
    save.mockClear();
  },
  play: async ({ canvas, args }) => {
    const field = (name: string) => screen.findByRole('textbox', { name });
    await userEvent.dblClick(within(canvas.getByRole('row', { name: /Alfa 1 / })).getByText('Warszawa'));
    const place = await field('Miejscowość: Alfa 1');
    await expect(place).toHaveFocus();
    await userEvent.clear(place);
    await userEvent.keyboard('Atlantyda{Enter}');
    await expect(await screen.findByText('Nie znamy takiej miejscowości', { selector: 'p *' })).toBeVisible();
    await expect(place).toHaveValue('Atlantyda');
    await userEvent.clear(place);
    await userEvent.keyboard('Radom{Tab}');
    const amount = await field('Kwota netto: Alfa 1');
    await expect(save).toHaveBeenLastCalledWith('Radom');
    await expect(amount).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect(await field('Miejscowość: Beskid 2')).toHaveFocus();
    await userEvent.keyboard('Sopot{Escape}');
    await expect(save).toHaveBeenCalledTimes(2);
    await expect(args.onRowClick).not.toHaveBeenCalled();
    const row = canvas.getByRole('row', { name: /Cyprys 3/ });
    row.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{F2}');
    await expect(await field('Kwota netto: Cyprys 3')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row.querySelector('[data-edit="amount"]')).toHaveFocus());
  },
};

const many = sampleRows(10_000);

export const TenThousand: Story = {
  args: {
    columns: manyColumns,
    rows: many,
    maxHeight: '34rem',
    onRowClick: undefined,
    onSelectionChange: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    const heading = canvas.getByRole('columnheader', { name: 'Nazwa' });
    await userEvent.click(within(heading).getByRole('button', { name: 'Nazwa' }));
    await userEvent.click(within(heading).getByRole('button', { name: 'Nazwa' }));
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Jodła 10000');
  },
};
