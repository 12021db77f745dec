import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
import { filterOptions } from './combobox-option.ts';

const people = [
  { value: '1', label: 'Anna Nowak', hint: 'anna.nowak@firma.pl' },
  { value: '2', label: 'Jan Kowalski', hint: 'jan@kowalski.pl' },
  { value: '3', label: 'Łucja Żak', hint: 'lucja@firma.pl' },
];

function Stateful({ value, onValueChange, search, ...props }: ComboboxFieldProps) {
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
      onValueChange={(next) => {
        setChosen(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/ComboboxField',
  component: ComboboxField,
  args: {
    label: 'Osoba',
    value: null,
    onValueChange: fn(),
    search: fn(),
    options: people,
    className: 'max-w-sm',
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof ComboboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The line of an open list; the field that has opened it is a combobox as well. */
const findSearch = async () => within(await screen.findByRole('dialog')).getByRole('combobox');
const getSearch = () => within(screen.getByRole('dialog')).getByRole('combobox');

/** Expects the search input to point to the option, without the option being selected. */
async function expectHighlighted(option: HTMLElement) {
  await waitFor(() => expect(getSearch()).toHaveAttribute('aria-activedescendant', option.id));
  await expect(option).toHaveAttribute('data-highlighted');
  await expect(option).toHaveAttribute('aria-selected', 'false');
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: /Osoba/ });
    await userEvent.click(trigger);
    const input = await findSearch();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.type(input, 'jan');
    await expect(args.search).toHaveBeenLastCalledWith('jan');
    await userEvent.click(await screen.findByRole('option', { name: /Jan Kowalski/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(people[1]);
    await waitFor(() => expect(trigger).toHaveTextContent('Jan Kowalski'));
  },
};

export const LeftByEscape: Story = {
  args: { value: people[0] ?? null },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: /Anna Nowak/ });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(getSearch()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('combobox', { name: /Osoba/ }).focus();
    await userEvent.keyboard('a');
    const input = await findSearch();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('a');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(people[2]);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /Łucja Żak/ })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** Options may arrive between the press and the release of the button: the pressed row is selected. */
export const AnsweredWhilePressed: Story = {
  args: { onCreate: fn() },
  render: function Answered(args) {
    const [options, setOptions] = useState(args.options);
    return (
      <ComboboxField
        {...args}
        options={options}
        search={(text) =>
          text && document.addEventListener('mousedown', () => setOptions([]), { once: true })
        }
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Osoba/ }));
    await userEvent.type(await findSearch(), 'Ewa');
    await userEvent.click(await screen.findByRole('option', { name: 'Jan Kowalski jan@kowalski.pl' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(people[1]);
  },
};

export const Creating: Story = {
  args: { onCreate: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Osoba/ }));
    await userEvent.type(await findSearch(), 'Ewa Lis');
    await expect(await screen.findByRole('option', { name: 'Dodaj „Ewa Lis”' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('Ewa Lis');
  },
};

/** Answers come after the typing; until then those to the words before are there. */
function Late(props: ComboboxFieldProps) {
  const [answer, setAnswer] = useState({ requested: '', options: props.options });
  const [query, setQuery] = useState('');
  return (
    <ComboboxField
      {...props}
      options={answer.options}
      loading={answer.requested !== query}
      search={(text) => {
        setQuery(text);
        if (text) setTimeout(() => setAnswer({ requested: text, options: [] }), 50);
      }}
    />
  );
}

export const CreatingAfterLateAnswers: Story = {
  args: { onCreate: fn(), onValueChange: fn() },
  render: (args) => <Late {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Osoba/ }));
    await userEvent.type(await findSearch(), 'Ewa{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'false'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('Ewa');
    await expect(args.onValueChange).not.toHaveBeenCalled();
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
    await findSearch();
    await expect(screen.getByRole('status')).toHaveTextContent('Wyniki: 10000');
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{End}');
    const last = await screen.findByRole('option', { name: 'Oddział 10000 Opole' });
    await expectHighlighted(last);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expectHighlighted(await screen.findByRole('option', { name: 'Oddział 9998 Ełk' }));
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expectHighlighted(await screen.findByRole('option', { name: 'Oddział 2 Łódź' }));
    await userEvent.keyboard('7321 elk');
    await expect(screen.getByRole('status')).toHaveTextContent('Brak wyników');
    await userEvent.clear(getSearch());
    await userEvent.keyboard('7322 lodz');
    await expect(await screen.findByRole('option', { name: 'Oddział 7322 Łódź' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(branches[7321]);
  },
};

export const Chosen: Story = {
  args: { value: { value: '1', label: 'Anna Nowak' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Anna Nowak/ }));
    await findSearch();
    await userEvent.keyboard('{End}');
    // Enter would select another option than the selected one
    await expect(screen.getByRole('option', { name: /Anna Nowak/ })).toHaveAttribute('aria-selected', 'true');
    await expectHighlighted(screen.getByRole('option', { name: /Łucja Żak/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść: Osoba' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
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

/** As the handbook numbers its parts. */
export const OpenAtRest: Story = {
  args: { value: { value: '1', label: 'Anna Nowak' } },
  parameters: { opened: ['click', '[role=combobox]'] },
};
