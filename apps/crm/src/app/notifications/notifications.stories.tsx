import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleActivities } from '@szansa/api-client/samples/activities';
import { sampleNotifications, sampleReadNotifications } from '@szansa/api-client/samples/notifications';
import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import { anna, piotr, sampleId } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { applyChange } from '#kit/live/apply-changes.ts';
import { inApp } from '#kit/stories/in-app.tsx';

import { NotificationCorner } from './notification-corner.tsx';
import { inbox, stored, read, reset, sampleRequest } from './notification-mocks.ts';
import { notificationsTexts } from './texts.ts';

const meta = {
  title: 'App/Notifications',
  component: NotificationCorner,
  ...inApp({ texts: [notificationsTexts] }),
} satisfies Meta<typeof NotificationCorner>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvas: ReturnType<typeof within>, name: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: /Powiadomienia|Notifications/ }));
}

export const Unread: Story = {
  parameters: { msw: { handlers: inbox }, specification: ['S2.26'] },
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

/** A notification that arrives while the page is open is shown at once. */
export const Arrived: Story = {
  parameters: { msw: { handlers: inbox } },
  beforeEach: () => {
    reset();
    stored.all = sampleNotifications.slice(1);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /: 1 nieprzeczytane/ });
    stored.all = [...sampleNotifications];
    applyChange('notification-new', { notificationId: sampleId(1903), isQuiet: false });
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

/** An empty list shows a message. */
export const Empty: Story = {
  parameters: { msw: { handlers: inbox } },
  beforeEach: () => {
    reset();
    stored.all = [];
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /^Powiadomienia$/);
    await expect(await panel.findByText('Wszystko przeczytane')).toBeVisible();
    await userEvent.click(panel.getByRole('tab', { name: 'Przeczytane' }));
    await expect(await panel.findByText('Nic tu jeszcze nie ma')).toBeVisible();
  },
};

export const OnItsWay: Story = {
  parameters: { msw: { handlers: [mocks.notifications.list(pending), ...inbox] } },
  beforeEach: reset,
  play: async ({ canvas }) => {
    const panel = await open(canvas, /: 2 nieprzeczytane/);
    await expect(panel.getByText('Wczytywanie…')).toBeInTheDocument();
  },
};

/** Notifications of every type, by pages of ten: the next one comes when the end is seen. */
export const ByPages: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.notifications.list(({ query }) => {
          const isFirst = query.get('cursor') === null;
          const items = sampleReadNotifications.map((one, index) =>
            isFirst ? one : { ...one, id: sampleId(1800 - index), message: `Starsze ${index + 1}` },
          );
          return { items, older: isFirst ? 'older' : null, newer: null };
        }),
        ...inbox,
      ],
    },
  },
  beforeEach: reset,
  play: async ({ canvas }) => {
    const panel = await open(canvas, /: 2 nieprzeczytane/);
    await userEvent.click(panel.getByRole('tab', { name: 'Przeczytane' }));
    const last = await panel.findByText('5 szans czeka na opiekuna');
    last.scrollIntoView();
    await expect(await panel.findByText('Starsze 7')).toBeInTheDocument();
    panel.getByText('3 nowe wiadomości o szansie #1042').scrollIntoView();
  },
};

/** Activities planned from today on are shown beside the notifications. */
export const Coming: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.activities.list({
          items: sampleActivities.filter(({ doneAt }) => doneAt === null),
          page: 1,
          perPage: 10,
          total: 3,
        }),
        ...inbox,
      ],
    },
    specification: ['S2.26'],
  },
  beforeEach: reset,
  play: async ({ canvas }) => {
    const panel = await open(canvas, /: 2 nieprzeczytane/);
    await userEvent.click(panel.getByRole('tab', { name: 'Kalendarz' }));
    await expect(await panel.findByRole('list', { name: 'Nadchodzące aktywności' })).toBeVisible();
  },
};

export const NothingComing: Story = {
  parameters: {
    msw: { handlers: [mocks.activities.list({ items: [], page: 1, perPage: 10, total: 0 }), ...inbox] },
  },
  beforeEach: reset,
  play: async ({ canvas }) => {
    const panel = await open(canvas, /: 2 nieprzeczytane/);
    await userEvent.click(panel.getByRole('tab', { name: 'Kalendarz' }));
    await expect(await panel.findByText('Nic nie jest zaplanowane')).toBeVisible();
  },
};

/** A phone shows the panel as a sheet over the whole window. */
export const Narrow: Story = {
  parameters: { msw: { handlers: inbox } },
  globals: { viewport: { value: 'w390' } },
  beforeEach: reset,
  play: async ({ canvas }) => {
    const panel = await open(canvas, /: 2 nieprzeczytane/);
    await expect(await panel.findByText(/Omówić oferty w biurze klienta/)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: /przeczytane: Zadanie/ }));
    await waitFor(() => expect(read).toEqual([sampleId(1902)]));
  },
};

/** The toast leads to the record, and its notification is then marked as read. */
export const ToastPressed: Story = {
  parameters: { msw: { handlers: inbox } },
  beforeEach: reset,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /: 2 nieprzeczytane/ });
    applyChange('notification-new', { notificationId: sampleId(1903), isQuiet: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Otwórz' }));
    await waitFor(() => expect(read).toEqual([sampleId(1903)]));
    await expect(await canvas.findByRole('button', { name: /: 1 nieprzeczytane/ })).toBeVisible();
  },
};

/** A notification that arrives while the window is hidden is shown once the window is visible. */
export const ArrivedWhileHidden: Story = {
  parameters: { msw: { handlers: inbox } },
  beforeEach: reset,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /: 2 nieprzeczytane/ });
    const sight = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    applyChange('notification-new', { notificationId: sampleId(1902), isQuiet: false });
    applyChange('notification-new', { notificationId: sampleId(1903), isQuiet: false });
    applyChange('notification-new', { notificationId: sampleId(1903), isQuiet: false });
    await expect(screen.queryByRole('button', { name: 'Otwórz' })).not.toBeInTheDocument();
    sight.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await screen.findByText(/^Spotkanie: Omówić oferty/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Otwórz' })).toHaveLength(2));
  },
};

/** Notifications for the summary are counted, but no toast is shown. */
export const Quiet: Story = {
  parameters: { msw: { handlers: inbox } },
  beforeEach: () => {
    reset();
    stored.all = sampleNotifications.slice(1);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /: 1 nieprzeczytane/ });
    stored.all = [...sampleNotifications];
    applyChange('notification-new', { notificationId: sampleId(1903), isQuiet: true });
    await canvas.findByRole('button', { name: /: 2 nieprzeczytane/ });
    await expect(screen.queryByText(/^Spotkanie: Omówić oferty/)).not.toBeInTheDocument();
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

function requested(): void {
  reset();
  stored.requests = [sampleRequest];
}

/** The owner of an opportunity is prompted on top of any screen; the request is in the panel until it is decided. */
export const AskedForAnOpportunity: Story = {
  parameters: { msw: { handlers: inbox }, specification: ['S2.29', 'S7.8'] },
  beforeEach: requested,
  play: async ({ canvas }) => {
    const popup = within(await screen.findByRole('dialog', { name: 'Prośba o przepisanie szansy' }));
    await expect(popup.getByText(/Piotr Wiśniewski prosi o przepisanie szansy #1042/)).toBeVisible();
    await userEvent.click(popup.getByRole('button', { name: 'Później' }));
    const panel = await open(canvas, /: 2 nieprzeczytane/);
    await userEvent.click(panel.getByRole('tab', { name: 'Przepisanie' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Przepisz' }));
    await expect(await panel.findByText('Nie ma próśb o przepisanie')).toBeVisible();
    await expect(await screen.findByText('Prośba o przepisanie zatwierdzona')).toBeVisible();
  },
};

/** A request is decided in the panel itself, or its record is opened from there. */
export const RequestInPanel: Story = {
  parameters: { msw: { handlers: inbox }, specification: ['S2.26'] },
  beforeEach: requested,
  play: async ({ canvas }) => {
    const popup = within(await screen.findByRole('dialog', { name: 'Prośba o przepisanie szansy' }));
    await userEvent.click(popup.getByRole('button', { name: 'Później' }));
    const panel = await open(canvas, /: 2 nieprzeczytane/);
    await userEvent.click(panel.getByRole('tab', { name: 'Przepisanie' }));
    const requests = within(await panel.findByRole('list', { name: 'Prośby o przepisanie' }));
    const link = requests.getByRole('link', { name: /prosi o przepisanie szansy #1042/ });
    await expect(link).toHaveAttribute('href', `/sales-opportunity/${sampleRequest.customerFile.id}`);
    const refuse = requests.getByRole('button', { name: 'Odrzuć' });
    await expect(refuse).toHaveAccessibleDescription(/Piotr Wiśniewski prosi/);
  },
};

/** The user's own request is marked as such, and is withdrawn in the panel itself. */
export const OwnRequest: Story = {
  parameters: { msw: { handlers: inbox } },
  beforeEach: () => {
    reset();
    const people = { requester: anna, targetWorker: anna, currentWorker: piotr };
    stored.requests = [{ ...sampleRequest, ...people, can: { decide: false, withdraw: true } }];
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /: 2 nieprzeczytane/);
    await userEvent.click(panel.getByRole('tab', { name: 'Przepisanie' }));
    await expect(
      await panel.findByText(
        'Prosisz o przepisanie szansy #1042 (Jan Kowalski). Zdecyduje: Piotr Wiśniewski.',
      ),
    ).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Wycofaj prośbę' }));
    await expect(await panel.findByText('Nie ma próśb o przepisanie')).toBeVisible();
    await expect(await screen.findByText('Wycofano prośbę o przepisanie')).toBeVisible();
  },
};

/** A request that ends because another user archived its opportunity is no longer shown. */
export const Withdrawn: Story = {
  parameters: { msw: { handlers: inbox } },
  beforeEach: requested,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Prośba o przepisanie szansy' });
    stored.requests = [];
    applyChange('customer-file-changed', { customerFileId: sampleRequest.customerFile.id });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The owner of the requested opportunity sees at once which one it is and for whom it is requested. */
export const AskedLive: Story = {
  parameters: { msw: { handlers: inbox }, specification: ['S7.8'] },
  beforeEach: reset,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /: 2 nieprzeczytane/ });
    applyChange('customer-file-reassign-request', {
      requestId: sampleRequest.id,
      customerFileId: sampleRequest.customerFile.id,
      number: sampleRequest.customerFile.number,
      targetWorkerName: 'Piotr Wiśniewski',
    });
    await expect(await screen.findByText('Nowa prośba o przepisanie szansy')).toBeVisible();
    await expect(screen.getByText('#1042, Piotr Wiśniewski')).toBeVisible();
  },
};

const asked = fn();

/** Requests to reassign are read by tens, from the first page on, as notifications are. */
export const ByTens: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.reassignRequests.list(({ query }) => {
          asked('requests', query.get('page'), query.get('perPage'));
          return { items: [], page: 1, perPage: 10, total: 0 };
        }),
        mocks.notifications.list(({ query }) => {
          asked('notifications', query.get('limit'));
          return { items: [], older: null, newer: null };
        }),
        ...inbox,
      ],
    },
    specification: ['S9.2'],
  },
  beforeEach: () => {
    reset();
    asked.mockClear();
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, /: 2 nieprzeczytane/);
    await waitFor(() => expect(asked).toHaveBeenCalledWith('notifications', '10'));
    await userEvent.click(panel.getByRole('tab', { name: 'Przepisanie' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith('requests', '1', '10'));
  },
};

/** The requester is notified of the decision. */
export const Rejected: Story = {
  parameters: { msw: { handlers: inbox }, specification: ['S7.8'] },
  beforeEach: reset,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /: 2 nieprzeczytane/ });
    applyChange('customer-file-reassign-response', {
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
