import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { RichText } from './rich-text.tsx';
import { RichTextField, type RichTextFieldProps } from './rich-text-field.tsx';

function Stateful({ value, onChange, ...props }: RichTextFieldProps) {
  const [document, setDocument] = useState(value);
  return (
    <RichTextField
      {...props}
      value={document}
      onChange={(next, text) => {
        setDocument(next);
        onChange(next, text);
      }}
    />
  );
}

const people = [
  { id: '1', label: 'Anna Nowak', hint: 'Kraków' },
  { id: '2', label: 'Jan Kowalski', hint: 'Łódź' },
];

const letter = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'mention', attrs: { id: '1', label: 'Anna Nowak' } },
        { type: 'text', text: ' przygotuj ' },
        { type: 'text', text: 'dziś', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' ' },
        {
          type: 'text',
          text: 'cennik',
          marks: [{ type: 'link', attrs: { href: 'https://firma.pl/cennik' } }],
        },
        { type: 'text', text: ' i ' },
        { type: 'text', text: 'pułapkę', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
      ],
    },
    {
      type: 'bulletList',
      content: ['dla biura', 'dla magazynu'].map((text) => ({
        type: 'listItem',
        content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
      })),
    },
  ],
};

/** The editor's chunk may come slowly the first time. */
const editorLoads = { timeout: 10_000 };

const meta = {
  title: 'Forms/RichTextField',
  component: RichTextField,
  args: {
    label: 'Notatka',
    value: null,
    onChange: fn(),
    people,
    placeholder: 'Napisz, co ustalono',
    className: 'max-w-xl',
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof RichTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'Notatka' }, editorLoads);
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Pogrubienie' }));
    await expect(canvas.getByRole('button', { name: 'Pogrubienie' })).toHaveAttribute('aria-pressed', 'true');
    canvas.getByRole('button', { name: 'Pogrubienie' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Przekreślenie' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Link' })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Filled: Story = {
  args: { value: letter, maxLength: 40 },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Notatka' }, editorLoads);
    await expect(box).toHaveTextContent('@Anna Nowak przygotuj dziś cennik');
    await expect(canvas.getByText('Tekst może mieć najwyżej 40 znaków')).toBeVisible();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Read: Story = {
  render: () => <RichText value={letter} className="max-w-xl" />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'cennik' });
    await expect(link).toHaveAttribute('href', 'https://firma.pl/cennik');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(canvas.queryByRole('link', { name: 'pułapkę' })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Disabled: Story = {
  args: { value: letter, disabled: true },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Notatka' }, editorLoads);
    await waitFor(() => expect(box).toHaveAttribute('contenteditable', 'false'));
    await expect(canvas.getByRole('button', { name: 'Kursywa' })).toBeDisabled();
  },
};
