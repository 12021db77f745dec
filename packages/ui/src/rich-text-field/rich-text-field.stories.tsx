import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import type { RichTextNode } from './document.ts';
import { RichText } from './rich-text.tsx';
import { RichTextField, type RichTextFieldProps } from './rich-text-field.tsx';

function Stateful({ value, onValueChange, ...props }: RichTextFieldProps) {
  const [document, setDocument] = useState(value);
  return (
    <RichTextField
      {...props}
      value={document}
      onValueChange={(next, text) => {
        setDocument(next);
        onValueChange?.(next, text);
      }}
    />
  );
}

const people = [
  { id: '1', name: 'Anna Nowak', hint: 'Kraków' },
  { id: '2', name: 'Jan Kowalski', hint: 'Łódź' },
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

const paragraph = (...content: RichTextNode[]): RichTextNode => ({
  type: 'doc',
  content: [{ type: 'paragraph', ...(content.length > 0 ? { content } : {}) }],
});

const meta = {
  title: 'Forms/RichTextField',
  component: RichTextField,
  args: {
    label: 'Notatka',
    value: null,
    onValueChange: fn(),
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
    const box = await canvas.findByRole('textbox', { name: 'Notatka' });
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Pogrubienie' }));
    await expect(canvas.getByRole('button', { name: 'Pogrubienie' })).toHaveAttribute('aria-pressed', 'true');
    // the editor restores the focus in an animation frame of its own
    await waitFor(() => expect(box).toHaveFocus());
    canvas.getByRole('button', { name: 'Pogrubienie' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Przekreślenie' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Link' })).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Notatka' }));
    await userEvent.keyboard('Cena do ');
    await userEvent.keyboard('{Control>}b{/Control}');
    await userEvent.keyboard('piątku');
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        paragraph(
          { type: 'text', text: 'Cena do ' },
          { type: 'text', text: 'piątku', marks: [{ type: 'bold' }] },
        ),
        'Cena do piątku',
      ),
    );
  },
};

/** Answers every change with a copy of the value before it, as a form that is slow to render does. */
function Behind({ value, onValueChange, ...props }: RichTextFieldProps) {
  const latest = useRef(value);
  const [document, setDocument] = useState(value);
  return (
    <RichTextField
      {...props}
      value={document}
      onValueChange={(next, text) => {
        setDocument(structuredClone(latest.current));
        latest.current = next;
        onValueChange?.(next, text);
      }}
    />
  );
}

export const AnsweredLate: Story = {
  render: (args) => <Behind {...args} />,
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'Notatka' });
    await userEvent.click(box);
    for (const written of ['d', 'dz', 'dzi', 'dziś']) {
      await userEvent.keyboard(written.slice(-1));
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), written));
    }
    await expect(box).toHaveTextContent('dziś');
  },
};

export const Undone: Story = {
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'Notatka' });
    await userEvent.click(box);
    await userEvent.keyboard('Pomyłka');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), 'Pomyłka'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(paragraph(), '');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.anything(), 'Pomyłka');
    await expect(box).toHaveTextContent('Pomyłka');
  },
};

export const Mentioned: Story = {
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'Notatka' });
    await userEvent.click(box);
    await userEvent.keyboard('Zapytaj @');
    await expect(await canvas.findByRole('listbox', { name: 'Kogo wspomnieć' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /Anna Nowak/ })).toHaveAttribute('data-highlighted');
    await userEvent.keyboard('{ArrowDown}');
    const jan = canvas.getByRole('option', { name: /Jan Kowalski/ });
    await expect(jan).toHaveAttribute('data-highlighted');
    await expect(box).toHaveAttribute('aria-activedescendant', jan.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      paragraph(
        { type: 'text', text: 'Zapytaj ' },
        { type: 'mention', attrs: expect.objectContaining({ id: '2', label: 'Jan Kowalski' }) },
        { type: 'text', text: ' ' },
      ),
      'Zapytaj @Jan Kowalski',
    );
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const Linked: Story = {
  args: { value: paragraph({ type: 'text', text: 'Cennik' }) },
  play: async ({ canvas, args }) => {
    const box = await canvas.findByRole('textbox', { name: 'Notatka' });
    await userEvent.click(box);
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const address = await screen.findByRole('textbox', { name: 'Adres' });
    await userEvent.type(address, 'cennik{Enter}');
    await expect(screen.getByText('Wpisz adres, np. firma.pl albo jan@firma.pl')).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(address, '.firma.pl{Enter}');
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        paragraph({
          type: 'text',
          text: 'Cennik',
          marks: [{ type: 'link', attrs: expect.objectContaining({ href: 'https://cennik.firma.pl' }) }],
        }),
        'Cennik',
      ),
    );
    await waitFor(() => expect(box).toHaveFocus());
    const link = canvas.getByRole('button', { name: 'Link' });
    await expect(link).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(link);
    await expect(await screen.findByRole('textbox', { name: 'Adres' })).toHaveValue(
      'https://cennik.firma.pl',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Usuń link' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      paragraph({ type: 'text', text: 'Cennik' }),
      'Cennik',
    );
  },
};

export const Filled: Story = {
  args: { value: letter, maxLength: 40 },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Notatka' });
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
    const box = await canvas.findByRole('textbox', { name: 'Notatka' });
    await waitFor(() => expect(box).toHaveAttribute('contenteditable', 'false'));
    await expect(canvas.getByRole('button', { name: 'Kursywa' })).toBeDisabled();
  },
};
