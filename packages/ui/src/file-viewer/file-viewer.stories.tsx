import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/index.ts';
import { samplePdf } from '../pdf-viewer/sample-pdf.ts';
import { FileViewer, type FileViewerProps, type ViewedFile } from './file-viewer.tsx';

/** A picture of two colours, as a file would bring it. */
async function picture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(320, 200);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('no canvas');
  drawing.fillStyle = 'slategray';
  drawing.fillRect(0, 0, 320, 200);
  drawing.fillStyle = 'gainsboro';
  drawing.fillRect(40, 40, 120, 80);
  return await canvas.convertToBlob({ type: 'image/png' });
}

const contract = samplePdf(['Umowa', 'Podpisy']);

const files: ViewedFile[] = [
  { id: 'image', name: 'przod.png', type: 'image/png', size: 48_000, load: picture },
  {
    id: 'text',
    name: 'notatka.txt',
    type: 'text/plain',
    size: 44,
    load: () => Promise.resolve(new Blob(['Odbiór w piątek o 10:00.\nZabrać dowód.'])),
  },
  {
    id: 'pdf',
    name: 'umowa.pdf',
    type: 'application/pdf',
    size: 96_000,
    load: () => Promise.resolve(new Blob([contract.slice()], { type: 'application/pdf' })),
  },
  {
    id: 'other',
    name: 'wyliczenie.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    size: 182_000,
    load: () => Promise.resolve(new Blob()),
  },
  {
    id: 'broken',
    name: 'skan.png',
    type: 'image/png',
    load: () => Promise.reject(new Error('no answer')),
  },
];

function Stateful(props: FileViewerProps) {
  const [openId, setOpenId] = useState(props.openId);
  return (
    <>
      <Button
        onClick={() => {
          setOpenId('image');
        }}
      >
        Otwórz pliki
      </Button>
      <FileViewer {...props} openId={openId} onOpenIdChange={setOpenId} />
    </>
  );
}

function MailWithFile() {
  const [openId, setOpenId] = useState<string>();
  return (
    <div className="space-y-4">
      <p>Proszę o ofertę.</p>
      <Button
        onClick={() => {
          setOpenId('text');
        }}
      >
        notatka.txt
      </Button>
      <FileViewer
        files={files.slice(1, 2)}
        openId={openId}
        onOpenIdChange={setOpenId}
        onDownload={() => undefined}
      />
    </div>
  );
}

const meta = {
  title: 'Overlays/FileViewer',
  component: FileViewer,
  args: { files, openId: 'image', onOpenIdChange: fn(), onDownload: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof FileViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('img', { name: 'przod.png' })).toBeVisible();
    const [zoom] = screen.getAllByRole('status');
    await userEvent.click(screen.getByRole('button', { name: 'Powiększ' }));
    await expect(zoom).toHaveTextContent(/150/);
    await userEvent.click(screen.getByRole('button', { name: 'Pomniejsz' }));
    await userEvent.click(screen.getByRole('button', { name: 'Obróć' }));
    await expect(screen.getByRole('img')).toHaveStyle({ rotate: '90deg' });
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByText(/Odbiór w piątek/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Poprzedni plik' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pobierz' }));
    await expect(args.onDownload).toHaveBeenCalledWith(files[0]);
    await expect(await screen.findByRole('img', { name: 'przod.png' })).toBeVisible();
  },
};

export const Text: Story = {
  args: { openId: 'text' },
  play: async () => {
    await expect(await screen.findByText(/Zabrać dowód/)).toBeVisible();
  },
};

export const Pdf: Story = {
  args: { openId: 'pdf' },
  play: async ({ args }) => {
    await expect(await screen.findByText('Strona 1 z 2')).toBeVisible();
    await expect(await screen.findByText('Umowa')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Następna strona' }));
    await expect(screen.getByText('Strona 2 z 2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pobierz' }));
    await expect(args.onDownload).toHaveBeenCalledWith(files[2]);
  },
};

export const DamagedPdf: Story = {
  args: {
    openId: 'pdf',
    files: files.map((file) => (file.id === 'pdf' ? { ...file, load: async () => new Blob(['x']) } : file)),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pokazać dokumentu');
    await expect(screen.getByRole('button', { name: 'Pobierz' })).toBeEnabled();
  },
};

export const Other: Story = {
  args: { openId: 'other' },
  play: async () => {
    await expect(await screen.findByText(/nie da się pokazać/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Otwórz pliki' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Następny plik' }));
    await userEvent.click(screen.getByRole('button', { name: 'Następny plik' }));
    await userEvent.click(screen.getByRole('button', { name: 'Następny plik' }));
    await expect(await screen.findByText(/nie da się pokazać/)).toBeVisible();
  },
};

/** The content of a mail is drawn by the caller; arrow keys in what it opens on top do not lead to another file. */
export const Mail: Story = {
  args: {
    openId: 'mail',
    files: [
      {
        id: 'mail',
        name: 'pytanie.eml',
        type: 'message/rfc822',
        load: () => Promise.resolve(new Blob()),
        renderMail: () => <MailWithFile />,
      },
      ...files,
    ],
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'notatka.txt' }));
    await expect(await screen.findByRole('dialog', { name: 'notatka.txt' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Escape}');
    const dialog = await screen.findByRole('dialog', { name: 'pytanie.eml' });
    await expect(dialog).toBeVisible();
    await expect(screen.getByText('Proszę o ofertę.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Pobierz' })).toBeVisible();
  },
};

export const NotLoaded: Story = {
  args: { openId: 'broken' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się wczytać pliku.');
  },
};
