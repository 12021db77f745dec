import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { FilterBar, type FilterBarProps } from './filter-bar.tsx';

function Stateful({ value, onValueChange, search, ...props }: FilterBarProps) {
  const [values, setValues] = useState(value);
  return (
    <FilterBar
      {...props}
      search={search}
      value={values}
      onValueChange={(next) => {
        setValues(next);
        onValueChange?.(next);
      }}
    />
  );
}

/** Adds a filter from the menu. */
const add = async (canvas: { getByRole: typeof screen.getByRole }, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filtr' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  args: {
    filters: [
      {
        key: 'status',
        label: 'Status',
        kind: 'multi',
        options: [
          { value: 'new', label: 'Nowy' },
          { value: 'open', label: 'W toku' },
          { value: 'done', label: 'Zakończony' },
        ],
      },
      {
        key: 'owner',
        label: 'Opiekun',
        kind: 'choice',
        options: [
          { value: '1', label: 'Anna Nowak' },
          { value: '2', label: 'Jan Kowalski' },
        ],
      },
      { key: 'mine', label: 'Tylko moje', kind: 'toggle' },
      { key: 'created', label: 'Utworzono', kind: 'dateRange' },
    ],
    value: {},
    onValueChange: fn(),
    search: '',
    onSearchChange: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Status' }));
    const editor = await screen.findByRole('dialog', { name: 'Status' });
    await userEvent.click(await within(editor).findByRole('checkbox', { name: 'Nowy' }));
    await userEvent.click(within(editor).getByText('W toku'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ status: ['new', 'open'] });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Zmień filtr: Status: Nowy lub W toku' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń filtr: Status' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
  },
};

/** Each option shows its number of records. */
export const WithCounts: Story = {
  args: {
    filters: [
      {
        key: 'body',
        label: 'Nadwozie',
        kind: 'multi',
        options: [
          { value: 'estate', label: 'Kombi', count: 12 },
          { value: 'suv', label: 'SUV', count: 31 },
          { value: 'van', label: 'Furgon', count: 0 },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Nadwozie' }));
    const editor = within(await screen.findByRole('dialog', { name: 'Nadwozie' }));
    await expect(editor.getByRole('checkbox', { name: 'SUV' })).toHaveAccessibleDescription('31');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Dodaj filtr' }).focus();
    await userEvent.keyboard('{Enter}');
    const toggle = await screen.findByRole('menuitem', { name: 'Tylko moje' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Status' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ mine: ['true'] });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const Active: Story = {
  args: {
    value: { status: ['new', 'open'], owner: ['1'], mine: ['true'], created: ['2026-03-01', '2026-03-31'] },
    search: 'kowalski',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Utworzono: od 01.03.2026 do 31.03.2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Dodaj filtr' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść filtry' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
  },
};

export const EditingDates: Story = {
  args: { value: { created: ['2026-03-01', ''] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zmień filtr: Utworzono: od 01.03.2026' }));
    const to = await screen.findByRole('textbox', { name: 'Do' });
    await userEvent.type(to, '31.3.2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ created: ['2026-03-01', '2026-03-31'] });
    // days that make no range are no filter: they stay in their fields
    await userEvent.clear(to);
    await userEvent.type(to, '1.2.2026');
    await expect(await screen.findByText('Data „od” jest późniejsza niż „do”')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalledWith({ created: ['2026-03-01', '2026-02-01'] });
  },
};

/** A named range is selected with one press; the chip shows its days. */
export const DatesByName: Story = {
  play: async ({ canvas, args }) => {
    await add(canvas, 'Utworzono');
    const dialog = await screen.findByRole('dialog', { name: 'Utworzono' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ten kwartał' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ created: ['2026-10-01', '2026-12-31'] });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('Utworzono: od 01.10.2026 do 31.12.2026')).toBeVisible();
  },
};

/** A search of whole sentences is visible from its start to its end. */
export const LongSearch: Story = {
  args: {
    searchLabel: 'Szukaj, np. octavia kombi automat do 150 tys',
    search: 'octavia kombi automat do 150 tys zł',
  },
  play: async ({ canvas }) => {
    const search = canvas.getByRole<HTMLInputElement>('searchbox');
    await expect(search.scrollWidth).toBeLessThanOrEqual(search.clientWidth);
  },
};

/** On a phone the filters are behind one button, so that search and filters are one row. */
export const Folded: Story = {
  args: { value: { owner: ['1'], mine: ['true'] } },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, args }) => {
    const bar = canvas.getByRole('search');
    await expect(bar.offsetHeight).toBe(within(bar).getByRole('button', { name: 'Filtry (2)' }).offsetHeight);
    await expect(canvas.queryByText('Tylko moje')).not.toBeInTheDocument();
    await userEvent.click(within(bar).getByRole('button', { name: 'Filtry (2)' }));
    const filters = within(await screen.findByRole('dialog', { name: 'Filtry' }));
    await userEvent.click(filters.getByRole('button', { name: 'Usuń filtr: Tylko moje' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ owner: ['1'] });
    await userEvent.click(filters.getByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Status' }));
    const editor = within(await screen.findByRole('dialog', { name: 'Status' }));
    await userEvent.click(editor.getByRole('checkbox', { name: 'Nowy' }));
    await userEvent.click(editor.getByRole('checkbox', { name: 'W toku' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ owner: ['1'], status: ['new', 'open'] });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Status' })).not.toBeInTheDocument());
    await expect(filters.getByRole('button', { name: /^Zmień filtr: Status/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(within(bar).getByRole('button', { name: 'Filtry (2)' })).toHaveFocus();
    // what it looks like unfolded
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Filtry' });
  },
};
