import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { ListField, type ListFieldProps } from './list-field.tsx';

function Stateful({ value, onChange, ...props }: ListFieldProps) {
  const [rows, setRows] = useState(value);
  return (
    <ListField
      {...props}
      value={rows}
      onChange={(next) => {
        setRows(next);
        onChange(next);
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
    onChange: fn(),
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
    await expect(args.onChange).toHaveBeenLastCalledWith(['jan@firma.pl', '']);
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
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'biuro@firma.pl',
      'jan@firma.pl',
      'anna@firma.pl',
      'ewa@firma.pl',
    ]);
    const last = canvas.getByRole('textbox', { name: 'E-mail 4' });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.clear(last);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['biuro@firma.pl', 'jan@firma.pl', 'anna@firma.pl']);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'E-mail 3' })).toHaveFocus());
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
