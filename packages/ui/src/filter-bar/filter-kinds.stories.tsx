import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { FilterBar, type FilterBarProps } from './filter-bar.tsx';
import { FilterEditor } from './filter-editor.tsx';
import type { FilterDefinition, FilterSearch } from './filters.ts';

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
  title: 'Data/FilterKinds',
  component: FilterBar,
  args: { filters: [], value: {}, onValueChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const statuses = [
  { value: 'new', label: 'Nowy', count: 12 },
  { value: 'open', label: 'W toku', count: 31 },
  { value: 'done', label: 'Zakończony', count: 0 },
];
const excluding = {
  filters: [
    { key: 'status', label: 'Status', kind: 'multi' as const, options: statuses, excludedKey: 'statusNot' },
  ],
};

/** What is chosen stays chosen when its meaning turns. */
export const Excluding: Story = {
  args: excluding,
  play: async ({ canvas, args }) => {
    await add(canvas, 'Status');
    const editor = within(await screen.findByRole('dialog', { name: 'Status' }));
    await userEvent.click(await editor.findByRole('checkbox', { name: 'Nowy' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ status: ['new'] });
    await userEvent.click(editor.getByRole('radio', { name: 'Nie jest' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ statusNot: ['new'] });
    await userEvent.click(editor.getByRole('checkbox', { name: 'Zakończony' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ statusNot: ['new', 'done'] });
    await expect(canvas.getByText('Status: nie Nowy ani Zakończony')).toBeVisible();
  },
};

export const ExcludingByKeyboard: Story = {
  args: { ...excluding, value: { statusNot: ['new'] } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Zmień filtr: Status: nie Nowy' }).focus();
    await userEvent.keyboard('{Enter}');
    const editor = within(await screen.findByRole('dialog', { name: 'Status' }));
    await waitFor(() => expect(editor.getByRole('radio', { name: 'Nie jest' })).toHaveFocus());
    await expect(editor.getByRole('radio', { name: 'Nie jest' })).toBeChecked();
    await userEvent.keyboard('{Tab}{Tab} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ statusNot: ['new', 'open'] });
    await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}{ArrowLeft>}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ status: ['new', 'open'] }));
    await userEvent.keyboard('{/ArrowLeft}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Zmień filtr: Status: Nowy lub W toku' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń filtr: Status' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
  },
};

/** The active condition is visible without colours. */
export const ExcludingInForcedColours: Story = {
  args: { ...excluding, value: { statusNot: ['new'] } },
  parameters: { forcedColours: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Zmień filtr/ }));
    await expect(await screen.findByRole('radio', { name: 'Nie jest' })).toBeChecked();
  },
};

const numbers = {
  filters: [
    { key: 'value', label: 'Wartość', kind: 'numberRange' as const, unit: 'zł', isAmount: true },
    { key: 'mileage', label: 'Przebieg', kind: 'numberRange' as const, unit: 'km' },
  ],
};

export const Amounts: Story = {
  args: numbers,
  play: async ({ canvas, args }) => {
    await add(canvas, 'Wartość');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Od' }), '100000');
    await userEvent.type(screen.getByRole('textbox', { name: 'Do' }), '250000,5{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ value: ['100000.00', '250000.50'] });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText(/^Wartość: od 100\s000 zł do 250\s000,50 zł$/)).toBeVisible();
  },
};

/** Numbers that make no range, or are none, stay in their fields and narrow nothing. */
export const NumbersBackwards: Story = {
  args: { ...numbers, value: { mileage: ['20000', ''] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Zmień filtr: Przebieg/ }));
    const to = await screen.findByRole('textbox', { name: 'Do' });
    await userEvent.type(to, '100');
    await expect(await screen.findByText('Liczba „od” jest większa niż „do”')).toBeVisible();
    await userEvent.type(to, 'x');
    await userEvent.tab();
    await expect(to).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(to);
    await userEvent.type(to, '30000');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ mileage: ['20000', '30000'] }));
  },
};

/** What is typed last is not lost when the editor is closed at once. */
export const Texts: Story = {
  args: { filters: [{ key: 'note', label: 'Notatka', kind: 'text' }], value: { note: ['pil'] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zmień filtr: Notatka: zawiera „pil”' }));
    const text = await screen.findByRole('textbox', { name: 'Notatka' });
    await userEvent.type(text, 'ne{Escape}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ note: ['pilne'] }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('Notatka: zawiera „pilne”')).toBeVisible();
  },
};

const people = ['Adam Maj', 'Anna Nowak', 'Jan Kowalski', 'Katarzyna Żak'].map((label, index) => ({
  value: String(index),
  label,
}));
const search = { fetchOptions: fn(), found: people, loading: false };
const searched = (given: Partial<FilterSearch> = {}) => ({
  filters: [
    {
      key: 'owner',
      label: 'Opiekun',
      kind: 'multi' as const,
      options: people,
      excludedKey: 'ownerNot',
      Search: ({ children }: { children: (found: FilterSearch) => ReactNode }) =>
        children({ ...search, ...given }),
    },
  ],
  value: { owner: ['2'] },
});

const openSearched = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Zmień filtr: Opiekun: Jan Kowalski' }));
  return within(await screen.findByRole('dialog', { name: 'Opiekun' }));
};

/** Too many options to be listed; the selected ones are first. */
export const Searched: Story = {
  args: searched(),
  play: async ({ canvas, args }) => {
    const editor = await openSearched(canvas);
    const box = await editor.findByRole('combobox', { name: 'Opiekun' });
    await expect(editor.getAllByRole('option')[0]).toHaveTextContent('Jan Kowalski');
    await expect(editor.getAllByRole('option')).toHaveLength(4);
    await userEvent.type(box, 'żak');
    await expect(search.fetchOptions).toHaveBeenLastCalledWith('żak');
    await userEvent.click(editor.getByRole('option', { name: 'Katarzyna Żak' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ owner: ['2', '3'] });
    await userEvent.click(editor.getByRole('radio', { name: 'Nie jest' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ownerNot: ['2', '3'] });
  },
};

export const SearchedLoading: Story = {
  args: searched({ loading: true, found: [] }),
  play: async ({ canvas }) => {
    const editor = await openSearched(canvas);
    await expect(await editor.findByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
};

export const SearchedEmpty: Story = {
  args: { ...searched({ found: [] }), value: { owner: ['2'] } },
  play: async ({ canvas }) => {
    const editor = await openSearched(canvas);
    await userEvent.type(await editor.findByRole('combobox'), 'qq');
    await expect(await editor.findByText('Brak wyników')).toBeVisible();
  },
};

const retry = fn();
export const SearchedFailed: Story = {
  args: searched({ found: [], failed: true, onRetry: retry }),
  play: async ({ canvas }) => {
    const editor = await openSearched(canvas);
    await expect(await editor.findByRole('alert')).toHaveTextContent('Nie udało się wyszukać.');
    await userEvent.click(editor.getByRole('button', { name: 'Spróbuj ponownie' }));
    await expect(retry).toHaveBeenCalled();
  },
};

const everyKind: FilterDefinition[] = [
  ...excluding.filters,
  ...numbers.filters,
  ...searched().filters,
  { key: 'note', label: 'Notatka', kind: 'text' },
  { key: 'created', label: 'Utworzono', kind: 'dateRange' },
];

/** Every kind as a chip, at 390 px behind the one button. */
export const EveryKind: Story = {
  args: {
    filters: everyKind,
    value: {
      statusNot: ['new', 'done'],
      value: ['100000.00', ''],
      owner: ['2'],
      note: ['pilne'],
      created: ['', '2026-03-31'],
    },
  },
};

/** Returns an editor in its panel on a phone: none of its content overflows the panel. */
const narrowEditor = (key: string): Story => ({
  args: { filters: everyKind.filter((filter) => filter.key === key) },
  globals: { viewport: { value: 'w390' } },
  render: ({ filters, value }) => (
    <div data-testid="panel" className="w-fit max-w-full rounded-large border level-overlay p-2">
      {filters.map((filter) => (
        <FilterEditor key={filter.key} filter={filter} values={value} onChange={fn()} onDone={fn()} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const panel = canvas.getByTestId('panel');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const ExcludingNarrow = narrowEditor('status');
export const AmountsNarrow = narrowEditor('value');
export const SearchedNarrow = narrowEditor('owner');
export const DatesNarrow = narrowEditor('created');
