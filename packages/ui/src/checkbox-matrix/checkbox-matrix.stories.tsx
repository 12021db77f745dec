import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { CheckboxMatrix, type CheckboxMatrixProps } from './checkbox-matrix.tsx';

function Stateful({ cell, onToggle, ...props }: CheckboxMatrixProps<string, string>) {
  const [changed, setChanged] = useState<Record<string, boolean>>({});
  return (
    <CheckboxMatrix
      {...props}
      cell={(row, column) => {
        const initial = cell(row, column);
        return { ...initial, checked: changed[`${row}.${column}`] ?? initial.checked };
      }}
      onToggle={(row, column, checked) => {
        onToggle(row, column, checked);
        setChanged({ ...changed, [`${row}.${column}`]: checked });
      }}
    />
  );
}

const meta = {
  title: 'Data/CheckboxMatrix',
  component: CheckboxMatrix<string, string>,
  args: {
    label: 'Dostęp do działów',
    rowsLabel: 'Dział',
    rows: [
      { key: 'documents', label: 'Dokumenty', hint: 'Pliki i ich opisy' },
      { key: 'calendar', label: 'Kalendarz' },
      { key: 'archive', label: 'Archiwum' },
    ],
    columns: [
      { key: 'see', label: 'Podgląd' },
      { key: 'change', label: 'Edycja' },
      { key: 'remove', label: 'Usuwanie', hint: 'Nieodwracalne' },
    ],
    cell: (row, column) => ({
      checked: column === 'see',
      disabled: row === 'archive',
      mark: row === 'calendar' && column === 'see' ? 'różni się od domyślnych' : undefined,
    }),
    onToggle: fn(),
    className: 'max-w-xl',
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof CheckboxMatrix<string, string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Dokumenty: Edycja' }));
    await expect(canvas.getByRole('checkbox', { name: 'Dokumenty: Edycja' })).toBeChecked();
    await expect(args.onToggle).toHaveBeenLastCalledWith('documents', 'change', true);
    await expect(
      canvas.getByRole('checkbox', { name: 'Kalendarz: Podgląd, różni się od domyślnych' }),
    ).toBeChecked();
  },
};

/** A box ticked offline is shown as ticked, and pending. */
export const Waiting: Story = {
  args: {
    cell: (row, column) => ({
      checked: column === 'see',
      disabled: false,
      mark: row === 'calendar' && column === 'see' ? 'różni się od domyślnych' : undefined,
      pending: row === 'calendar' ? 'czeka na połączenie' : undefined,
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('checkbox', { name: 'Kalendarz: Edycja, czeka na połączenie' }),
    ).not.toBeChecked();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Dokumenty: Podgląd' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('checkbox', { name: 'Kalendarz: Edycja' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('calendar', 'change', true);
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('checkbox', { name: 'Kalendarz: Usuwanie' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const Locked: Story = {
  play: async ({ canvas, args }) => {
    const locked = canvas.getByRole('checkbox', { name: 'Archiwum: Edycja' });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(locked);
    await expect(locked).not.toBeChecked();
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { rows: [], empty: <p className="p-6 text-center text-text-muted">Nic nie pasuje</p> },
};
