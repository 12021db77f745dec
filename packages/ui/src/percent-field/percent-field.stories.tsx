import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { PercentField, type PercentFieldProps } from './percent-field.tsx';

function Stateful({ value, onValueChange, ...props }: PercentFieldProps) {
  const [percent, setPercent] = useState(value);
  return (
    <PercentField
      {...props}
      value={percent}
      onValueChange={(next) => {
        setPercent(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/PercentField',
  component: PercentField,
  args: { label: 'Opłata wstępna', value: '7.25', onValueChange: fn(), className: 'max-w-40' },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof PercentField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Opłata wstępna' });
    await expect(input).toHaveValue('7,25');
    await userEvent.clear(input);
    await userEvent.type(input, '3.1250 %');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3.125');
    await userEvent.tab();
    await expect(input).toHaveValue('3,125');
  },
};

export const Unreadable: Story = {
  args: { value: 'dużo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByText('Wpisz procent, np. 7,25')).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };
