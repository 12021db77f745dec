import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';

function Stateful({ value, onValueChange, ...props }: PhoneFieldProps) {
  const [phone, setPhone] = useState(value);
  return (
    <PhoneField
      {...props}
      value={phone}
      onValueChange={(next) => {
        setPhone(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { label: 'Telefon', value: '', onValueChange: fn(), className: 'max-w-xs' },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Telefon' });
    await userEvent.type(input, '600123456');
    await expect(input).toHaveValue('600 123 456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+48600123456');
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.type(input, '+420601');
    await expect(canvas.getByRole('button', { name: 'Telefon: kraj: Czechy +420' })).toBeVisible();
    await expect(input).toHaveValue('601');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+420601');
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Telefon' });
    await userEvent.click(input);
    await userEvent.paste('+48 600-123-456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+48600123456');
    await userEvent.clear(input);
    await userEvent.paste('0048600123457');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+48600123457');
    await userEvent.clear(input);
    await userEvent.paste('600-123-458');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+48600123458');
    await expect(input).toHaveValue('600 123 458');
  },
};

/** A value stored in another format is shown, and unchanged until the user edits it. */
export const StoredOtherwise: Story = {
  args: { value: '600-123-456 wewn. 7' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Telefon' });
    await expect(input).toHaveValue('600-123-456 wewn. 7');
    await userEvent.click(input);
    await userEvent.tab();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.type(input, '48600123456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+48600123456');
    await expect(input).toHaveValue('600 123 456');
  },
};

/** A number without its country gets the one chosen. */
export const CountryOfNational: Story = {
  args: { value: '600 123 456' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Telefon: kraj: Polska +48' }));
    await userEvent.keyboard('niem{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+49600123456');
  },
};

export const Emptied: Story = {
  args: { value: '+4930123456' },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Telefon' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('button', { name: 'Telefon: kraj: Niemcy +49' })).toBeVisible();
  },
};

export const CountryChosen: Story = {
  args: { value: '+48600123456' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Telefon: kraj: Polska +48' }));
    await expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('Polska');
    await userEvent.keyboard('niem{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('+49600123456');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Telefon: kraj: Niemcy +49' })).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { value: '+4860012', error: 'Podaj pełny numer', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Podaj pełny numer');
  },
};

export const Disabled: Story = {
  args: { value: '+48600123456', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
