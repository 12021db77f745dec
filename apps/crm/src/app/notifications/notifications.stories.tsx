import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleNotifications } from '@szansa/api-client/samples/notifications';
import { sampleId } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { hearChange } from '#kit/live/changes.ts';
import { inApp } from '#kit/stories/in-app.tsx';

import { NotificationCorner } from './notification-corner.tsx';
import { notificationsTexts } from './texts.ts';

const meta = {
  title: 'App/Notifications',
  component: NotificationCorner,
  ...inApp({ texts: [notificationsTexts] }),
} satisfies Meta<typeof NotificationCorner>;

export default meta;
type Story = StoryObj<typeof meta>;

type Notification = (typeof sampleNotifications)[number];

const kept = { all: [...sampleNotifications] };
const read: string[] = [];

/** Notifications as the server keeps them: those that were read are in the other tab. */
const inbox = [
  mocks.notifications.list(({ query }) => {
    const items = kept.all.filter(({ readAt }) => (readAt === null) === (query.get('tab') === 'unread'));
    return { items, page: 1, perPage: 10, total: items.length };
  }),
  mocks.notifications.read(({ params }) => {
    read.push(String(params['id']));
    const readAt = '2026-11-20T15:00:00.000Z';
    kept.all = kept.all.map((one): Notification => (one.id === params['id'] ? { ...one, readAt } : one));
    return null;
  }),
  mocks.notifications.readAll(() => {
    kept.all = kept.all.map((one): Notification => ({ ...one, readAt: '2026-11-20T15:00:00.000Z' }));
    return null;
  }),
];

const reset = () => {
  kept.all = [...sampleNotifications];
  read.length = 0;
};

async function open(canvas: ReturnType<typeof within>, name: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: /Powiadomienia|Notifications/ }));
}

export const Unread: Story = {
  parameters: { msw: { handlers: inbox } },
  beforeEach: reset,
  play: async ({ canvas }) => {
    const panel = await open(canvas, /Powiadomienia: 2 nieprzeczytane/);
    await expect(await panel.findByText(/Omówić oferty w biurze klienta/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: /przeczytane: Zadanie/ }));
    await waitFor(() => expect(read).toEqual([sampleId(1902)]));
    await expect(await canvas.findByRole('button', { name: /: 1 nieprzeczytane/ })).toBeVisible();
    await userEvent.click(panel.getByRole('tab', { name: 'Przeczytane' }));
    await expect(await panel.findByText(/Raport z targów/)).toBeVisible();
  },
};

/** One press and nothing is unread. */
export const AllRead: Story = {
  parameters: { msw: { handlers: inbox } },
  beforeEach: reset,
  play: async ({ canvas }) => {
    const panel = await open(canvas, /: 2 nieprzeczytane/);
    await userEvent.click(await panel.findByRole('button', { name: /wszystk/i }));
    await expect(await panel.findByText('Wszystko przeczytane')).toBeVisible();
  },
};

/** What comes while the page is open is said at once. */
export const Arrived: Story = {
  parameters: { msw: { handlers: inbox } },
  beforeEach: () => {
    reset();
    kept.all = sampleNotifications.slice(1);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /: 1 nieprzeczytane/ });
    kept.all = [...sampleNotifications];
    hearChange('notification-new', { notificationId: sampleId(1903) });
    await expect(await screen.findByText(/^Spotkanie: Omówić oferty/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /: 2 nieprzeczytane/ })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [mocks.notifications.list(refusal('internal'))] } },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /^Powiadomienia$/);
    await expect(await panel.findByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
  },
};

export const English: Story = {
  parameters: { msw: { handlers: inbox } },
  globals: { language: 'en' },
  beforeEach: reset,
  play: async ({ canvas }) => {
    const panel = await open(canvas, /Notifications: 2 unread/);
    await expect(await panel.findByRole('tab', { name: 'Unread' })).toBeVisible();
  },
};
