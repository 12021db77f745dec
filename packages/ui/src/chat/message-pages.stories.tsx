import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/index.ts';
import { MessageList, type MessageListProps } from './message-list.tsx';
import type { ChatMessage } from './message.ts';

const SENTENCES = [
  'Dzień dobry, klient pyta o termin odbioru.',
  'Sprawdzę i dam znać.',
  'Umowa wróciła podpisana, skan jest w załączniku. Proszę o potwierdzenie, że wszystkie strony są czytelne, bo drugą musiałam skanować dwa razy.',
  'Rozmawiałem z dostawcą: pierwsze auto będzie w przyszłym tygodniu,\na drugie dopiero na początku grudnia.',
];

/** Messages `from` to `to` of a long conversation; a few minutes or some hours lie between them. */
function talk(from: number, to: number): ChatMessage[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const number = from + index;
    const own = number % 4 === 0;
    return {
      id: `m${number}`,
      authorName: own ? 'Jan Kowalski' : 'Anna Nowak',
      own,
      at: new Date(
        Date.UTC(2026, 10, 1, 8) + Math.floor(number / 3) * 9_000_000 + number * 60_000,
      ).toISOString(),
      body: `${number}. ${SENTENCES[number % SENTENCES.length] ?? ''}`,
    };
  });
}

const more = (change: { loading?: boolean; failed?: boolean } = {}) => ({ load: fn(), ...change });

const meta = {
  title: 'Data/MessagePages',
  component: MessageList,
  args: { messages: talk(401, 450), today: '2026-11-20', onAtBottomChange: fn(), onToNewest: fn() },
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

const logOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('log');
const gap = (log: HTMLElement) => log.scrollHeight - log.clientHeight - log.scrollTop;
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Distance of a message from the top of the list, px. */
const offsetIn = (log: HTMLElement, body: RegExp) => topOf(within(log).getByText(body)) - topOf(log);

export const OpenedAtUnread: Story = {
  args: { older: more(), newer: more(), unreadFromId: 'm425', unreadInNewer: { count: 100, isMore: true } },
  play: async ({ canvas, canvasElement, args }) => {
    const log = logOf(canvasElement);
    await waitFor(() =>
      expect(Math.abs(topOf(canvas.getByText('Nowe wiadomości')) - topOf(log))).toBeLessThan(80),
    );
    await waitFor(() => expect(args.onAtBottomChange).toHaveBeenLastCalledWith(false));
    await userEvent.click(canvas.getByRole('button', { name: 'Nowe wiadomości poniżej: 100+' }));
    await expect(args.onToNewest).toHaveBeenCalledOnce();
  },
};

export const OpenedAtMarked: Story = {
  args: { older: more(), newer: more(), markedId: 'm425', unreadFromId: 'm440' },
  play: async ({ canvas, canvasElement }) => {
    const log = logOf(canvasElement);
    const marked = await waitFor(() => log.querySelector('[aria-current="true"]'));
    await expect(marked).toHaveTextContent(/^.*425\./);
    await waitFor(() => expect(Math.abs(offsetIn(log, /^425\./) - log.clientHeight / 2)).toBeLessThan(100));
    await userEvent.click(await canvas.findByRole('button', { name: 'Na koniec rozmowy' }));
  },
};

export const LoadingOlder: Story = {
  args: { messages: talk(401, 408), older: more({ loading: true }) },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wczytywanie starszych wiadomości');
    await expect(logOf(canvasElement)).toHaveAttribute('aria-busy', 'true');
    await expect(args.older?.load).not.toHaveBeenCalled();
    // its heading depends on the one before it
    await expect(canvas.queryByText(/^401\./)).toBeNull();
  },
};

export const OlderFailed: Story = {
  args: { messages: talk(401, 406), older: more({ failed: true }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nie udało się wczytać starszych wiadomości.');
    await expect(canvas.getByText(/^406\./)).toBeVisible();
    await expect(args.older?.load).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Spróbuj ponownie' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.older?.load).toHaveBeenCalledOnce();
  },
};

export const NewerFailed: Story = {
  args: { messages: talk(401, 406), newer: more({ failed: true }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spróbuj ponownie' }));
    await expect(args.newer?.load).toHaveBeenCalledOnce();
  },
};

export const FailedInEnglish: Story = {
  args: OlderFailed.args,
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Older messages could not be loaded.');
  },
};

/** 1,000 messages of which 50 are loaded; pages arrive when the test calls `arrive`. */
let arrive: (() => void) | null = null;

function Paged(props: MessageListProps) {
  const [{ from, to }, setRange] = useState({ from: 476, to: 525 });
  const [loading, setLoading] = useState<'older' | 'newer' | null>(null);
  const load = (side: 'older' | 'newer') => () => {
    setLoading(side);
    arrive = () => {
      arrive = null;
      setLoading(null);
      setRange(
        side === 'older' ? { from: Math.max(from - 50, 1), to } : { from, to: Math.min(to + 50, 1000) },
      );
    };
  };
  const edge = (side: 'older' | 'newer') => ({ load: load(side), loading: loading === side });
  return (
    <MessageList
      {...props}
      messages={talk(from, to)}
      older={from > 1 ? edge('older') : undefined}
      newer={to < 1000 ? edge('newer') : undefined}
    />
  );
}

const frame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** The message nearest to the middle of the list, and by how many px at most it moves in the next frames. */
async function readWhile(log: HTMLElement, happens: () => void): Promise<number> {
  const middle = topOf(log) + log.clientHeight / 2;
  const articles = within(log).getAllByRole('article');
  const read = articles.toSorted((a, b) => Math.abs(topOf(a) - middle) - Math.abs(topOf(b) - middle))[0];
  const number = /\d{3}(?=\. )/.exec(read?.textContent ?? '')?.[0] ?? '';
  const place = () => topOf(within(log).getByText(new RegExp(`^${number}\\.`)));
  const start = place();
  happens();
  let moved = 0;
  for (let count = 0; count < 20; count += 1) {
    await frame();
    moved = Math.max(moved, Math.abs(place() - start));
  }
  return moved;
}

export const KeepsItsPlace: Story = {
  args: { unreadFromId: 'm501' },
  render: (args) => <Paged {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const log = logOf(canvasElement);
    const status = canvas.getByRole('status');
    // towards the older ones, to within a screen of the edge, and to the edge itself
    for (const offset of [400, 0, 550]) {
      await waitFor(async () => {
        log.scrollTop = offset;
        await frame();
        await expect(arrive).not.toBeNull();
        await expect(Math.abs(log.scrollTop - offset)).toBeLessThan(1);
      });
      await waitFor(() => expect(status).toHaveTextContent('Wczytywanie starszych wiadomości'));
      const moved = await readWhile(log, () => arrive?.());
      await expect(status).toHaveTextContent('Wczytano starsze wiadomości: 50');
      await expect(moved).toBeLessThanOrEqual(1);
    }
    for (let page = 0; page < 2; page += 1) {
      await waitFor(async () => {
        log.scrollTop = log.scrollHeight;
        await frame();
        await expect(gap(log)).toBeLessThan(1);
        await expect(arrive).not.toBeNull();
      });
      const moved = await readWhile(log, () => arrive?.());
      await expect(status).toHaveTextContent('Wczytano nowsze wiadomości: 50');
      await expect(moved).toBeLessThanOrEqual(1);
    }
  },
};

export const ArrivedBelow: Story = {
  args: { messages: talk(951, 1000) },
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const log = logOf(canvasElement);
    await waitFor(() => expect(gap(log)).toBeLessThan(2));
    await waitFor(async () => {
      log.scrollTop = 1200;
      await expect(await canvas.findByRole('button', { name: 'Na koniec rozmowy' })).toBeVisible();
    });
    const write = canvas.getByRole('button', { name: 'Przyszła wiadomość' });
    await expect(await readWhile(log, () => write.click())).toBeLessThanOrEqual(1);
    await userEvent.click(write);
    await userEvent.click(await canvas.findByRole('button', { name: 'Nowe wiadomości poniżej: 2' }));
    await waitFor(() => expect(gap(log)).toBeLessThan(2));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /poniżej/ })).toBeNull());
  },
};

function Arriving(props: MessageListProps) {
  const [written, setWritten] = useState(0);
  return (
    <>
      <div className="flex gap-2 border-b border-border p-2">
        <Button size="small" onClick={() => setWritten((count) => count + 1)}>
          Przyszła wiadomość
        </Button>
      </div>
      <MessageList {...props} messages={[...props.messages, ...talk(1001, 1000 + written)]} />
    </>
  );
}
