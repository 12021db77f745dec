import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { SelectField, type SelectFieldProps } from './select-field.tsx';

function Stateful({ value, onValueChange, ...props }: SelectFieldProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <SelectField
      {...props}
      value={chosen}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange?.(next);
      }}
    />
  );
}

const items = [
  { value: 'small', label: 'Mały', hint: 'Do 10 osób' },
  { value: 'medium', label: 'Średni', hint: 'Do 50 osób' },
  { value: 'large', label: 'Duży', hint: 'Do 250 osób' },
  { value: 'huge', label: 'Bardzo duży', disabled: true },
];

const meta = {
  title: 'Forms/SelectField',
  component: SelectField,
  args: { label: 'Rozmiar', items, value: null, onValueChange: fn(), className: 'max-w-xs' },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { required: true, hint: 'Liczba pracowników' },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: /Rozmiar/ });
    await expect(trigger).toHaveAccessibleDescription('Liczba pracowników');
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: /Średni/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('medium');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByRole('option', { name: /Średni/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('large');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const LeftByEscape: Story = {
  args: { value: 'small' },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: /Rozmiar/ });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Mały/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: /Duży/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Clearable: Story = {
  args: { value: 'small', clearable: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść: Rozmiar' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('combobox')).toHaveTextContent('Wybierz');
  },
};

export const ClearedByKey: Story = {
  args: { value: 'small', clearable: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const Invalid: Story = { args: { error: 'Wybierz rozmiar' } };

/** Its list stays 10 px from the edges of the window, wherever the field is. */
export const AtTheEdge: Story = {
  parameters: { specification: ['S9.5'] },
  args: { className: 'fixed top-1/2 left-0 w-24' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Rozmiar/ }));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(Math.round(list.getBoundingClientRect().left)).toBe(10));
  },
};

/** In a toolbar: its edge comes with the pointer or the focus. */
export const Quiet: Story = { args: { value: 'medium', quiet: true, hideLabel: true } };

export const Disabled: Story = { args: { value: 'large', disabled: true } };

/** As the handbook numbers its parts. */
export const OpenAtRest: Story = {
  args: { value: 'medium' },
  parameters: { opened: ['click', '[role=combobox]'] },
};
