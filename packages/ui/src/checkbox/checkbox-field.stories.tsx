import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { CheckboxField, type CheckboxFieldProps } from './checkbox-field.tsx';

function Stateful({ checked, onCheckedChange, ...props }: CheckboxFieldProps) {
  const [on, setOn] = useState(checked);
  return (
    <CheckboxField
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
  title: 'Forms/CheckboxField',
  component: CheckboxField,
  args: { label: 'Wyślij powiadomienie', checked: false, onCheckedChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'Wiadomość trafi na adres z kartoteki' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Wyślij powiadomienie' });
    await userEvent.click(canvas.getByText('Wyślij powiadomienie'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const States: Story = {
  render: (args) => (
    <div className="flex flex-col gap-2">
      <CheckboxField {...args} label="Zaznaczone" checked />
      <CheckboxField {...args} label="Częściowo" checked="mixed" />
      <CheckboxField {...args} label="Niezaznaczone" />
      <CheckboxField {...args} label="Wyłączone" disabled />
      <CheckboxField {...args} label="Wyłączone, zaznaczone" disabled checked />
      <CheckboxField {...args} label="Akceptuję regulamin" required error="Zgoda jest wymagana" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Częściowo' })).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: /regulamin/ })).toHaveAccessibleDescription(
      'Zgoda jest wymagana',
    );
  },
};
