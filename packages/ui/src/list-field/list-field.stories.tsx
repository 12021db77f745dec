import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { PhoneField } from '../phone-field/index.ts';
import { ListField, type ListFieldProps } from './list-field.tsx';

function Stateful({ value, onValueChange, ...props }: ListFieldProps) {
  const [rows, setRows] = useState(value);
  return (
    <ListField
      {...props}
      value={rows}
      onValueChange={(next) => {
        setRows(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/ListField',
  component: ListField,
  args: {
    label: 'Adresy e-mail',
    itemLabel: 'E-mail',
    addLabel: 'Dodaj adres',
    type: 'email',
    value: ['biuro@firma.pl'],
    onValueChange: fn(),
    className: 'max-w-sm',
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof ListField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj adres' }));
    const second = canvas.getByRole('textbox', { name: 'E-mail 2' });
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.type(second, 'jan@firma.pl{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail 3' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń: biuro@firma.pl' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['jan@firma.pl', '']);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail 1' })).toHaveFocus());
  },
};

export const Invalid: Story = {
  args: { value: ['biuro@firma.pl', 'jan@'], itemErrors: [undefined, 'Podaj poprawny adres e-mail'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail 1' })).toBeValid();
    await expect(canvas.getByRole('textbox', { name: 'E-mail 2' })).toHaveAccessibleDescription(
      'Podaj poprawny adres e-mail',
    );
  },
};

export const Pasted: Story = {
  args: { max: 4 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj adres' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail 2' })).toHaveFocus());
    await userEvent.paste('jan@firma.pl; anna@firma.pl,\newa@firma.pl\nula@firma.pl');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'biuro@firma.pl',
      'jan@firma.pl',
      'anna@firma.pl',
      'ewa@firma.pl',
    ]);
    const last = canvas.getByRole('textbox', { name: 'E-mail 4' });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.clear(last);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'biuro@firma.pl',
      'jan@firma.pl',
      'anna@firma.pl',
    ]);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail 3' })).toHaveFocus());
  },
};

/** Rows of another kind retain the keys of the list. */
export const Phones: Story = {
  args: {
    label: 'Telefony',
    name: 'phones',
    itemLabel: 'Telefon',
    addLabel: 'Dodaj telefon',
    value: ['+48600123456'],
    itemErrors: ['Podaj pełny numer'],
    renderRow: (row) => <PhoneField {...row} />,
  },
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('textbox', { name: 'Telefon 1' });
    await expect(first).toHaveValue('600 123 456');
    await expect(first).toHaveAccessibleDescription('Podaj pełny numer');
    await userEvent.type(first, '{Enter}');
    const second = await canvas.findByRole('textbox', { name: 'Telefon 2' });
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.paste('+420 601 123 456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['+48600123456', '+420601123456']);
    await userEvent.clear(second);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['+48600123456']);
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.paste('0049 30 123456\n22 123 45 67');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      '+48600123456',
      '0049 30 123456',
      '22 123 45 67',
    ]);
    await expect(canvas.getByRole('button', { name: 'Telefon 2: kraj: Niemcy +49' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Telefon 2' })).toHaveValue('301 234 56');
    const third = canvas.getByRole('textbox', { name: 'Telefon 3' });
    await expect(third).toHaveValue('22 123 45 67');
    await waitFor(() => expect(third).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { value: [], hint: 'Najwyżej dwa adresy', max: 2, required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'E-mail 1' })).toHaveValue('');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Dodaj adres' })).toBeDisabled();
  },
};
