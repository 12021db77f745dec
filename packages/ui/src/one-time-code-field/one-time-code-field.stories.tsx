import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { OneTimeCodeField, type OneTimeCodeFieldProps } from './one-time-code-field.tsx';

function Controlled(props: OneTimeCodeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <OneTimeCodeField
      {...props}
      value={value}
      onValueChange={(digits) => {
        setValue(digits);
        props.onValueChange?.(digits);
      }}
    />
  );
}

const meta = {
  title: 'Forms/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { label: 'Kod z aplikacji', value: '', onValueChange: fn(), onComplete: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof OneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Kod z aplikacji');
    await userEvent.type(field, '12a3 45');
    await expect(field).toHaveValue('12345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '6');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await userEvent.type(field, '7');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText('Kod z aplikacji');
    await userEvent.click(field);
    await userEvent.paste('123 456');
    await expect(field).toHaveValue('123456');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

export const Filled: Story = { args: { value: '492817' } };
export const Wrong: Story = {
  args: { error: 'Nieprawidłowy kod albo kod już użyty', hint: 'Kod zmienia się co 30 sekund.' },
};
export const Checking: Story = { args: { value: '492817', readOnly: true } };
export const Disabled: Story = { args: { value: '492817', disabled: true } };
