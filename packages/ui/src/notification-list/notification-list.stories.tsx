import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, MessageSquare, UserPlus } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { NotificationList } from './notification-list.tsx';

const meta = {
  title: 'Data/NotificationList',
  component: NotificationList,
  args: {
    now: '2026-11-20T09:30:00+01:00',
    notifications: [
      {
        id: '1',
        text: 'Anna Nowak wspomniała o tobie w rozmowie',
        detail: 'Łąka i Synowie sp. z o.o.',
        icon: <MessageSquare aria-hidden />,
        at: '2026-11-20T08:25:00Z',
        unread: true,
        href: '#1',
      },
      {
        id: '2',
        text: 'Dokument czeka na twój podpis',
        icon: <FileText aria-hidden />,
        at: '2026-11-20T05:30:00Z',
        unread: true,
        href: '#2',
      },
      {
        id: '3',
        text: 'Jan Kowalski dołączył do zespołu',
        icon: <UserPlus aria-hidden />,
        at: '2026-11-19T08:30:00Z',
        unread: false,
      },
    ],
    onOpen: fn((_notification, event) => {
      event.preventDefault();
    }),
    onRead: fn(),
    onAllRead: fn(),
    onLoadMore: fn(),
    className: 'max-w-md rounded-large border border-border bg-surface',
  },
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('5 minut temu')).toBeVisible();
    await expect(canvas.getByText('wczoraj')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Oznacz jako przeczytane: Anna/ }));
    await expect(args.onRead).toHaveBeenCalledWith(args.notifications[0]);
    canvas.getByRole('link', { name: 'Dokument czeka na twój podpis' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Oznacz wszystkie' }));
    await expect(args.onAllRead).toHaveBeenCalledOnce();
    // the end is in sight, so that older ones are asked for; the button does the same
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Wczytaj starsze' }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
  },
};

export const Empty: Story = {
  args: { notifications: [], onLoadMore: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nie masz powiadomień')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Oznacz wszystkie' })).toBeDisabled();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wczytywanie…')).toBeInTheDocument();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};
