import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleActivities } from '@szansa/api-client/samples/activities';
import { sampleCustomer } from '@szansa/api-client/samples/customers';
import { sampleDocuments } from '@szansa/api-client/samples/conversation';
import { sampleOpportunities, sampleTimeline } from '@szansa/api-client/samples/opportunities';
import { anna, piotr } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { openedBy } from '#kit/stories/others.ts';
import { screenStates } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';
import { activityMocks } from '#parts/activity/activity-mocks.ts';

import { customersFeature } from '../feature.tsx';
import { CustomerScreen } from './customer-screen.tsx';

const address = `/customer/${sampleCustomer.id}`;

const opportunities = mocks.opportunities.list({
  page: 1,
  perPage: 25,
  total: 2,
  items: sampleOpportunities.slice(3, 5),
});
const handlers = [mocks.customers.get(sampleCustomer), opportunities, ...activityMocks([])];

const meta = {
  title: 'Customers/Customer',
  component: CustomerScreen,
  ...inApp(customersFeature, '/customer/$id', address),
} satisfies Meta<typeof CustomerScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { msw: { handlers } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Jan Kowalski' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '+48 600 123 456' })).toHaveAttribute(
      'href',
      'tel:+48600123456',
    );
    await expect(canvas.getByRole('link', { name: 'jan.kowalski@przyklad.test' })).toHaveAttribute(
      'href',
      'mailto:jan.kowalski@przyklad.test',
    );
    await expect(await canvas.findByRole('link', { name: /#1003/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/sales-opportunity/'),
    );
    await expect(canvas.getByRole('link', { name: 'Wszystkie w liście' })).toHaveAttribute(
      'href',
      `/sales-opportunities?view=list&customerId=${sampleCustomer.id}&is_self=any`,
    );
  },
};

/** Another user has the record open. */
export const OpenedByAnother: Story = {
  parameters: { msw: { handlers } },
  beforeEach: openedBy({ entity: 'customer', id: sampleCustomer.id }, [anna, piotr]),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Piotr Wiśniewski też ma otwarte dane tego klienta' });
  },
};

const of = (index: number) => {
  const { id = '', number = 0 } = sampleOpportunities[index] ?? {};
  return { id, number };
};

/** One history over all opportunities, and what comes next. */
export const WithTimeline: Story = {
  parameters: {
    address: `${address}?tab=timeline`,
    msw: {
      handlers: [
        mocks.customers.get(sampleCustomer),
        mocks.workers.list([]),
        mocks.customers.timeline({
          ...sampleTimeline,
          items: sampleTimeline.items.map((event, index) => ({ ...event, opportunity: of(3 + (index % 2)) })),
        }),
        ...activityMocks(sampleActivities.slice(0, 2)),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Oś czasu klienta' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: `#${of(3).number}` })[0]).toHaveAttribute(
      'href',
      `/sales-opportunity/${of(3).id}`,
    );
    await expect(await canvas.findByRole('list', { name: 'Najbliższe działania' })).toBeVisible();
  },
};

export const WithDocuments: Story = {
  parameters: {
    address: `${address}?tab=documents`,
    msw: {
      handlers: [
        mocks.customers.get(sampleCustomer),
        mocks.customers.documents({
          page: 1,
          perPage: 25,
          total: sampleDocuments.length,
          items: sampleDocuments.map(({ customerFileId: _, can, ...document }, index) => ({
            ...document,
            opportunity: of(3 + (index % 2)),
            can: { open: can.open },
          })),
        }),
        ...activityMocks([]),
      ],
    },
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Załączniki' }));
    await expect(list.getAllByRole('link', { name: `#${of(3).number}` })[0]).toHaveAttribute(
      'href',
      `/sales-opportunity/${of(3).id}?tab=attachments`,
    );
  },
};

const sent = fn();
let stored = sampleCustomer;

/** A line is typed where it is read; what the server refuses stays in the field. */
export const EditingInPlace: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.customers.get(() => stored),
        ...handlers.slice(1),
        mocks.customers.update(async ({ body }) => {
          const requested = await body();
          sent(requested);
          if (requested.changes.postCode === '1') {
            return refusal('validation', {
              fields: [{ path: 'changes.postCode', code: 'post_code_format' }],
            });
          }
          stored = { ...sampleCustomer, postCode: '00-950', version: sampleCustomer.version + 1 };
          return stored;
        }),
      ],
    },
  },
  beforeEach: () => {
    stored = sampleCustomer;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Zmień: Kod pocztowy/ }));
    const field = canvas.getByRole('textbox', { name: 'Kod pocztowy' });
    await userEvent.clear(field);
    await userEvent.type(field, '1{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Kod pocztowy musi mieć format 00-000'));
    await expect(field).toHaveValue('1');
    await userEvent.clear(field);
    await fill(field, '00-950');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({
        version: sampleCustomer.version,
        changes: { postCode: '00-950' },
      }),
    );
    await expect(await canvas.findByRole('button', { name: 'Zmień: Kod pocztowy, 00-950' })).toBeVisible();
  },
};

/** Without a network a line shows what was typed, marked, and is saved once there is one. */
export const EditingInPlaceOffline: Story = {
  ...EditingInPlace,
  beforeEach: () => {
    stored = sampleCustomer;
    sent.mockClear();
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas, userEvent }) => {
    const press = await canvas.findByRole('button', { name: /^Zmień: Kod pocztowy/ });
    onlineManager.setOnline(false);
    await userEvent.click(press);
    const field = canvas.getByRole('textbox', { name: 'Kod pocztowy' });
    await userEvent.clear(field);
    await fill(field, '00-950');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: /^Zmień: Kod pocztowy, 00-950/ })).toBeVisible();
    await expect(canvas.getByText('Czeka na połączenie')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    onlineManager.setOnline(true);
    const changes = { postCode: '00-950' };
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: sampleCustomer.version, changes }));
    await waitFor(() => expect(canvas.queryByText('Czeka na połączenie')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Zmień: Kod pocztowy, 00-950' })).toBeVisible();
  },
};

export const RevealingPersonalId: Story = {
  parameters: {
    msw: { handlers: [...handlers, mocks.customers.revealPersonalId({ personalIdNumber: '80810112117' })] },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pokaż PESEL' }));
    await expect(await canvas.findByText('80810112117')).toBeVisible();
    await expect(canvas.getByText(/został zapisany w dzienniku/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ukryj PESEL' }));
    await expect(await canvas.findByText('*********17')).toBeVisible();
    await expect(canvas.queryByText('80810112117')).not.toBeInTheDocument();
  },
};

export const HiddenFields: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.customers.get(() => {
          const { phones, personalIdNumber, taxIdNumber, city, street, postCode, country, ...rest } =
            sampleCustomer;
          return rest;
        }),
        opportunities,
        ...activityMocks([]),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Adresy e-mail')).toBeVisible();
    await expect(canvas.queryByText('PESEL')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Telefony')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Miejscowość')).not.toBeInTheDocument();
  },
};

export const Archiving: Story = {
  parameters: {
    msw: {
      handlers: [...handlers, mocks.customers.archive({ ...sampleCustomer, isArchived: true, version: 4 })],
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Więcej działań' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archiwizuj' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Archiwizuj' }));
    await expect(await screen.findByText('Zarchiwizowano klienta')).toBeVisible();
  },
};

export const WithoutOpportunities: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.customers.get({ ...sampleCustomer, isArchived: true, note: null }),
        mocks.opportunities.list({ page: 1, perPage: 25, total: 0, items: [] }),
        ...activityMocks([]),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Ten klient nie ma otwartych szans.')).toBeVisible();
    await expect(canvas.getByText('Zarchiwizowany')).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: {
    msw: { handlers: [mocks.customers.get(refusal('not_found'))] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Nie znaleziono')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Przejdź do listy' })).toHaveAttribute(
      'href',
      '/customers',
    );
  },
};

const states = screenStates({
  call: mocks.customers.get,
  filled: handlers,
  polish: /#1003/,
  english: 'What comes next',
});

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
