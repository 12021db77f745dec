import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/index.ts';
import { MessageComposer } from './message-composer.tsx';
import { MessageList, type MessageListProps } from './message-list.tsx';
import { findMentions } from './mentions.ts';
import type { ChatMessage } from './message.ts';

const SENTENCES = [
  'Dzień dobry, klient pyta o termin odbioru.',
  'Sprawdzę i dam znać.',
  'Umowa wróciła podpisana, skan jest w załączniku. Proszę o potwierdzenie, że wszystkie strony są czytelne, bo drugą musiałam skanować dwa razy.',
  'Dziękuję!',
  'Rozmawiałem z dostawcą: pierwsze auto będzie w przyszłym tygodniu,\na drugie dopiero na początku grudnia.\nKlient o tym wie.',
];
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="176" height="128"%3E%3Crect width="176" height="128" fill="%23888"/%3E%3Ccircle cx="88" cy="64" r="36" fill="%23ccc"/%3E%3C/svg%3E';

/** Messages number `from` and following; one every 20 minutes until the morning of 20 November 2026. */
function talk(from: number, count: number, total = 5000): ChatMessage[] {
  const end = Date.parse('2026-11-20T08:00:00Z');
  return Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const own = number % 3 === 0;
    return {
      id: `m${number}`,
      authorName: own ? 'Jan Kowalski' : 'Anna Nowak',
      own,
      at: new Date(end - (total - number) * 1_200_000).toISOString(),
      body: `${number}. ${SENTENCES[number % SENTENCES.length] ?? ''}`,
      canEdit: own,
      canRemove: own,
    };
  });
}

const five = talk(1, 5000);

const meta = {
  title: 'Data/Chat',
  component: MessageList,
  args: {
    messages: talk(4990, 11),
    today: '2026-11-20',
    people: [
      { id: '1', name: 'Anna Nowak' },
      { id: '2', name: 'Łucja Żak' },
    ],
    onSaveEdit: fn(),
    onRemove: fn(),
    onOpenFile: fn(),
    onAtBottomChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="flex h-[36rem] max-w-lg flex-col rounded-large border border-border bg-surface">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

const gap = (log: HTMLElement) => log.scrollHeight - log.clientHeight - log.scrollTop;

function Growing(props: MessageListProps) {
  const [messages, setMessages] = useState(props.messages);
  return (
    <>
      <div className="flex gap-2 border-b border-border p-2">
        <Button
          size="small"
          onClick={() => {
            setMessages([...talk(-99, 100), ...messages]);
          }}
        >
          Dodaj 100 starszych
        </Button>
      </div>
      <MessageList
        {...props}
        messages={messages}
        onSaveEdit={(message, body, mentions) => {
          props.onSaveEdit?.(message, body, mentions);
          setMessages(messages.map((one) => (one.id === message.id ? { ...one, body, edited: true } : one)));
        }}
      />
    </>
  );
}

export const FiveThousand: Story = {
  args: { messages: five, unreadFromId: 'm4900' },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(await canvas.findByText(/^4900\./)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Na koniec rozmowy' }));
    await expect(await canvas.findByText(/^5000\./)).toBeVisible();
    await waitFor(() => expect(gap(log)).toBeLessThan(2));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);

    await userEvent.click(await canvas.findByRole('button', { name: 'Do nieprzeczytanych' }));
    const unread = await canvas.findByText(/^4900\./);
    await waitFor(() => expect(canvas.getByText('Nowe wiadomości')).toBeVisible());
    const top = () => canvas.getByText(/^4900\./).getBoundingClientRect().top;
    await waitFor(() =>
      expect(unread.isConnected && Math.abs(top() - log.getBoundingClientRect().top)).toBeLessThan(200),
    );
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj 100 starszych' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5100'));
    await waitFor(() => expect(Math.abs(top() - before)).toBeLessThan(4));

    await userEvent.click(await canvas.findByRole('button', { name: 'Na koniec rozmowy' }));
    await waitFor(() => expect(gap(log)).toBeLessThan(2));
  },
};

export const EditingInPlace: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, args }) => {
    const edit = async () => {
      const [menu] = canvas.getAllByRole('button', { name: /^Działania: Ty/ }).slice(-1);
      menu?.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Edytuj' }));
      return canvas.findByRole('textbox', { name: 'Treść wiadomości' });
    };
    const input = await edit();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.type(input, ' Poprawka.{Enter}');
    await expect(args.onSaveEdit).toHaveBeenCalledOnce();
    await expect(await canvas.findByText(/Poprawka\./)).toBeVisible();

    await userEvent.type(await edit(), 'Nie to{Escape}');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/Nie to/)).not.toBeInTheDocument();

    await userEvent.type(await edit(), ' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Anuluj' }));
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const WithPictures: Story = {
  args: {
    messages: [
      ...talk(4996, 4),
      {
        id: 'picture',
        authorName: 'Anna Nowak',
        own: false,
        at: '2026-11-20T08:10:00Z',
        body: 'Tak wygląda na miejscu:',
        files: [
          { id: 'a', name: 'przod.svg', previewUrl: PICTURE },
          { id: 'b', name: 'protokol.pdf', size: 182_000 },
        ],
        readBy: [{ name: 'Jan Kowalski', at: '2026-11-20T08:20:00Z' }],
      },
    ],
    typing: ['Anna'],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Anna pisze…')).toBeVisible();
    // a picture makes its message taller when it is there, and the newest stays in view
    await waitFor(async () => {
      await expect(canvas.getByRole<HTMLImageElement>('img', { name: 'przod.svg' }).naturalWidth).not.toBe(0);
      await expect(gap(canvas.getByRole('log'))).toBeLessThan(2);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'przod.svg' }));
    await expect(args.onOpenFile).toHaveBeenCalledOnce();
  },
};

export const TwoTyping: Story = {
  args: { typing: ['Anna', 'Łucja'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Anna i Łucja piszą…')).toBeVisible();
  },
};

export const SeveralTyping: Story = {
  args: { typing: ['Anna', 'Łucja', 'Marek'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kilka osób pisze…')).toBeVisible();
  },
};

function Whole(props: MessageListProps) {
  const [messages, setMessages] = useState(props.messages);
  const [draft, setDraft] = useState('');
  return (
    <>
      <MessageList {...props} messages={messages} />
      <div className="border-t border-border p-2">
        <MessageComposer
          draft={draft}
          people={props.people}
          onDraftChange={setDraft}
          onSend={({ text }) => {
            const mentions = findMentions(text, props.people ?? []);
            setMessages([
              ...messages,
              {
                id: `new${messages.length}`,
                authorName: 'Jan Kowalski',
                own: true,
                at: '2026-11-20T08:25:00Z',
                body: text,
                mentions,
              },
            ]);
          }}
        />
      </div>
    </>
  );
}

export const WritingAtTheEnd: Story = {
  args: { messages: five.slice(-1000) },
  render: (args) => <Whole {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(gap(log)).toBeLessThan(2));
    // while heights are still being measured, a scroll position set by a script could be treated as the end
    await waitFor(async () => {
      log.scrollTop = 20_000;
      await expect(await canvas.findByRole('button', { name: 'Na koniec rozmowy' })).toBeVisible();
    });
    await userEvent.type(canvas.getByRole('textbox'), 'Moja nowa{Enter}');
    await expect(await within(log).findByText('Moja nowa')).toBeVisible();
    await waitFor(() => expect(gap(log)).toBeLessThan(2));
  },
};
