import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { FileDrop, type FileDropProps } from './file-drop.tsx';
import type { AddedFile } from './file-list.tsx';

function Stateful({ files, onFiles, onRemove, ...props }: FileDropProps) {
  const [added, setAdded] = useState<readonly AddedFile[]>(files);
  return (
    <FileDrop
      {...props}
      files={added}
      onFiles={(next) => {
        onFiles(next);
        setAdded([
          ...added,
          ...next.map((file) => ({ id: file.name, name: file.name, size: file.size, file })),
        ]);
      }}
      onRemove={(id) => {
        onRemove(id);
        setAdded(added.filter((file) => file.id !== id));
      }}
    />
  );
}

function carrying(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

const pdf = new File(['dokument'], 'umowa.pdf', { type: 'application/pdf' });
const huge = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'skan.pdf', { type: 'application/pdf' });

const meta = {
  title: 'Forms/FileDrop',
  component: FileDrop,
  args: {
    label: 'Dokumenty',
    accept: ['.pdf', '.jpg', '.png'],
    maxBytes: 10 * 1024 * 1024,
    maxFiles: 3,
    files: [],
    onFiles: fn(),
    onRemove: fn(),
    className: 'max-w-lg',
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No file input');
    await userEvent.upload(input, pdf);
    await expect(args.onFiles).toHaveBeenCalledWith([pdf]);
    await expect(canvas.getByText('umowa.pdf')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń plik umowa.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith('umowa.pdf');
  },
};

export const Dropped: Story = {
  parameters: { specification: ['S8.5'] },
  play: async ({ canvas, args }) => {
    const files = [pdf, new File(['x'], 'program.exe'), new File([], 'pusty.pdf'), huge];
    const target = canvas.getByText(/Przeciągnij pliki/);
    await fireEvent(
      target,
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carrying(files) }),
    );
    await expect(args.onFiles).toHaveBeenCalledWith([pdf]);
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Nie dodano niektórych plików');
    await expect(status).toHaveTextContent('program.exe: niedozwolony rodzaj pliku');
    await expect(status).toHaveTextContent('pusty.pdf jest pusty');
    await expect(status).toHaveTextContent('skan.pdf jest za duży. Limit: 10 MB');
  },
};

/** A drop area that describes in its own words what it accepts. */
export const WrongType: Story = {
  args: { accept: ['.pdf'], wrongType: 'Wybierz ofertę w pliku .pdf' },
  play: async ({ canvas, args }) => {
    const dataTransfer = carrying([new File(['x'], 'oferta.docx')]);
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    await fireEvent(canvas.getByText(/Przeciągnij pliki/), drop);
    await expect(args.onFiles).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Wybierz ofertę w pliku .pdf');
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const target = canvas.getByRole('button', { name: 'wybierz z dysku' });
    await fireEvent(target, new ClipboardEvent('paste', { bubbles: true, clipboardData: carrying([pdf]) }));
    await expect(args.onFiles).toHaveBeenCalledWith([pdf]);
  },
};

export const Uploading: Story = {
  args: {
    onRetry: fn(),
    onCancel: fn(),
    files: [
      { id: '1', name: 'umowa-najmu-z-zalacznikami.pdf', size: 2_400_000, progress: 0.4 },
      { id: '2', name: 'dowod.jpg', size: 340_000, error: 'Nie udało się wysłać' },
      { id: '3', name: 'polisa.pdf', size: 120_000 },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij ponownie plik dowod.jpg' }));
    await expect(args.onRetry).toHaveBeenCalledWith('2');
    canvas.getByRole('button', { name: 'Przerwij wysyłanie pliku umowa-najmu-z-zalacznikami.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń plik polisa.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith('3');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'wybierz z dysku' })).toBeDisabled();
  },
};
