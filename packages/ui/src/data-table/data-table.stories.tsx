import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/index.ts';
import type { DataColumn } from './columns.ts';
import type { DataTableProps } from './data-table-props.ts';
import { DataTable } from './data-table.tsx';
import { sampleRows, type SampleRow } from './sample-rows.ts';

const columns: DataColumn<SampleRow>[] = [
  {
    id: 'name',
    header: 'Nazwa',
    cell: (row) => row.name,
    sortable: true,
    hideable: false,
    pin: 'start',
    width: 200,
  },
  { id: 'place', header: 'Miejscowość', cell: (row) => row.place, sortable: true },
  {
    id: 'amount',
    header: 'Kwota netto',
    cell: (row) => `${row.amount.toLocaleString('pl-PL')} zł`,
    align: 'end',
    sortable: true,
  },
  { id: 'createdAt', header: 'Utworzono', cell: (row) => row.createdAt, width: 120 },
];

function SampleTable(props: DataTableProps<SampleRow>) {
  const [sort, setSort] = useState(props.sort ?? '');
  const [selection, setSelection] = useState(props.selection ?? new Set<string>());
  return (
    <DataTable
      {...props}
      sort={sort}
      selection={selection}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
      onSelectionChange={(next) => {
        setSelection(next);
        props.onSelectionChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Data/DataTable',
  component: SampleTable,
  args: {
    label: 'Firmy',
    columns,
    rows: sampleRows(12),
    rowKey: (row) => row.id,
    rowLabel: (row) => row.name,
    onRowClick: fn(),
    onSortChange: fn(),
    onSelectionChange: fn(),
    bulkActions: <Button size="small">Archiwizuj</Button>,
  },
} satisfies Meta<typeof SampleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('table', { name: 'Firmy' })).toBeVisible();
    const heading = canvas.getByRole('columnheader', { name: 'Miejscowość' });
    await userEvent.click(within(heading).getByRole('button'));
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(heading).getByRole('button'));
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(args.onSortChange).toHaveBeenLastCalledWith('-place');
    await userEvent.click(canvas.getByText('Beskid 2'));
    await expect(args.onRowClick).toHaveBeenCalledWith(args.rows[1]);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const row = (name: string) => canvas.getByRole('row', { name: new RegExp(name) });
    row('Alfa 1 ').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(row('Cyprys 3')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Zaznacz: Cyprys 3' })).toBeChecked();
    await expect(args.onRowClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}');
    await expect(row('Beskid 12')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowClick).toHaveBeenCalledWith(args.rows[11]);
    await userEvent.keyboard('{Home}');
    await expect(row('Alfa 1 ')).toHaveFocus();
  },
};

export const Selecting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Zaznacz: Beskid 2' }));
    const all = canvas.getByRole('checkbox', { name: 'Zaznacz wszystkie' });
    await expect(all).toBePartiallyChecked();
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Zaznacz: Echo 5' }));
    await user.keyboard('{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['2', '3', '4', '5']));
    const bar = canvas.getByRole('region', { name: 'Zaznaczenie' });
    await expect(within(bar).getByText('Zaznaczono: 4')).toBeVisible();
    await userEvent.click(all);
    await expect(within(bar).getByText('Zaznaczono: 12')).toBeVisible();
    await userEvent.click(within(bar).getByRole('button', { name: 'Wyczyść zaznaczenie' }));
    await expect(canvas.queryByRole('region', { name: 'Zaznaczenie' })).not.toBeInTheDocument();
    await expect(args.onRowClick).not.toHaveBeenCalled();
  },
};

const followed = fn();

export const WithLinks: Story = {
  args: {
    onRowClick: undefined,
    rowLink: (row) => (
      <a
        href={`#${row.id}`}
        onClick={(event) => {
          event.preventDefault();
          followed(row.id, event.ctrlKey);
        }}
      >
        {row.name}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Alfa 1' })).toHaveAttribute('href', '#1');
    await userEvent.click(canvas.getByRole('row', { name: /Beskid 2/ }));
    await expect(followed).toHaveBeenLastCalledWith('2', false);
    canvas.getByRole('row', { name: /Cyprys 3/ }).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(followed).toHaveBeenLastCalledWith('3', true);
  },
};

export const WithSums: Story = {
  args: {
    columns: columns.map((column) => (column.id === 'amount' ? { ...column, footer: '512 430 zł' } : column)),
    maxHeight: '20rem',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('512 430 zł')).toBeVisible();
  },
};

export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Alfa 1 / }).offsetHeight).toBe(28);
  },
};

export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Rows of the previous page, while the next is loading; dimmed text is exempt from the contrast rule. */
export const NextPageLoading: Story = {
  args: { loading: true },
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Alfa 1')).toBeInTheDocument();
    await waitFor(() =>
      expect(Number(getComputedStyle(table.querySelector('tbody') ?? table).opacity)).toBeLessThan(0.7),
    );
    const line = canvasElement.querySelector('[data-slot="busy-line"]');
    await expect(line?.getBoundingClientRect().top).toBe(table.parentElement?.getBoundingClientRect().top);
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Brak wyników')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    error: (
      <p role="alert" className="p-8 text-center">
        Nie udało się wczytać listy
      </p>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

const many = sampleRows(10_000);

export const TenThousandRows: Story = {
  args: { rows: many, maxHeight: '30rem' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    canvas.getByRole('row', { name: /Alfa 1 / }).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Jodła 10000/ })).toHaveFocus());
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-90">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    const list = canvas.getByRole('list', { name: 'Firmy' });
    await userEvent.click(within(list).getByRole('button', { name: 'Alfa 1' }));
    await expect(args.onRowClick).toHaveBeenCalledWith(args.rows[0]);
    await userEvent.click(within(list).getByRole('checkbox', { name: 'Zaznacz: Beskid 2' }));
    await expect(canvas.getByRole('region', { name: 'Zaznaczenie' })).toBeVisible();
  },
};

/** Cards show the most important facts, by the priority of their columns; the others only when expanded. */
export const NarrowWithFacts: Story = {
  args: {
    columns: columns.map((column) => {
      if (column.id === 'amount') return { ...column, priority: 1 };
      return column.id === 'createdAt' ? { ...column, priority: 2 } : column;
    }),
  },
  decorators: [
    (Story) => (
      <div className="w-90">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const cards = within(canvas.getByRole('list', { name: 'Firmy' }));
    const [first] = cards.getAllByRole('listitem');
    if (!first) throw new Error('there are no cards');
    const terms = () => [...first.querySelectorAll('dt')].map((term) => term.textContent);
    await expect(terms()).toEqual(['Kwota netto', 'Utworzono']);
    const unfold = within(first).getByRole('button', { name: 'Szczegóły: Alfa 1' });
    unfold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(unfold).toHaveAttribute('aria-expanded', 'true');
    await expect(terms()).toEqual(['Kwota netto', 'Utworzono', 'Miejscowość']);
    await expect(within(first).getByText('Warszawa')).toBeVisible();
    await expect(canvasElement.querySelectorAll('dt')).toHaveLength(
      2 * cards.getAllByRole('listitem').length + 1,
    );
    unfold.blur();
  },
};
