import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { SwitchField, type SwitchFieldProps } from './switch-field.tsx';

function Stateful({ checked, onCheckedChange, ...props }: SwitchFieldProps) {
  const [on, setOn] = useState(checked);
  return (
    <SwitchField
      {...props}
      checked={on}
      onCheckedChange={(next) => {
        setOn(next);
        onCheckedChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/SwitchField',
  component: SwitchField,
  args: { label: 'Powiadomienia e-mail', checked: false, onCheckedChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'Działa od razu' },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Powiadomienia e-mail' });
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: (args) => (
    <div className="flex flex-col gap-2">
      <SwitchField {...args} label="Włączone" checked />
      <SwitchField {...args} label="Wyłączone" />
      <SwitchField {...args} label="Zablokowane" disabled />
      <SwitchField {...args} label="Zablokowane, włączone" disabled checked />
    </div>
  ),
};
