import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../button/index.ts';
import { SumLine } from './sum-line.tsx';

const meta = {
  title: 'Forms/SumLine',
  component: SumLine,
  args: { label: 'Suma', detail: 'netto', value: '12 450,00 zł', className: 'max-w-sm' },
} satisfies Meta<typeof SumLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Strong: Story = { args: { emphasis: 'strong', label: 'Razem', detail: 'brutto' } };

export const Wrong: Story = { args: { tone: 'destructive', label: 'Różnica', value: '−50,00 zł' } };

function Counting() {
  const [amount, setAmount] = useState(100);
  return (
    <div className="max-w-sm">
      <Button onClick={() => setAmount(amount + 50)}>Dodaj 50</Button>
      <SumLine label="Suma" value={`${amount},00 zł`} tone="success" />
    </div>
  );
}

export const Live: Story = {
  render: () => <Counting />,
  play: async ({ canvas }) => {
    const sum = canvas.getByRole('status', { name: 'Suma' });
    await expect(sum).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button'));
    await expect(sum).toHaveTextContent('150,00 zł');
  },
};
