import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { DateRangeField, type DateRangeFieldProps } from './date-range-field.tsx';

function Stateful({ value, onValueChange, ...props }: DateRangeFieldProps) {
  const [range, setRange] = useState(value);
  return (
    <DateRangeField
      {...props}
      value={range}
      onValueChange={(next) => {
        setRange(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Okres',
    value: { type: 'last_7_days', from: '2026-11-14', to: '2026-11-20' },
    today: '2026-11-20',
    onValueChange: fn(),
    className: 'max-w-sm',
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Okres Ostatnie 7 dni 14.11.2026 – 20.11.2026' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Poprzedni kwartał' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      type: 'last_quarter',
      from: '2026-07-01',
      to: '2026-09-30',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const chosen = await screen.findByRole('button', { name: 'Poprzedni kwartał', pressed: true });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      type: 'last_month',
      from: '2026-10-01',
      to: '2026-10-31',
    });
  },
};

export const Picked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /^Okres/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Okres' }));
    await expect(panel.getAllByRole('grid')).toHaveLength(2);
    await userEvent.click(panel.getByRole('button', { name: /, 10 listopada 2026/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      type: 'selected_range',
      from: '2026-11-10',
      to: null,
    });
    await userEvent.click(panel.getByRole('button', { name: /, 4 listopada 2026/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      type: 'selected_range',
      from: '2026-11-04',
      to: '2026-11-10',
    });
    await expect(canvas.getByText('04.11.2026 – 10.11.2026')).toBeInTheDocument();
  },
};

export const Typed: Story = {
  args: { value: null, clearable: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Okres Wybierz' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Okres' }));
    await userEvent.type(panel.getByRole('textbox', { name: 'Od' }), '20.11.2026');
    await userEvent.type(panel.getByRole('textbox', { name: 'Do' }), '1.11.2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      type: 'selected_range',
      from: '2026-11-20',
      to: '2026-11-01',
    });
    await expect(panel.getByText('Data „od” jest późniejsza niż „do”')).toBeVisible();
    await userEvent.clear(panel.getByRole('textbox', { name: 'Do' }));
    await userEvent.type(panel.getByRole('textbox', { name: 'Do' }), '25.11.2026');
    await expect(screen.queryByText(/jest późniejsza/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść: Okres' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const Backwards: Story = {
  args: { value: { type: 'selected_range', from: '2026-11-20', to: '2026-11-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Data „od” jest późniejsza niż „do”',
    );
  },
};

export const Disabled: Story = {
  args: { disabled: true, clearable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /^Okres/ })).toBeDisabled();
  },
};

/** As the handbook numbers its parts. */
export const OpenAtRest: Story = { parameters: { opened: ['click', '[role=combobox]'] } };
