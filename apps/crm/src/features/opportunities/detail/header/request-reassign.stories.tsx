import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import { anna, piotr, sampleId } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';

import { OpportunityScreen } from '../opportunity-screen.tsx';
import { addressOf, foreignOpportunity, routePath, screenMocks } from '../screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Reassigning',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf()),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const { id, number, customer } = sampleOpportunity;
const request = {
  id: sampleId(1951),
  status: 'pending' as const,
  customerFile: { id, number, customerName: customer.name },
  currentWorker: piotr,
  requester: anna,
  targetWorker: anna,
  reason: 'To mój stały klient',
  createdAt: '2026-11-20T14:00:00.000Z',
  can: { decide: false, withdraw: true },
};

const sent: unknown[] = [];

/** A colleague's opportunity is requested with a reason; the request can be withdrawn. */
export const Asked: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.reassignRequests.list(() => ({
          items: sent.length > 0 ? [request] : [],
          page: 1,
          perPage: 25,
          total: sent.length,
        })),
        mocks.reassignRequests.create(async ({ body }) => {
          sent.push(await body());
          return request;
        }),
        ...screenMocks(foreignOpportunity),
      ],
    },
  },
  beforeEach: () => {
    sent.length = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Poproś o przepisanie' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Poproś o przepisanie szansy' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Wyślij prośbę' }));
    await expect(await dialog.findByText('To pole jest wymagane!')).toBeVisible();
    await fill(dialog.getByRole('textbox', { name: /Dlaczego/ }), 'To mój stały klient');
    await userEvent.click(dialog.getByRole('button', { name: 'Wyślij prośbę' }));
    await waitFor(() => expect(sent).toEqual([{ reason: 'To mój stały klient' }]));
    await expect(await canvas.findByRole('button', { name: 'Wycofaj prośbę' })).toBeVisible();
  },
};

/** Another user was first. */
export const AskedAlready: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.reassignRequests.create(refusal('reassign_pending')),
        ...screenMocks(foreignOpportunity),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Poproś o przepisanie' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Poproś o przepisanie szansy' }));
    await fill(dialog.getByRole('textbox', { name: /Dlaczego/ }), 'To mój klient');
    await userEvent.click(dialog.getByRole('button', { name: 'Wyślij prośbę' }));
    await expect(await screen.findByText(/Ktoś już poprosił o przepisanie/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Dlaczego/ })).toHaveValue('To mój klient');
  },
};

/** Who only reads opportunities cannot own one. */
export const NotForReaders: Story = {
  globals: { role: 'ADMIN_REPORTS' },
  parameters: { msw: { handlers: screenMocks(foreignOpportunity) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Jan Kowalski/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Poproś o przepisanie' })).not.toBeInTheDocument();
  },
};
