import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { MoneyField, type MoneyFieldProps } from './money-field.tsx';

function Stateful({ value, onValueChange, ...props }: MoneyFieldProps) {
  const [amount, setAmount] = useState(value);
  return (
    <MoneyField
      {...props}
      value={amount}
      onValueChange={(next) => {
        setAmount(next);
        onValueChange?.(next);
      }}
    />
  );
}

const shown = (input: HTMLElement) => (input.getAttribute('value') ?? '').replace(/\s/g, ' ');

const meta = {
  title: 'Forms/MoneyField',
  component: MoneyField,
  args: { label: 'Cena netto', value: '1234.50', onValueChange: fn(), className: 'max-w-56' },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'Bez VAT' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Cena netto' });
    await expect(shown(input)).toBe('1 234,50');
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '1.500,5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1500.50');
    await expect(input).toHaveValue('1.500,5');
    await userEvent.tab();
    await expect(shown(input)).toBe('1 500,50');
  },
};

export const Unreadable: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1.2345');
    await userEvent.tab();
    await expect(input).toHaveValue('1.2345');
    await expect(input).toBeInvalid();
    await expect(canvas.getByText('Wpisz kwotę, np. 1 234,50')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1.2345');
    await userEvent.clear(input);
    await userEvent.type(input, '12,34');
    await userEvent.tab();
    await expect(input).toBeValid();
  },
};

/** Thousands and millions can be written as words. */
export const Words: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '150 tys.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('150000.00');
    await userEvent.tab();
    await expect(shown(input)).toBe('150 000,00');
  },
};

/** A percent is computed of a base. */
export const PercentOfBase: Story = {
  args: { value: null, percentOf: (percent) => `${Number(percent) * 1000}.00` },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '10 %');
    await expect(input).toHaveValue('10 %');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('10000.00');
    await userEvent.tab();
    await expect(shown(input)).toBe('10 000,00');
  },
};

/** Without a base a percentage is never treated as an amount. */
export const PercentWithoutBase: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '10%');
    await userEvent.tab();
    await expect(input).toHaveValue('10%');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('10%');
    await expect(input).toHaveAccessibleDescription('Wpisz kwotę w złotych, nie procent');
  },
};

export const BelowZero: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '-1 500,5');
    await userEvent.tab();
    await expect(input).toHaveValue('-1 500,5');
    await expect(input).toBeInvalid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('-1500.50');
  },
};

export const OtherUnit: Story = { args: { label: 'Rata', suffix: 'zł / mies.', value: '2150.00' } };

export const Invalid: Story = {
  args: { error: 'Kwota musi być większa od zera', value: '0.00', required: true },
};

export const Disabled: Story = { args: { disabled: true } };

export const English: Story = { globals: { language: 'en' }, args: { label: 'Net price' } };
