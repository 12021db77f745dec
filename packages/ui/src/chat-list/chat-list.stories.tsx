import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ChatList } from './chat-list.tsx';

const meta = {
  title: 'Data/ChatList',
  component: ChatList,
  args: {
    label: 'Rozmowy',
    now: '2026-11-20T09:30:00+01:00',
    items: [
      {
        id: '1',
        title: 'Łąka i Synowie sp. z o.o.',
        authorName: 'Anna Nowak',
        text: '@Jan Kowalski salon potwierdził rabat 8%, oferta jest w załączniku. Klient prosi o odpowiedź do piątku.',
        at: '2026-11-20T08:25:00Z',
        unread: true,
      },
      {
        id: '2',
        title: 'Wycena leasingu dla floty dziesięciu samochodów dostawczych',
        detail: 'ZW/2026/000123',
        authorName: 'Jan Kowalski',
        text: 'Gotowe',
        at: '2026-11-19T08:30:00Z',
        unread: false,
      },
      { id: '3', title: 'Maria Żółw', archived: true },
    ],
    onOpen: fn(),
    onLoadMore: fn(),
    className: 'max-w-sm rounded-large border border-border bg-surface',
  },
} satisfies Meta<typeof ChatList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('5 minut temu')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'W archiwum' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Nieprzeczytane.*Łąka/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(args.items[0]);
    canvas.getByRole('button', { name: /Maria Żółw/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(args.items[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Wczytaj kolejne' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** Search matches are highlighted, regardless of case and diacritics. */
export const Found: Story = {
  args: { words: ['rabat', 'zalaczn'], onLoadMore: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('załączn').tagName).toBe('MARK');
    await expect(canvas.getByText('rabat').tagName).toBe('MARK');
  },
};

export const Empty: Story = {
  args: { items: [], onLoadMore: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nie ma rozmów')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Wczytywanie…' })).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Load more' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Archived' })).toBeVisible();
  },
};
