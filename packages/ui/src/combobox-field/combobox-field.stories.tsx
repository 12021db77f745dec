import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
import { filterOptions } from './filter-options.ts';

const people = [
  { value: '1', label: 'Anna Nowak', hint: 'anna.nowak@firma.pl' },
  { value: '2', label: 'Jan Kowalski', hint: 'jan@kowalski.pl' },
  { value: '3', label: 'Łucja Żak', hint: 'lucja@firma.pl' },
];

function Stateful({ value, onChange, search, ...props }: ComboboxFieldProps) {
  const [chosen, setChosen] = useState(value);
  const [query, setQuery] = useState('');
  return (
    <ComboboxField
      {...props}
      value={chosen}
      options={filterOptions(props.options, query)}
      search={(text) => {
        setQuery(text);
        search(text);
      }}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/ComboboxField',
  component: ComboboxField,
  args: { label: 'Osoba', value: null, onChange: fn(), search: fn(), options: people, className: 'max-w-sm' },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof ComboboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: /Osoba/ });
    await userEvent.click(trigger);
    const input = await screen.findByRole('combobox');
    await userEvent.type(input, 'jan');
    await expect(args.search).toHaveBeenLastCalledWith('jan');
    await userEvent.click(await screen.findByRole('option', { name: /Jan Kowalski/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(people[1]);
    await waitFor(() => expect(trigger).toHaveTextContent('Jan Kowalski'));
  },
};

export const LeftByEscape: Story = {
  args: { value: people[0] ?? null },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: /Anna Nowak/ });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('combobox', { name: /Osoba/ }).focus();
    await userEvent.keyboard('a');
    const input = await screen.findByRole('combobox');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('a');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(people[2]);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Łucja Żak/ })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Creating: Story = {
  args: { onCreate: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Osoba/ }));
    await userEvent.type(await screen.findByRole('combobox'), 'Ewa Lis');
    await expect(await screen.findByRole('option', { name: 'Dodaj „Ewa Lis”' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('Ewa Lis');
  },
};

/** Answers come after the typing; until then those to the words before are there. */
function Late(props: ComboboxFieldProps) {
  const [answer, setAnswer] = useState({ asked: '', options: props.options });
  const [query, setQuery] = useState('');
  return (
    <ComboboxField
      {...props}
      options={answer.options}
      loading={answer.asked !== query}
      search={(text) => {
        setQuery(text);
        if (text) setTimeout(() => setAnswer({ asked: text, options: [] }), 50);
      }}
    />
  );
}

export const CreatingAfterLateAnswers: Story = {
  args: { onCreate: fn(), onChange: fn() },
  render: (args) => <Late {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Osoba/ }));
    await userEvent.type(await screen.findByRole('combobox'), 'Ewa{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('Ewa');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  args: { options: [], emptyLabel: 'Nie ma takiej osoby' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Osoba/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Osoba' });
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Nie ma takiej osoby');
  },
};

export const Loading: Story = {
  args: { options: [], loading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Osoba/ }));
    await expect(await screen.findByText('Szukam…')).toBeVisible();
  },
};

const towns = [
  'Kraków',
  'Łódź',
  'Gdańsk',
  'Poznań',
  'Wrocław',
  'Rzeszów',
  'Żory',
  'Ełk',
  'Świdnica',
  'Opole',
];
const branches = Array.from({ length: 10_000 }, (_, index) => ({
  value: `o${index + 1}`,
  label: `Oddział ${index + 1} ${towns[index % towns.length] ?? ''}`,
}));

export const TenThousand: Story = {
  args: { label: 'Oddział', options: branches },
  play: async ({ canvas, args }) => {
    canvas.getByRole('combobox', { name: /Oddział/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('combobox');
    await expect(screen.getByRole('status')).toHaveTextContent('Wyniki: 10000');
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{End}');
    const last = await screen.findByRole('option', { name: 'Oddział 10000 Opole' });
    await waitFor(() => expect(last).toHaveAttribute('aria-selected', 'true'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Oddział 9998 Ełk' })).toHaveAttribute(
        'aria-selected',
        'true',
      ),
    );
    await userEvent.keyboard('{Home}{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: 'Oddział 2 Łódź' })).toHaveAttribute('aria-selected', 'true'),
    );
    await userEvent.keyboard('7321 elk');
    await expect(screen.getByRole('status')).toHaveTextContent('Brak wyników');
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.keyboard('7322 lodz');
    await expect(await screen.findByRole('option', { name: 'Oddział 7322 Łódź' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(branches[7321]);
  },
};

export const Chosen: Story = {
  args: { value: { value: '1', label: 'Anna Nowak' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść: Osoba' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Invalid: Story = {
  args: { error: 'Wybierz osobę', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Osoba/ })).toHaveAccessibleDescription(
      'Wybierz osobę',
    );
  },
};

export const Disabled: Story = {
  args: { value: { value: '1', label: 'Anna Nowak' }, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Anna Nowak/ })).toBeDisabled();
  },
};
