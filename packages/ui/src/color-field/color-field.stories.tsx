import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { ColorField, type ColorFieldProps } from './color-field.tsx';

function Sample(props: ColorFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ColorField
      {...props}
      value={value}
      onValueChange={(next) => {
        props.onValueChange?.(next);
        setValue(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/ColorField',
  component: ColorField,
  render: (args) => <Sample {...args} />,
  args: { label: 'Kolor nagłówka', value: '', fallback: '#0b5563', onValueChange: fn() },
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Kolor nagłówka' })).toHaveAttribute(
      'placeholder',
      '#0b5563',
    );
    await expect(canvas.getByLabelText('Kolor nagłówka: wybierz z palety')).toHaveValue('#0b5563');
  },
};

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const picker = canvas.getByLabelText('Kolor nagłówka: wybierz z palety');
    await userEvent.tab();
    await expect(picker).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('#B3261');
    await expect(picker).toHaveValue('#0b5563');
    await userEvent.keyboard('E');
    await expect(picker).toHaveValue('#b3261e');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#B3261E');
  },
};

export const Picked: Story = {
  play: async ({ canvas, args }) => {
    // the palette itself is the system's, out of a test's reach
    await fireEvent.change(canvas.getByLabelText('Kolor nagłówka: wybierz z palety'), {
      target: { value: '#1b6e3c' },
    });
    await expect(args.onValueChange).toHaveBeenCalledWith('#1b6e3c');
    await expect(canvas.getByRole('textbox')).toHaveValue('#1b6e3c');
  },
};

export const Wrong: Story = {
  args: { value: 'zielony', error: 'Podaj kolor w postaci #rrggbb' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByText('Podaj kolor w postaci #rrggbb')).toBeVisible();
  },
};

export const Disabled: Story = {
  args: { value: '#b3261e', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByLabelText(/wybierz z palety/)).toBeDisabled();
  },
};
