import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { MessageComposer, type MessageComposerProps } from './message-composer.tsx';

function Stateful({ draft, onDraftChange, ...props }: MessageComposerProps) {
  const [text, setText] = useState(draft);
  return (
    <div className="flex h-72 max-w-lg flex-col justify-end">
      <MessageComposer
        {...props}
        draft={text}
        onDraftChange={(next) => {
          setText(next);
          onDraftChange(next);
        }}
      />
    </div>
  );
}

const pdf = new File(['dokument'], 'umowa.pdf', { type: 'application/pdf' });

const meta = {
  title: 'Data/MessageComposer',
  component: MessageComposer,
  args: {
    draft: '',
    onDraftChange: fn(),
    onSend: fn(),
    people: [
      { id: '1', name: 'Anna Nowak' },
      { id: '2', name: 'Łucja Żak' },
      { id: '3', name: 'Jan Kowalski' },
    ],
    fileRules: { accept: ['.pdf'], maxBytes: 1_000_000 },
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof MessageComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sending: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Napisz wiadomość' });
    await expect(canvas.getByRole('button', { name: 'Wyślij' })).toBeDisabled();
    await userEvent.type(input, 'Pierwszy wiersz{Shift>}{Enter}{/Shift}drugi');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({
      text: 'Pierwszy wiersz\ndrugi',
      files: [],
      mentions: [],
    });
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'Drugi raz');
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await expect(args.onSend).toHaveBeenCalledTimes(2);
  },
};

export const Mentioning: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'Hej @');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('luc');
    await expect(canvas.getByRole('option', { name: /Łucja Żak/ })).toHaveAttribute('data-highlighted');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Hej @Łucja Żak ');
    await waitFor(() => expect(canvas.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.keyboard('zerknij{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith({
      text: 'Hej @Łucja Żak zerknij',
      files: [],
      mentions: [{ personId: '2', start: 4, end: 14 }],
    });
  },
};

export const MentioningByMouse: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '@');
    await userEvent.click(canvas.getByRole('option', { name: /Jan Kowalski/ }));
    await expect(input).toHaveValue('@Jan Kowalski ');
    await userEvent.type(input, '@');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const WithFiles: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!picker) throw new Error('No file input');
    await userEvent.upload(picker, pdf);
    await expect(canvas.getByText('umowa.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await expect(args.onSend).toHaveBeenCalledWith({ text: '', files: [pdf], mentions: [] });
    await expect(canvas.queryByText('umowa.pdf')).not.toBeInTheDocument();
  },
};

/** A picture as a browser pastes it. */
async function screenshot(): Promise<File> {
  const canvas = new OffscreenCanvas(240, 160);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('No drawing');
  drawing.fillStyle = '#4a7';
  drawing.fillRect(0, 0, 240, 160);
  drawing.fillStyle = '#fff';
  drawing.fillRect(60, 40, 120, 80);
  return new File([await canvas.convertToBlob()], 'zrzut.png', { type: 'image/png' });
}

/** Pictures have a preview before they are sent; a file that only claims to be one is shown by name, like others. */
export const WithPictures: Story = {
  args: { fileRules: { accept: ['.pdf', '.png'], maxBytes: 1_000_000 } },
  play: async ({ canvas, canvasElement, args }) => {
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!picker) throw new Error('No file input');
    const picture = await screenshot();
    const pasted = new DataTransfer();
    pasted.items.add(picture);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(pasted);
    await userEvent.upload(picker, [pdf, new File(['nie'], 'udaje.png', { type: 'image/png' })]);
    const seen = await canvas.findByRole<HTMLImageElement>('img', { name: 'zrzut.png' });
    await waitFor(() => expect(seen.naturalWidth).toBe(240));
    await expect(await canvas.findByText('udaje.png')).toBeVisible();
    await expect(canvas.getByText('umowa.pdf')).toBeVisible();
    const address = seen.src;
    await expect((await fetch(address)).ok).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń plik zrzut.png' }));
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    // its memory is given back
    await expect(fetch(address)).rejects.toThrow();
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste(pasted);
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBe(240));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const WithPicturesNarrow: Story = {
  args: WithPictures.args,
  globals: { viewport: { value: 'w390' } },
  play: WithPictures.play,
};

export const Suggestions: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '@');
    await expect(canvas.getByRole('listbox', { name: 'Kogo wspomnieć' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true, placeholder: 'Ta rozmowa jest zamknięta' } };
