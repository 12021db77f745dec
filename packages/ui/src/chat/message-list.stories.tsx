import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { drawnPicture } from '../avatar/story-pictures.ts';
import { Button } from '../button/index.ts';
import { MessageList, type MessageListProps } from './message-list.tsx';
import type { ChatMessage } from './message.ts';

const talk: ChatMessage[] = [
  {
    id: '1',
    authorName: 'Anna Nowak',
    own: false,
    at: '2026-03-04T09:12:00Z',
    body: 'Dzień dobry, klient pyta o termin odbioru.',
  },
  {
    id: '2',
    authorName: 'Anna Nowak',
    own: false,
    at: '2026-03-04T09:13:00Z',
    body: '@Jan Kowalski, czy mamy już datę?',
    mentions: [{ start: 0, end: 13 }],
  },
  {
    id: '3',
    authorName: 'Jan Kowalski',
    own: true,
    at: '2026-03-05T08:05:00Z',
    body: 'Tak: 12 marca.',
    edited: true,
    canEdit: true,
    canRemove: true,
  },
  { id: '4', authorName: 'Jan Kowalski', own: true, at: '2026-03-05T08:06:00Z', body: '', removed: true },
  {
    id: '5',
    authorName: 'Łucja Żak',
    own: false,
    at: '2026-03-05T09:30:00Z',
    body: 'Dołączam potwierdzenie.',
    files: [{ id: 'p', name: 'potwierdzenie-odbioru.pdf', size: 245_000 }],
  },
  {
    id: '6',
    authorName: 'Jan Kowalski',
    own: true,
    at: '2026-03-05T09:40:00Z',
    body: 'Dziękuję!\nPrzekażę klientowi.',
    readBy: [
      { name: 'Anna Nowak', at: '2026-03-05T09:45:00Z' },
      { name: 'Łucja Żak', at: '2026-03-06T07:10:00Z' },
    ],
    canEdit: true,
    canRemove: true,
  },
];

function longTalk(from: number, count: number): ChatMessage[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `m${from + index}`,
    authorName: (from + index) % 3 === 0 ? 'Jan Kowalski' : 'Anna Nowak',
    own: (from + index) % 3 === 0,
    at: new Date(Date.UTC(2026, 2, 5, 8, 10 * (from + index))).toISOString(),
    body: `Wiadomość numer ${from + index}`,
  }));
}

const meta = {
  title: 'Data/MessageList',
  component: MessageList,
  args: {
    messages: talk,
    today: '2026-03-05',
    onEdit: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onOpenFile: fn(),
    onAtBottomChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="flex h-[30rem] max-w-lg flex-col rounded-large border border-border bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Wczoraj')).toBeInTheDocument();
    await expect(canvas.getByText('Dzisiaj')).toBeInTheDocument();
    await expect(
      canvas.getByText(/^Przeczytane przez: Anna Nowak \(10:45\), Łucja Żak \(0?6\.03\.2026, 08:10\)$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /potwierdzenie-odbioru.pdf/ }));
    await expect(args.onOpenFile).toHaveBeenCalledWith(talk[4]?.files?.[0], talk[4]);
    canvas.getByRole('button', { name: 'Działania: Ty, 10:40' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edytuj' }));
    await expect(args.onEdit).toHaveBeenCalledWith(talk[5]);
  },
};

/** Authors with their pictures, and whether they are online. */
export const Authors: Story = {
  args: {
    messages: talk.map((message) =>
      message.authorName === 'Anna Nowak'
        ? { ...message, author: { picture: drawnPicture('Anna'), status: 'online' } }
        : { ...message, author: { status: 'offline' } },
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Anna Nowak, online' })).toBeInTheDocument();
    await expect(canvas.getByRole('img', { name: 'Łucja Żak, offline' })).toBeInTheDocument();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
  },
};

export const Unread: Story = {
  args: { unreadFromId: '5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nowe wiadomości')).toBeInTheDocument();
  },
};

export const SendingAndFailed: Story = {
  args: {
    messages: [
      ...talk.slice(0, 2),
      {
        id: 'f',
        authorName: 'Jan Kowalski',
        own: true,
        at: '2026-03-05T09:50:00Z',
        body: 'Ta nie doszła',
        failed: true,
      },
      {
        id: 'p',
        authorName: 'Jan Kowalski',
        own: true,
        at: '2026-03-05T09:51:00Z',
        body: 'Ta jest w drodze',
        pending: true,
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spróbuj ponownie' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Wysyłanie…')).toBeVisible();
  },
};

/** Files being sent show the progress of each; the message can be cancelled meanwhile. */
export const SendingFiles: Story = {
  args: {
    onDrop: fn(),
    messages: [
      ...talk.slice(0, 2),
      {
        id: 'u',
        authorName: 'Jan Kowalski',
        own: true,
        at: '2026-03-05T09:51:00Z',
        body: 'Komplet do podpisu',
        pending: true,
        canDrop: true,
        files: [
          { id: 'u-0', name: 'umowa.pdf', size: 3_000_000, progress: 1 },
          { id: 'u-1', name: 'zalacznik-o-bardzo-dlugiej-nazwie.pdf', size: 3_000_000, progress: 0.42 },
          { id: 'u-2', name: 'harmonogram.xlsx', size: 40_000, progress: 0 },
        ],
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Wysyłanie pliku umowa.pdf' })).toHaveAttribute(
      'aria-valuetext',
      '100%',
    );
    const bar = canvas.getByRole('progressbar', { name: /^Wysyłanie pliku zalacznik/ });
    await expect(bar).toHaveAttribute('aria-valuetext', '42%');
    // all of them together, a quarter at a time
    await expect(canvas.getByText('Wysłano 50% załączników')).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Porzuć' }));
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
};

export const SendingFilesNarrow: Story = {
  args: SendingFiles.args,
  globals: { viewport: { value: 'w390' } },
};

export const Empty: Story = {
  args: {
    messages: [],
    empty: <p className="p-6 text-center text-text-muted">Napisz pierwszą wiadomość.</p>,
  },
};

function Growing(props: MessageListProps) {
  const [messages, setMessages] = useState(longTalk(40, 30));
  return (
    <>
      <div className="flex gap-2 border-b border-border p-2">
        <Button
          size="small"
          onClick={() =>
            setMessages([
              ...messages,
              {
                ...longTalk(200, 1)[0],
                id: `n${messages.length}`,
                authorName: 'Anna Nowak',
                own: false,
                at: '2026-03-05T20:00:00Z',
                body: 'Nowa wiadomość',
              },
            ])
          }
        >
          Przyszła wiadomość
        </Button>
      </div>
      <MessageList {...props} messages={messages} />
    </>
  );
}

export const KeepingItsPlace: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, args }) => {
    const log = canvas.getByRole('log');
    const fromBottom = () => log.scrollHeight - log.clientHeight - log.scrollTop;
    await expect(fromBottom()).toBeLessThan(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Przyszła wiadomość' }));
    await waitFor(() => expect(fromBottom()).toBeLessThan(2));

    log.scrollTop = 400;
    await waitFor(() => expect(args.onAtBottomChange).toHaveBeenLastCalledWith(false));
    await userEvent.click(canvas.getByRole('button', { name: 'Przyszła wiadomość' }));
    const jump = await canvas.findByRole('button', { name: 'Nowe wiadomości poniżej: 1' });
    await expect(log.scrollTop).toBe(400);

    await userEvent.click(jump);
    await waitFor(() => expect(fromBottom()).toBeLessThan(2));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /^Nowe wiadomości poniżej/ })).not.toBeInTheDocument(),
    );
  },
};

const long = `https://example.com/${'bardzo-dlugi-adres/'.repeat(8)}koniec`;

/** Addresses that the application knows are drawn by it, within the line of the text. */
export const DrawnLinks: Story = {
  args: {
    messages: [
      {
        id: '1',
        authorName: 'Anna Nowak',
        own: false,
        at: '2026-03-05T08:05:00Z',
        body: 'Zobacz https://crm.example/bank/1 albo https://example.com.',
      },
    ],
    renderLink: (href) =>
      href.startsWith('https://crm.example/') ? <a href={href}>Bank Testowy</a> : undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bank Testowy' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'https://example.com' })).toBeVisible();
  },
};

/** Addresses of pages are links; one whose text looks like another address shows its real target. */
export const Links: Story = {
  args: {
    messages: [
      {
        id: '1',
        authorName: 'Anna Nowak',
        own: false,
        at: '2026-03-05T08:05:00Z',
        body: `Kalkulacja: ${long}. Nie wchodź na https://\u0430pple.com ani javascript:alert(1), umowa.zip to plik.`,
      },
    ],
  },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const [calculation, trick, ...others] = canvas.getAllByRole('link');
    await expect(others).toHaveLength(0);
    await expect(calculation).toHaveAttribute('href', long);
    await expect(calculation).toHaveAttribute('target', '_blank');
    await expect(calculation).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(trick).toHaveAttribute('href', 'https://xn--pple-43d.com/');
    await expect(canvas.getByText(/\(xn--pple-43d\.com\)/)).toBeVisible();
    const list = canvas.getByRole('log');
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};
