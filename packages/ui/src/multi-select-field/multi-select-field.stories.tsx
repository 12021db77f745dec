import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { MultiSelectField, type MultiSelectFieldProps } from './multi-select-field.tsx';

function Stateful({ value, onValueChange, ...props }: MultiSelectFieldProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <MultiSelectField
      {...props}
      value={chosen}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange?.(next);
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
  args: { label: 'Opiekunowie', value: [], options: people, onValueChange: fn(), className: 'max-w-md' },
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
    await expect(args.onValueChange).toHaveBeenLastCalledWith([jan, anna]);
    await expect(panel.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    // the highlighted option is the active descendant, and not selected
    await userEvent.keyboard('{End}');
    const last = panel.getByRole('option', { name: /Piotr/ });
    await expect(panel.getByRole('combobox')).toHaveAttribute('aria-activedescendant', last.id);
    const selected = panel.getAllByRole('option', { selected: true });
    await expect(selected.map(({ textContent }) => textContent)).toEqual([
      'Anna NowakWarszawa',
      'Jan KowalskiKraków',
    ]);
    await userEvent.click(panel.getByRole('option', { name: /Jan Kowalski/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([anna]);
    await expect(panel.getByText('Wybrano: 1')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('l');
    const input = within(await screen.findByRole('dialog')).getByRole('combobox');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('odz{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([lucja]);
    await userEvent.clear(input);
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([lucja, piotr]);
    await userEvent.keyboard('{Escape}');
    const trigger = canvas.getByRole('combobox', { name: /^Opiekunowie Łucja Żak, Piotr Zieliński/ });
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([lucja]);
  },
};

export const MoreThanShown: Story = {
  args: { value: people, shownChips: 2 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('jeszcze 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń: Anna Nowak' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([jan, lucja, piotr]);
    await expect(canvas.getByText('jeszcze 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść wszystko: Opiekunowie' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('combobox', { name: /Opiekunowie/ })).toHaveFocus();
  },
};

export const AtMostTwo: Story = {
  args: { value: [anna, jan], max: 2 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /^Opiekunowie/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Łucja Żak/ }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
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
    await screen.findByRole('dialog');
    await expect(screen.getAllByRole('option').length).toBeLessThan(40);
    await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([parts[4998]]);
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

/** In a toolbar: its edge comes with the pointer or the focus. */
export const Quiet: Story = { args: { value: [anna], quiet: true, hideLabel: true } };

export const Disabled: Story = {
  args: { value: [anna, jan], disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Anna Nowak, Jan Kowalski/ })).toBeDisabled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** As the handbook numbers its parts. */
export const OpenAtRest: Story = {
  args: { value: people, shownChips: 2 },
  parameters: { opened: ['click', '[role=combobox]'] },
};
