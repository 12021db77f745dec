import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { TimeField, type TimeFieldProps } from './time-field.tsx';

function Stateful({ value, onValueChange, ...props }: TimeFieldProps) {
  const [time, setTime] = useState(value);
  return (
    <TimeField
      {...props}
      value={time}
      onValueChange={(next) => {
        setTime(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  args: { label: 'Godzina spotkania', value: '', onValueChange: fn(), className: 'max-w-48' },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const hour = canvas.getByRole('spinbutton', { name: 'Godzina spotkania: godzina' });
    const minute = canvas.getByRole('spinbutton', { name: 'Godzina spotkania: minuta' });
    await userEvent.click(hour);
    await userEvent.keyboard('9');
    await expect(minute).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('45');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:45');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(hour).toHaveAttribute('aria-valuenow', '9');
    await expect(minute).toHaveAttribute('aria-valuetext', 'puste');
    await userEvent.paste('17:05');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('17:05');
  },
};

export const Turned: Story = {
  args: { value: '23:50', minuteStep: 15, clearable: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('00:50');
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('00:00');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('00:45');
    await userEvent.keyboard('{End}{ArrowLeft}{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('00:59');
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść: Godzina spotkania' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const HourOnly: Story = {
  parameters: { specification: ['S9.7'] },
  args: { accuracy: 'hour', value: '08:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(1);
  },
};

export const Milliseconds: Story = {
  parameters: { specification: ['S9.7'] },
  args: { accuracy: 'millisecond', value: '08:15:30.250' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('spinbutton', { name: /milisekunda/ }));
    await userEvent.keyboard('007');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('08:15:30.007');
  },
};

export const Seconds: Story = {
  parameters: { specification: ['S9.7'] },
  args: { accuracy: 'second', value: '08:15:30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /sekunda/ })).toHaveAttribute('aria-valuenow', '30');
    await expect(canvas.queryByRole('spinbutton', { name: /pora dnia/ })).not.toBeInTheDocument();
  },
};

export const TwelveHours: Story = {
  parameters: { specification: ['S9.7'] },
  args: { hourCycle: 12, value: '12:30' },
  play: async ({ canvas, args }) => {
    const period = canvas.getByRole('spinbutton', { name: 'Godzina spotkania: pora dnia' });
    await expect(canvas.getByRole('spinbutton', { name: /: godzina/ })).toHaveAttribute(
      'aria-valuenow',
      '12',
    );
    await expect(period).toHaveValue('PM');
    await userEvent.click(period);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('00:30');
    await userEvent.keyboard('p');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12:30');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('00:30');
  },
};

export const OutOfRange: Story = {
  args: { min: '08:00', max: '16:00', value: '17:30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Podaj godzinę od 08:00 do 16:00')).toBeVisible();
    const hour = canvas.getByRole('spinbutton', { name: /: godzina/ });
    await expect(hour).toHaveAccessibleDescription('Podaj godzinę od 08:00 do 16:00');
    await userEvent.click(hour);
    await userEvent.keyboard('15');
    await expect(canvas.queryByText(/Podaj godzinę/)).not.toBeInTheDocument();
  },
};

export const Disabled: Story = {
  args: { value: '10:00', disabled: true },
  play: async ({ canvas }) => {
    for (const segment of canvas.getAllByRole('spinbutton')) await expect(segment).toBeDisabled();
  },
};
