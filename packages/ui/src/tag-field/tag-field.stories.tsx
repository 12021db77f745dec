import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { TagField, type TagFieldProps } from './tag-field.tsx';

function Stateful({ value, onValueChange, ...props }: TagFieldProps) {
  const [tags, setTags] = useState(value);
  return (
    <TagField
      {...props}
      value={tags}
      onValueChange={(next) => {
        setTags(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/TagField',
  component: TagField,
  args: { label: 'Etykiety', value: [], onValueChange: fn(), className: 'max-w-sm' },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Etykiety' });
    await userEvent.type(input, 'pilne{Enter}stały klient,');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['pilne', 'stały klient']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Dodano: stały klient');
    await userEvent.paste('VIP; hurt\nnowe');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'pilne',
      'stały klient',
      'VIP',
      'hurt',
      'nowe',
    ]);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['pilne', 'stały klient', 'VIP', 'hurt']);
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń: VIP' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['pilne', 'stały klient', 'hurt']);
    await expect(input).toHaveFocus();
  },
};

export const DuplicateRefused: Story = {
  args: { value: ['pilne'] },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Etykiety' });
    await userEvent.type(input, 'Pilne{Enter}');
    await expect(input).toHaveAccessibleDescription('„Pilne” już tu jest');
    await expect(input).toHaveValue('Pilne');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input, '{Backspace}');
    await expect(input).toBeValid();
  },
};

export const Validated: Story = {
  args: {
    label: 'Odbiorcy',
    max: 2,
    validate: (tag) => (tag.includes('@') ? undefined : `„${tag}” to nie jest adres e-mail`),
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Odbiorcy' });
    await userEvent.type(input, 'jan{Enter}');
    await expect(canvas.getByText('„jan” to nie jest adres e-mail')).toBeVisible();
    await userEvent.type(input, '@firma.pl{Enter}');
    await userEvent.paste('a@firma.pl, b@firma.pl');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['jan@firma.pl', 'a@firma.pl']);
    await expect(canvas.getByText('Nie dodano „b@firma.pl”: limit to 2')).toBeVisible();
  },
};

export const Suggested: Story = {
  args: { suggestions: ['Łódź', 'Kraków', 'Warszawa', 'Wrocław'], value: ['Kraków'], label: 'Miasta' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Miasta' });
    await userEvent.type(input, 'w');
    await screen.findByRole('listbox', { name: 'Miasta: podpowiedzi' });
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: 'Wrocław' });
    await expect(second).toHaveAttribute('data-highlighted');
    await expect(input).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Kraków', 'Wrocław']);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.type(input, 'lo');
    await userEvent.click(await screen.findByRole('option', { name: 'Łódź' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Kraków', 'Wrocław', 'Łódź']);
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'w');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(input).toHaveValue('w');
  },
};

export const Disabled: Story = {
  args: { value: ['pilne', 'VIP'], disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
