import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { DateField, type DateFieldProps } from './date-field.tsx';

function Stateful({ value, onValueChange, ...props }: DateFieldProps) {
  const [date, setDate] = useState(value);
  return (
    <DateField
      {...props}
      value={date}
      onValueChange={(next) => {
        setDate(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { label: 'Data odbioru', value: '2026-03-05', onValueChange: fn(), className: 'max-w-48' },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Data odbioru' });
    await userEvent.type(input, '5.3.2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-05');
    await userEvent.tab();
    await expect(input).toHaveValue('05.03.2026');
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '30.02.2026');
    await userEvent.tab();
    await expect(input).toHaveValue('30.02.2026');
    await expect(canvas.getByText('Wpisz datę, np. 05.03.2026')).toBeVisible();
  },
};

export const Picked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otwórz kalendarz: Data odbioru' }));
    const selected = await screen.findByRole('button', { name: /, 5 marca 2026/ });
    await waitFor(() => expect(selected).toHaveFocus());
    const calendar = within(screen.getByRole('dialog', { name: 'Data odbioru' }));
    const weekdays = calendar.getAllByRole('columnheader', { hidden: true });
    await expect(weekdays[0]).toHaveTextContent(/^pon/i);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-13');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('textbox')).toHaveValue('13.03.2026');
  },
};

export const LeftByEscape: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Data odbioru' });
    await userEvent.click(input);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const selected = await screen.findByRole('button', { name: /, 5 marca 2026/ });
    await waitFor(() => expect(selected).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(input).toHaveValue('05.03.2026');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const WithinLimits: Story = {
  args: { min: '2026-03-03', max: '2026-03-20' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.click(input);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.click(await screen.findByRole('button', { name: /10 marca 2026/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-03-10');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.clear(input);
    await userEvent.type(input, '21.03.2026');
    await expect(canvas.getByText('Ta data jest poza dozwolonym zakresem')).toBeVisible();
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otwórz kalendarz: Data odbioru' }));
    await expect(await screen.findByRole('dialog', { name: 'Data odbioru' })).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { error: 'Podaj datę odbioru', value: null, required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Podaj datę odbioru');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Otwórz kalendarz: Data odbioru' })).toBeDisabled();
  },
};
