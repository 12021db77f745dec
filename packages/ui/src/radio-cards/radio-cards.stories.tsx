import type { Meta, StoryObj } from '@storybook/react-vite';
import { Car, Key } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { RadioCards, type RadioCardsProps } from './radio-cards.tsx';

function Stateful({ value, onValueChange, ...props }: RadioCardsProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <RadioCards
      {...props}
      value={chosen}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/RadioCards',
  component: RadioCards,
  args: {
    label: 'Sposób dostawy',
    value: null,
    onValueChange: fn(),
    className: 'max-w-2xl',
    items: [
      {
        value: 'pickup',
        label: 'Odbiór własny',
        hint: 'W siedzibie, od poniedziałku do piątku',
        icon: <Key size={16} aria-hidden />,
      },
      {
        value: 'delivery',
        label: 'Dostawa',
        hint: 'Pod wskazany adres',
        icon: <Car size={16} aria-hidden />,
      },
      { value: 'later', label: 'Ustalimy później', disabled: true },
    ],
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { required: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Pod wskazany adres'));
    const delivery = canvas.getByRole('radio', { name: 'Dostawa' });
    await expect(delivery).toBeChecked();
    await expect(delivery).toHaveAccessibleDescription('Pod wskazany adres');
    delivery.focus();
    // the choice follows the focus only while the key is down
    const user = userEvent.setup();
    await user.keyboard('{ArrowUp>}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('pickup'));
    await user.keyboard('{/ArrowUp}');
  },
};

export const Invalid: Story = { args: { error: 'Wybierz sposób dostawy', columns: 3 } };

export const Disabled: Story = { args: { disabled: true, value: 'pickup' } };
