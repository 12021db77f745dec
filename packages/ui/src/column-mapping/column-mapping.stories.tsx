import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { ColumnMapping } from './column-mapping.tsx';

const meta = {
  title: 'Forms/ColumnMapping',
  component: ColumnMapping,
  args: {
    label: 'Co jest w kolumnach',
    columns: [
      { heading: 'Imię', samples: ['Łucja', 'Jan', 'Żaneta'] },
      { heading: 'Nazwisko', samples: ['Zielińska', 'Kowalski', 'Wróbel'] },
      { heading: 'Telefon domowy', samples: ['601 200 300', '602 300 400'] },
      { heading: 'Telefon do pracy', samples: ['22 555 10 20'] },
      { heading: 'Nazwisko rodowe', samples: ['Lis'] },
      { heading: '', samples: [] },
    ],
    fields: [
      { value: 'firstName', label: 'Imię' },
      { value: 'lastName', label: 'Nazwisko', required: true },
      { value: 'phones', label: 'Telefon', several: true },
      { value: 'emails', label: 'E-mail', several: true, required: true },
    ],
    defaultValue: ['firstName', 'lastName', 'phones', 'phones', null, null],
    onValueChange: fn(),
    className: 'max-w-4xl',
  },
} satisfies Meta<typeof ColumnMapping>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvas: ReturnType<typeof within>, column: RegExp, field: string) {
  await userEvent.click(canvas.getByRole('combobox', { name: column }));
  await userEvent.click(await screen.findByRole('option', { name: field }));
}

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Kolumny z polem: 4 z 6')).toBeVisible();
    await expect(canvas.getByText('Wymagane pola bez kolumny: E-mail')).toBeVisible();
    await expect(canvas.getByText('Kolumna 6')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await choose(canvas, /Kolumna 6/, 'E-mail');
    await expect(args.onValueChange).toHaveBeenCalledWith([
      'firstName',
      'lastName',
      'phones',
      'phones',
      null,
      'emails',
    ]);
    await expect(canvas.queryByText(/Wymagane pola/)).not.toBeInTheDocument();
  },
};

/** A column that lost its field to another one is marked meanwhile, and this is announced to screen readers. */
export const Taken: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /Nazwisko rodowe/, 'Nazwisko');
    const loser = canvas.getByRole('combobox', { name: /Pole dla kolumny Nazwisko Nie importuj/ });
    await expect(loser).toHaveAccessibleDescription('Nazwisko: teraz z kolumny Nazwisko rodowe');
    await expect(
      canvas.getByText('Kolumna Nazwisko nie ma już pola Nazwisko: jest teraz z kolumny Nazwisko rodowe'),
    ).toHaveAttribute('role', 'status');
  },
};

/** A column that is given something else is not marked any more. */
export const Undone: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /Nazwisko rodowe/, 'Nazwisko');
    await choose(canvas, /kolumny Nazwisko Nie importuj/, 'Nazwisko');
    await expect(canvas.queryByText('Nazwisko: teraz z kolumny Nazwisko rodowe')).not.toBeInTheDocument();
    await expect(canvas.getByText('Nazwisko: teraz z kolumny Nazwisko')).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: /kolumny Imię/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith([
      'firstName',
      null,
      'phones',
      'phones',
      null,
      null,
    ]);
    await expect(canvas.getByText('Wymagane pola bez kolumny: Nazwisko, E-mail')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /kolumny Nazwisko Nie importuj/ })).toHaveFocus();
  },
};

/** Each column is a card. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await choose(canvas, /Nazwisko rodowe/, 'Nazwisko');
    const card = canvas.getAllByRole('listitem')[1];
    const [heading, samples] = card?.querySelectorAll('p') ?? [];
    await expect(samples?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      heading?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
    );
    await expect(canvas.getByText('Nazwisko: teraz z kolumny Nazwisko rodowe')).toBeVisible();
  },
};

export const LongTexts: Story = {
  args: {
    showLabel: true,
    hint: 'Pierwszy wiersz to nagłówki.',
    columns: [
      {
        heading: 'Numer_telefonu_komórkowego_osoby_do_kontaktu_w_sprawach_technicznych',
        samples: ['Zadzwonić po południu, najlepiej w czwartek, a jeśli nie odbierze, to napisać wiadomość'],
      },
    ],
    defaultValue: [null],
    className: 'max-w-sm',
  },
};

export const WithError: Story = {
  args: { error: 'Wybierz pole choć dla jednej kolumny', defaultValue: [null, null, null, null, null, null] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kolumny z polem: 0 z 6')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Co jest w kolumnach' })).toHaveAccessibleDescription(
      'Wybierz pole choć dla jednej kolumny',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('combobox')) await expect(field).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Wczytywanie…' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { columns: [], defaultValue: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('W pliku nie ma kolumn')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Columns with a field: 4 of 6')).toBeVisible();
    await choose(canvas, /Nazwisko rodowe/, 'Nazwisko');
    await expect(canvas.getByText('Nazwisko: now from the column Nazwisko rodowe')).toBeVisible();
  },
};
