import {
  mocks,
  pending,
  refusal,
  sampleCustomer,
  sampleLabels,
  sampleLeadSources,
  sampleOpportunities,
  sampleWorkers,
} from '@szansa/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

import { inApp } from '#app/testing/in-app.tsx';

import { OpportunitiesScreen } from '../opportunities-screen.tsx';

const directory = [
  mocks.workers.list(sampleWorkers),
  mocks.leadSources.list(sampleLeadSources),
  mocks.labels.list(sampleLabels),
  mocks.customers.get(sampleCustomer),
];

/** Answers like the server: own ones, and by status. */
const list = mocks.opportunities.list(({ query }) => {
  const statuses = query.getAll('status');
  const items = sampleOpportunities.filter(
    (item) =>
      (query.get('is_self') !== 'true' || item.worker?.firstName === 'Anna') &&
      (statuses.length === 0 || statuses.includes(item.status)),
  );
  return { page: 1, perPage: 25, total: items.length, items };
});

const meta = {
  title: 'Opportunities/List',
  component: OpportunitiesScreen,
  ...inApp('/sales-opportunities', '/sales-opportunities?view=list'),
} satisfies Meta<typeof OpportunitiesScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const handlers = [...directory, list];

/** What 1440 px leave beside the open menu. */
export const BesideTheMenu: Story = {
  parameters: { msw: { handlers } },
  decorators: [
    (Story) => (
      <div className="w-304">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = await canvas.findByRole('table');
    await expect(table.parentElement?.scrollWidth).toBe(table.parentElement?.clientWidth);
    // the longest stage is read in full
    for (const chip of canvasElement.querySelectorAll('[data-slot="status-chip"] span'))
      await expect(chip.scrollWidth).toBe(chip.clientWidth);
  },
};

export const Filled: Story = {
  parameters: { msw: { handlers } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('6 szans')).toBeVisible();
    await expect(canvas.getByText('#1000')).toBeVisible();
    await expect(canvas.getByText('Prezentacja oferty')).toBeVisible();
  },
};

export const Filtering: Story = {
  parameters: { msw: { handlers } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('6 szans');
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń filtr: Moje szanse' }));
    await expect(await canvas.findByText('12 szans')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Zamknięta' }));
    await expect(await canvas.findByText('1 szansa')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Status: Zamknięta')).toBeVisible();
  },
};

export const English: Story = {
  parameters: { msw: { handlers } },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('6 opportunities')).toBeVisible();
  },
};

export const Dark: Story = { parameters: { msw: { handlers } }, globals: { theme: 'dark' } };

export const Narrow: Story = {
  parameters: { msw: { handlers } },
  globals: { viewport: { value: 'w390' } },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [...directory, mocks.opportunities.list(pending)] } },
};

export const Empty: Story = {
  parameters: {
    msw: {
      handlers: [...directory, mocks.opportunities.list({ page: 1, perPage: 25, total: 0, items: [] })],
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Nie masz jeszcze szans sprzedaży')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'kowal');
    await expect(await canvas.findByText('Żadna szansa nie pasuje do filtrów')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [...directory, mocks.opportunities.list(refusal('internal'))],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Spróbuj ponownie' }),
    ).toBeVisible();
  },
};
