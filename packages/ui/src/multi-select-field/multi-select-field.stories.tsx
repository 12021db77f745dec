import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { MultiSelectField, type MultiSelectFieldProps } from './multi-select-field.tsx';

function Stateful({ value, onChange, ...props }: MultiSelectFieldProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <MultiSelectField
      {...props}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

const anna = { value: '1', label: 'Anna Nowak', hint: 'Warszawa' };
const jan = { value: '2', label: 'Jan Kowalski', hint: 'Kraków' };
const lucja = { value: '3', label: 'Łucja Żak', hint: 'Łódź' };
const piotr = { value: '4', label: 'Piotr Zieliński', hint: 'Gdańsk' };
const people = [anna, jan, lucja, piotr];

const meta = {
  title: 'Forms/MultiSelectField',
  component: MultiSelectField,
  args: { label: 'Opiekunowie', value: [], options: people, onChange: fn(), className: 'max-w-md' },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof MultiSelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'Zobaczą tę sprawę na swojej liście' },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Opiekunowie Wybierz' });
    await userEvent.click(trigger);
    const panel = within(await screen.findByRole('dialog', { name: 'Opiekunowie' }));
    await userEvent.click(panel.getByRole('option', { name: /Jan Kowalski/ }));
    await userEvent.click(panel.getByRole('option', { name: /Anna Nowak/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([jan, anna]);
    await expect(panel.getByRole('option', { name: /Jan Kowalski/ })).toBeChecked();
    // the highlighted one is not said to be chosen
    await expect(panel.getByRole('listbox')).not.toHaveAttribute('aria-multiselectable');
    await expect(panel.getByRole('option', { name: /Piotr/ })).not.toBeChecked();
    await userEvent.click(panel.getByRole('option', { name: /Jan Kowalski/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith([anna]);
    await expect(panel.getByText('Wybrano: 1')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('l');
    const input = await screen.findByRole('combobox');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('odz{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([lucja]);
    await userEvent.clear(input);
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([lucja, piotr]);
    await userEvent.keyboard('{Escape}');
    const trigger = canvas.getByRole('combobox', { name: /^Opiekunowie Łucja Żak, Piotr Zieliński/ });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([lucja]);
  },
};

export const MoreThanShown: Story = {
  args: { value: people, shownChips: 2 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('jeszcze 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń: Anna Nowak' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([jan, lucja, piotr]);
    await expect(canvas.getByText('jeszcze 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść wszystko: Opiekunowie' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('combobox', { name: /Opiekunowie/ })).toHaveFocus();
  },
};

export const AtMostTwo: Story = {
  args: { value: [anna, jan], max: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /^Opiekunowie/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Łucja Żak/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(screen.getByText('Możesz wybrać najwyżej 2')).toBeVisible();
  },
};

const parts = Array.from({ length: 5000 }, (_, index) => ({
  value: `p${index + 1}`,
  label: `Część nr ${String(index + 1).padStart(4, '0')}`,
}));

export const FiveThousand: Story = {
  args: { label: 'Części', options: parts },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Części/ }));
    await screen.findByRole('combobox');
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([parts[4998]]);
  },
};

export const Invalid: Story = {
  args: { error: 'Wybierz przynajmniej jedną osobę', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Opiekunowie/ })).toHaveAccessibleDescription(
      'Wybierz przynajmniej jedną osobę',
    );
  },
};

export const Disabled: Story = {
  args: { value: [anna, jan], disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Anna Nowak, Jan Kowalski/ })).toBeDisabled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
