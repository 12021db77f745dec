import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { NumberField, type NumberFieldProps } from './number-field.tsx';

function Stateful({ value, onValueChange, ...props }: NumberFieldProps) {
  const [number, setNumber] = useState(value);
  return (
    <NumberField
      {...props}
      value={number}
      onValueChange={(next) => {
        setNumber(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Przebieg', value: null, onValueChange: fn(), suffix: 'km', className: 'max-w-48' },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Przebieg' });
    await userEvent.type(input, '15000');
    await expect(input).toHaveValue('15000');
    await userEvent.tab();
    await expect(String(input.getAttribute('value')).replace(/\s/g, ' ')).toBe('15 000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(15_000);
  },
};

export const Unreadable: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '12 i pół');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveValue('12 i pół');
    await expect(input).toHaveAccessibleDescription('Wpisz liczbę całkowitą, np. 36');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Number.NaN);
  },
};

export const Year: Story = {
  args: { label: 'Rok produkcji', value: 2026, grouping: false, suffix: undefined },
};

export const Disabled: Story = { args: { value: 36, suffix: 'mies.', label: 'Okres', disabled: true } };
