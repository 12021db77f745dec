import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, mocked, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/index.ts';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

function Stateful({ value, onValueChange, ...props }: SearchFieldProps) {
  const [text, setText] = useState(value);
  return (
    <SearchField
      {...props}
      value={text}
      onValueChange={(next) => {
        setText(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Szukaj na liście', value: '', onValueChange: fn(), delay: 50, className: 'max-w-xs' },
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
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('kowal'));
    await userEvent.type(input, 'ski{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('kowalski');
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveFocus();
  },
};

/** The value follows the typed text with a delay, like one that is in the address. */
function Following({ value, onValueChange, ...props }: SearchFieldProps) {
  const [text, setText] = useState(value);
  return (
    <>
      <SearchField
        {...props}
        value={text}
        onValueChange={(next) => {
          onValueChange?.(next);
          setTimeout(() => {
            setText(next);
          }, 100);
        }}
      />
      <p>Szukane: {text}</p>
      <Button
        onClick={() => {
          setText('');
        }}
      >
        Wyczyść filtry
      </Button>
    </>
  );
}

export const ValueThatFollowsLate: Story = {
  args: { delay: 20 },
  render: (args) => <Following {...args} />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox');
    const slowly = userEvent.setup({ delay: 60 });
    await slowly.type(input, 'kowal');
    await expect(input).toHaveValue('kowal');
    await canvas.findByText('Szukane: kowal');
    await expect(input).toHaveValue('kowal');
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść filtry' }));
    await expect(input).toHaveValue('');
  },
};

export const ClearedByEscape: Story = {
  args: { value: 'kowalski' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onValueChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** A letter typed in the moment in which what was typed before is sent, before that was drawn, is not lost. */
export const TypedWhileSent: Story = {
  args: { delay: 400 },
  beforeEach: ({ args }) => {
    mocked(args.onValueChange)?.mockImplementationOnce(() => {
      const input = document.querySelector<HTMLInputElement>('[role="searchbox"]');
      if (input) void fireEvent.input(input, { target: { value: 'ew' } });
    });
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('searchbox');
    await fireEvent.input(input, { target: { value: 'e' } });
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('e'));
    const drawn: string[] = [];
    while (!mocked(args.onValueChange)?.mock.calls.some(([sent]) => sent === 'ew')) {
      await new Promise(requestAnimationFrame);
      drawn.push(input.value);
    }
    await expect(new Set(drawn)).toEqual(new Set(['ew']));
  },
};
