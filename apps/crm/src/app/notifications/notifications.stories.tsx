import type { Data, Endpoints } from '@szansa/api-client/client';
import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleNotifications } from '@szansa/api-client/samples/notifications';
import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import { anna, piotr, sampleId } from '@szansa/api-client/samples/people';
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

type Request = Data<Endpoints['reassignRequests']['get']>;

const sampleRequest: Request = {
  id: sampleId(1951),
  status: 'pending',
  customerFile: {
    id: sampleOpportunity.id,
    number: sampleOpportunity.number,
    customerName: sampleOpportunity.customer.name,
  },
  currentWorker: anna,
  requester: piotr,
  targetWorker: piotr,
  reason: 'Pan Kowalski kupował u mnie trzy poprzednie auta.',
  createdAt: '2026-11-20T14:00:00.000Z',
  can: { decide: true, withdraw: false },
};

const kept = { all: [...sampleNotifications], requests: [] as readonly Request[] };
const read: string[] = [];

/** Notifications as the server keeps them: those that were read are in the other tab. */
const inbox = [
  mocks.reassignRequests.list(({ query }) => ({
    items: [...kept.requests],
    page: Number(query.get('page') ?? 1),
    perPage: 10,
    total: kept.requests.length,
  })),
  mocks.reassignRequests.approve(() => {
    const [first] = kept.requests;
    if (!first) throw new Error('no sample request');
    kept.requests = [];
    return { ...first, status: 'approved' as const, can: { decide: false, withdraw: false } };
  }),
  mocks.notifications.list(({ query }) => {
    const items = kept.all.filter(({ readAt }) => (readAt === null) === (query.get('tab') === 'unread'));
    return { items, older: null, newer: null };
  }),
  mocks.notifications.unread(() => ({ count: kept.all.filter(({ readAt }) => readAt === null).length })),
  mocks.notifications.get(({ params }) => {
    const found = kept.all.find(({ id }) => id === params['id']);
    if (!found) throw new Error('no such sample');
    return found;
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
  kept.requests = [];
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
    hearChange('notification-new', { notificationId: sampleId(1903), isQuiet: false });
    await expect(await screen.findByText(/^Spotkanie: Omówić oferty/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /: 2 nieprzeczytane/ })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [mocks.notifications.list(refusal('internal')), ...inbox] } },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /^Powiadomienia: 2 nieprzeczytane$/);
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

/** Who owns an opportunity is asked on top of any screen; the request stays in the panel until it is decided. */
export const AskedForAnOpportunity: Story = {
  parameters: { msw: { handlers: inbox } },
  beforeEach: () => {
    reset();
    kept.requests = [sampleRequest];
  },
  play: async ({ canvas }) => {
    const popup = within(await screen.findByRole('dialog', { name: 'Prośba o przepisanie szansy' }));
    await expect(popup.getByText(/Piotr Wiśniewski prosi o przepisanie szansy #1042/)).toBeVisible();
    await userEvent.click(popup.getByRole('button', { name: 'Później' }));
    const panel = await open(canvas, /: 2 nieprzeczytane/);
    await userEvent.click(panel.getByRole('tab', { name: 'Przepisanie' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Przepisz' }));
    await expect(await panel.findByText('Nikt nie prosi o twoje szanse')).toBeVisible();
    await expect(await screen.findByText('Prośba o przepisanie zatwierdzona')).toBeVisible();
  },
};

/** Who has asked hears what was decided. */
export const Rejected: Story = {
  parameters: { msw: { handlers: inbox } },
  beforeEach: reset,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /: 2 nieprzeczytane/ });
    hearChange('customer-file-reassign-response', {
      requestId: sampleId(1951),
      customerFileId: sampleOpportunity.id,
      number: sampleOpportunity.number,
      targetWorkerName: 'Anna Nowak',
      isApproved: false,
    });
    await expect(await screen.findByText('Prośba o przepisanie odrzucona')).toBeVisible();
    await expect(screen.getByText('#1042')).toBeVisible();
  },
};
