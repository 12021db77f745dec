import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeftRight, FileText, MessageSquare, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { NotificationList, type Notification } from './notification-list.tsx';

const pending: Notification = {
  id: '2',
  text: 'Dokument czeka na twój podpis',
  icon: <FileText aria-hidden />,
  at: '2026-11-20T05:30:00Z',
  unread: true,
  href: '#2',
};

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
      pending,
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
    onAction: fn(),
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
    // the end is in view, so that older ones are requested; the button does the same
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

const requests: Notification = {
  id: '4',
  text: 'Piotr Wiśniewski prosi o przepisanie szansy #1042',
  detail: 'Klient kupował u mnie trzy poprzednie auta.',
  icon: <ArrowLeftRight aria-hidden />,
  at: '2026-11-20T08:20:00Z',
  unread: true,
  href: '#4',
  actions: [
    { id: 'approve', label: 'Przepisz', variant: 'primary' },
    { id: 'reject', label: 'Odrzuć' },
    { id: 'later', label: 'Później', variant: 'ghost' },
  ],
};

/** What can be answered at once has its answers beneath it. */
export const Actions: Story = {
  args: { notifications: [requests, pending], onLoadMore: undefined },
  play: async ({ canvas, args }) => {
    const approve = canvas.getByRole('button', { name: 'Przepisz' });
    await expect(approve).toHaveAccessibleDescription(requests.text);
    await userEvent.click(approve);
    await expect(args.onAction).toHaveBeenCalledWith(requests, 'approve');
    // above the link that covers the row
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

/** While one answer is on its way, none can be given. */
export const ActionOnItsWay: Story = {
  args: {
    ...Actions.args,
    notifications: [
      {
        ...requests,
        actions: requests.actions?.map((action) => ({ ...action, loading: action.id === 'approve' })),
      },
      pending,
    ],
  },
  play: async ({ canvas, args }) => {
    const approve = canvas.getByRole('button', { name: 'Przepisz' });
    await expect(approve).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(approve);
    await expect(canvas.getByRole('button', { name: 'Odrzuć' })).toBeDisabled();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** Answered, it has no actions any more; the focus stays with it. */
export const ActionsByKeyboard: Story = {
  args: Actions.args ?? {},
  render: function Answered(args) {
    const [isAnswered, setAnswered] = useState(false);
    return (
      <NotificationList
        {...args}
        notifications={args.notifications.map((one) => (isAnswered ? { ...one, actions: undefined } : one))}
        onAction={(...answer) => {
          args.onAction?.(...answer);
          setAnswered(true);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: requests.text });
    link.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Przepisz' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Odrzuć' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith(requests, 'reject');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Odrzuć' })).not.toBeInTheDocument());
    await expect(link).toHaveFocus();
  },
};

/** Long answers are one under another; without a link the row itself gets the focus. */
export const ActionsNarrow: Story = {
  args: {
    ...Actions.args,
    notifications: [
      {
        ...requests,
        href: undefined,
        actions: [
          { id: 'approve', label: 'Przepisz szansę na nowego opiekuna', variant: 'primary' },
          { id: 'reject', label: 'Odrzuć i zostaw u siebie' },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Odrzuć i zostaw u siebie' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ActionsEnglish: Story = {
  args: {
    ...Actions.args,
    notifications: [
      {
        ...requests,
        text: 'Piotr Wiśniewski asks for opportunity #1042',
        detail: 'The customer bought three cars from me before.',
        actions: [
          { id: 'approve', label: 'Hand over', variant: 'primary' },
          { id: 'reject', label: 'Refuse' },
        ],
      },
    ],
  },
  globals: { language: 'en' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
  },
};
