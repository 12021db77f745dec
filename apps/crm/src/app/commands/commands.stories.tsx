import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleComparisonRows } from '@szansa/api-client/samples/bank-comparisons';
import { sampleCustomer, sampleCustomers } from '@szansa/api-client/samples/customers';
import { sampleOpportunities } from '@szansa/api-client/samples/opportunities';
import { sampleRentOfferRows } from '@szansa/api-client/samples/rent-offers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { createAppRouter } from '../routes.ts';
import { productMocks } from './product-mocks.ts';

/** The whole product as it is after signing in. */
function Product({ address }: { address: string }) {
  const [router] = useState(() => createAppRouter(createMemoryHistory({ initialEntries: [address] })));
  return <RouterProvider router={router} />;
}

const page = { page: 1, perPage: 10 };
const requested: string[] = [];

const customers = mocks.customers.list(({ query }) => {
  const fragment = query.get('search') ?? '';
  requested.push(fragment);
  const items = sampleCustomers.filter(({ name }) => name.toLowerCase().includes(fragment.toLowerCase()));
  return { ...page, items, total: items.length };
});

const opportunities = mocks.opportunities.list(({ query }) => {
  const fragment = (query.get('search') ?? '').toLowerCase();
  const items = sampleOpportunities.filter(({ customer }) => customer.name.toLowerCase().includes(fragment));
  return { ...page, items, total: items.length };
});

const { loaders, parameters } = inApp({ texts: [] });

const meta = {
  title: 'App/Commands',
  component: Product,
  loaders,
  parameters: { ...parameters, msw: { handlers: [customers, opportunities, ...productMocks] } },
  args: { address: '/' },
  beforeEach: () => {
    requested.length = 0;
  },
} satisfies Meta<typeof Product>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Presses the keys until there is a listener: its code loads after the first screen. */
async function press(keys: string, name: string) {
  await screen.findByRole('heading', { level: 1 });
  await waitFor(async () => {
    await userEvent.keyboard(keys);
    await expect(screen.getByRole('dialog', { name })).toBeVisible();
  });
  return within(screen.getByRole('dialog', { name }));
}

function openPalette(name = 'Szukaj i wykonaj') {
  return press('{Control>}k{/Control}', name);
}

export const Palette: Story = {
  play: async () => {
    const palette = await openPalette();
    await expect(palette.getByRole('option', { name: /Nowy klient/ })).toBeVisible();
    await expect(palette.getByRole('option', { name: /^Klienci/ })).toBeVisible();
    await expect(palette.queryByRole('option', { name: /Dziennik zmian/ })).not.toBeInTheDocument();
  },
};

export const RecentRecords: Story = {
  args: { address: `/customer/${sampleCustomer.id}` },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Jan Kowalski' });
    const palette = await openPalette();
    const recent = within(palette.getByRole('group', { name: 'Ostatnie' }));
    await expect(recent.getByRole('option', { name: /^Jan Kowalski/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.getByRole('heading', { level: 1, name: 'Jan Kowalski' })).toBeVisible();
  },
};

export const FindsRecords: Story = {
  play: async () => {
    const palette = await openPalette();
    // pasted: on a busy machine typed letters come with pauses, in which the palette sends requests
    await userEvent.paste('kowal');
    await expect(await palette.findByRole('option', { name: /Jan Kowalski.*#1000/ })).toBeVisible();
    await expect(palette.getByText('Klienci')).toBeVisible();
    await expect(requested).toEqual(['kowal']);
  },
};

/** What was written for a customer is found by the car and by whom it is for. */
export const FindsWhatWasWritten: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.bankComparisonPdfs.list({ ...page, items: sampleComparisonRows.slice(0, 1), total: 1 }),
        mocks.rentOfferPdfs.list({ ...page, items: sampleRentOfferRows.slice(0, 1), total: 1 }),
        customers,
        opportunities,
        ...productMocks,
      ],
    },
  },
  play: async () => {
    const palette = await openPalette();
    await userEvent.paste('octavia');
    const compared = within(await palette.findByRole('group', { name: 'Porównania banków' }));
    await expect(compared.getByRole('option', { name: /^Škoda Octavia.*#\d+/ })).toBeVisible();
    const rented = within(await palette.findByRole('group', { name: 'Oferty najmu' }));
    await expect(rented.getByRole('option', { name: /#\d+ · .*zł/ })).toBeVisible();
  },
};

const [numbered, named] = sampleOpportunities;

/** A number finds its opportunity before the customers who have its digits somewhere. */
export const ByNumber: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.customers.list({ ...page, items: sampleCustomers.slice(0, 2), total: 2 }),
        mocks.opportunities.list(async ({ query }) => {
          // customers are there, and marked, before
          await screen.findByRole('group', { name: 'Klienci' });
          const isExact = query.get('search')?.startsWith('#') === true;
          const items = [...(isExact ? [] : [named]), numbered].filter((one) => one !== undefined);
          return { ...page, items, total: items.length };
        }),
        ...productMocks,
      ],
    },
  },
  play: async () => {
    const palette = await openPalette();
    await userEvent.paste(String(numbered?.number));
    await palette.findByRole('group', { name: 'Klienci' });
    // each kind of record answers in its own time
    await waitFor(async () => {
      const found = palette.getAllByRole('option').filter((option) => /#\d+/.test(option.textContent));
      await expect(found[0]?.textContent).toContain(`#${numbered?.number}`);
    });
    const groups = palette.getAllByRole('group').map((group) => group.textContent);
    await expect(groups[0]).toMatch(/#\d+/);
    await expect(palette.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  },
};

/** A misspelled name finds similar customers; a phone number shows that it was the match. */
export const FindsSimilar: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.customers.list(({ query }) => {
          const items = query.get('search') === '600123' ? sampleCustomers.slice(0, 1) : [];
          return { ...page, items, total: items.length };
        }),
        mocks.customers.matches([
          {
            id: sampleCustomer.id,
            name: 'Joanna Baran',
            addedBy: sampleCustomer.addedBy,
            owners: [],
            isArchived: false,
            matches: ['name'],
          },
        ]),
        mocks.opportunities.list({ ...page, items: [], total: 0 }),
        ...productMocks,
      ],
    },
  },
  play: async () => {
    const palette = await openPalette();
    await userEvent.keyboard('joana baran');
    await expect(await palette.findByRole('option', { name: /Joanna Baran.*podobna nazwa/ })).toBeVisible();
    await userEvent.clear(palette.getByRole('combobox'));
    await userEvent.keyboard('600123');
    await expect(await palette.findByRole('option', { name: /Jan Kowalski.*600 123/ })).toBeVisible();
  },
};

/** Actions on the record in view come first, and also have keyboard shortcuts. */
export const ActsOnTheRecord: Story = {
  args: { address: `/customer/${sampleCustomer.id}` },
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Jan Kowalski' });
    const palette = await openPalette();
    const commands = within(palette.getByRole('group', { name: 'Jan Kowalski' }));
    await expect(commands.getByRole('option', { name: /^Nowa szansa/ })).toBeVisible();
    await userEvent.click(commands.getByRole('option', { name: /^Połącz z innym klientem/ }));
    await expect(await screen.findByRole('dialog', { name: 'Połącz klientów' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('nc');
    await expect(await screen.findByRole('dialog', { name: 'Nowy klient' })).toBeVisible();
  },
};

export const FailedSearch: Story = {
  parameters: {
    msw: {
      handlers: [mocks.customers.list(refusal('internal')), opportunities, ...productMocks],
    },
  },
  play: async () => {
    const palette = await openPalette();
    await userEvent.keyboard('kowal');
    await expect(await palette.findByText('Nie udało się wyszukać.')).toBeVisible();
  },
};

export const GoesToAPage: Story = {
  play: async () => {
    await openPalette();
    await userEvent.keyboard('klienci{Enter}');
    await expect(await screen.findByRole('heading', { level: 1, name: 'Klienci' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const BeginsACustomer: Story = {
  parameters: { msw: { handlers: [customers, ...productMocks] } },
  play: async () => {
    const palette = await openPalette();
    await userEvent.click(palette.getByRole('option', { name: /Nowy klient/ }));
    await expect(await screen.findByRole('dialog', { name: 'Nowy klient' })).toBeVisible();
  },
};

export const ByTheMouse: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Szukaj' }));
    await expect(await screen.findByRole('dialog', { name: 'Szukaj i wykonaj' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Szukaj' })).toHaveFocus());
  },
};

export const Shortcuts: Story = {
  play: async () => {
    const dialog = await press('?', 'Skróty klawiszowe');
    await expect(dialog.getByText('Przejdź do powiadomień')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('gc');
    await expect(await screen.findByRole('heading', { level: 1, name: 'Klienci' })).toBeVisible();
  },
};

export const Manager: Story = {
  globals: { role: 'SUPER_ADMIN' },
  play: async () => {
    const palette = await openPalette();
    await userEvent.keyboard('dziennik');
    await expect(palette.getByRole('option', { name: /Dziennik zmian/ })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async () => {
    const palette = await openPalette('Search and run');
    await expect(palette.getByRole('option', { name: /New opportunity/ })).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Szukaj' }));
    await expect(await screen.findByRole('dialog', { name: 'Szukaj i wykonaj' })).toBeVisible();
  },
};
