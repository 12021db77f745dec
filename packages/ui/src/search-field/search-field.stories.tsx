import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { SearchField, type SearchFieldProps } from './search-field.tsx';

function Stateful({ value, onChange, ...props }: SearchFieldProps) {
  const [text, setText] = useState(value);
  return (
    <SearchField
      {...props}
      value={text}
      onChange={(next) => {
        setText(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Szukaj na liście', value: '', onChange: fn(), delay: 50, className: 'max-w-xs' },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { placeholder: 'Nazwa lub numer', shortcut: '/' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Szukaj na liście' });
    await userEvent.keyboard('/');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'kowal');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('kowal'));
    await userEvent.type(input, 'ski{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('kowalski');
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveFocus();
  },
};

export const ClearedByEscape: Story = {
  args: { value: 'kowalski' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
