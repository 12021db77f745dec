import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';

import { digitsOnly, inGroups } from '../formatted-field/index.ts';
import { SecretField, type SecretFieldProps } from './secret-field.tsx';

function Stateful({ value, onValueChange, ...props }: SecretFieldProps) {
  const [plain, setPlain] = useState(value);
  return (
    <SecretField
      {...props}
      value={plain}
      onValueChange={(next) => {
        setPlain(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/SecretField',
  component: SecretField,
  args: {
    label: 'PESEL',
    value: '90010112343',
    parse: digitsOnly,
    maxLength: 11,
    inputMode: 'numeric',
    onValueChange: fn(),
    onReveal: fn(),
    className: 'max-w-xs',
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SecretField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'PESEL' });
    await expect(input).toHaveValue('••••••••343');
    await expect(input).toHaveAttribute('readonly');
    await expect(input).toHaveAccessibleDescription('Wartość jest ukryta');
    await expect(canvas.queryByRole('button', { name: 'Kopiuj: PESEL' })).not.toBeInTheDocument();
  },
};

export const Revealed: Story = {
  play: async ({ canvas, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    const input = canvas.getByRole('textbox', { name: 'PESEL' });
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż: PESEL' }));
    await expect(input).toHaveValue('90010112343');
    await expect(args.onReveal).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Kopiuj: PESEL' }));
    await expect(write).toHaveBeenCalledWith('90010112343');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Skopiowano'));
    await userEvent.type(input, '{Backspace}5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('90010112345');
    canvas.getByRole('button', { name: 'Ukryj: PESEL' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('••••••••345');
  },
};

const read = fn<() => Promise<string>>();

function Stored({ onValueChange, ...props }: SecretFieldProps) {
  const [plain, setPlain] = useState<string>();
  const [refused, setRefused] = useState(false);
  return (
    <SecretField
      {...props}
      value={plain ?? ''}
      masked={plain === undefined ? '900*****343' : undefined}
      onValueChange={(next) => {
        setPlain(next);
        onValueChange?.(next);
      }}
      error={refused ? 'Nie udało się odczytać numeru' : undefined}
      onReveal={async () => {
        if (plain !== undefined) return;
        setRefused(false);
        try {
          setPlain(await read());
        } catch (error) {
          setRefused(true);
          throw error;
        }
      }}
    />
  );
}

/** The page gets the value only when the user requests it. */
export const Asked: Story = {
  render: (args) => <Stored {...args} />,
  play: async ({ canvas, args }) => {
    const answer = Promise.withResolvers<string>();
    read.mockReset().mockRejectedValueOnce(new Error('no')).mockReturnValueOnce(answer.promise);
    const input = canvas.getByRole('textbox', { name: 'PESEL' });
    await expect(input).toHaveValue('900*****343');
    await userEvent.type(input, '1');
    await expect(input).toHaveValue('900*****343');
    await expect(args.onValueChange).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż: PESEL' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Nie udało się odczytać numeru/));
    await expect(input).toHaveValue('900*****343');

    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż: PESEL' }));
    await expect(canvas.getByRole('button', { name: 'Pokaż: PESEL', busy: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż: PESEL' }));
    await expect(read).toHaveBeenCalledTimes(2);
    answer.resolve('90010112343');
    await waitFor(() => expect(input).toHaveValue('90010112343'));
    await userEvent.type(input, '{Backspace}5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('90010112345');
    await userEvent.click(canvas.getByRole('button', { name: 'Ukryj: PESEL' }));
    await expect(input).toHaveValue('••••••••345');
  },
};

/** What was typed is not hidden: it may be wrong, and has to be corrected. */
export const TypedStays: Story = {
  args: { value: '', hideAfter: 50, error: 'PESEL musi mieć 11 cyfr' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'PESEL' });
    await userEvent.type(input, '9001011234');
    await userEvent.tab();
    window.dispatchEvent(new FocusEvent('blur'));
    await waitFor(() => expect(input).not.toHaveFocus());
    await expect(input).toHaveValue('9001011234');
    await userEvent.type(input, '3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('90010112343');
    await userEvent.click(canvas.getByRole('button', { name: 'Ukryj: PESEL' }));
    await expect(input).toHaveValue('••••••••343');
  },
};

export const HidesAgain: Story = {
  args: { hideAfter: 50 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'PESEL' });
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż: PESEL' }));
    await waitFor(() => expect(input).toHaveValue('••••••••343'));
  },
};

export const HidesWhenWindowIsLeft: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'PESEL' });
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż: PESEL' }));
    await expect(input).toHaveValue('90010112343');
    window.dispatchEvent(new FocusEvent('blur'));
    await waitFor(() => expect(input).toHaveValue('••••••••343'));
  },
};

export const Empty: Story = {
  args: {
    label: 'Numer rachunku',
    value: '',
    format: (plain) => inGroups(plain, [2, 4], ' '),
    maxLength: 26,
    shownAtEnd: 4,
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Numer rachunku' });
    await userEvent.type(input, '611090');
    await expect(input).toHaveValue('61 1090');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('611090');
    await userEvent.click(canvas.getByRole('button', { name: 'Ukryj: Numer rachunku' }));
    await expect(input).toHaveValue('••1090');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Pokaż: PESEL' })).toBeDisabled();
  },
};
