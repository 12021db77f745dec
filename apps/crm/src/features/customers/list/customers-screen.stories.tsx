import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleCustomer, sampleCustomers } from '@szansa/api-client/samples/customers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { queries, queryClient } from '#kit/api/api.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';

import { customersFeature } from '../feature.tsx';
import { CustomersScreen } from './customers-screen.tsx';
import { list, page } from './customers-stories.ts';

const meta = {
  title: 'Customers/List',
  component: CustomersScreen,
  ...inApp(customersFeature, '/customers'),
} satisfies Meta<typeof CustomersScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { msw: { handlers: [list] }, specification: ['S1.3', 'S2.9'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('6 klientów')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Jan Kowalski' })).toHaveAttribute(
      'href',
      `/customer/${sampleCustomer.id}`,
    );
    await expect(canvas.getAllByText('999-100-01-11')[0]).toBeVisible();
  },
};

export const Searching: Story = {
  parameters: { msw: { handlers: [list] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('6 klientów');
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('żół');
    await expect(await canvas.findByText('1 klient')).toBeVisible();
    await userEvent.keyboard('xyz');
    await expect(await canvas.findByText('Nie znaleziono klientów')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Wyczyść filtry' }));
    await expect(await canvas.findByText('6 klientów')).toBeVisible();
  },
};

export const FilteringAndSorting: Story = {
  parameters: { msw: { handlers: [list] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('6 klientów');
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dodani przeze mnie' }));
    await expect(await canvas.findByText('4 klientów')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń filtr: Dodani przeze mnie' }));
    await canvas.findByText('6 klientów');
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('link')[0]).toHaveTextContent('Aleksandra Wójcik');
    await userEvent.click(canvas.getByRole('button', { name: /^Klient/ }));
    await expect(await canvas.findByRole('columnheader', { name: /^Klient/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  },
};

export const MoreThanCounted: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.customers.list({ ...page, items: sampleCustomers, total: 1000, isTotalLimited: true }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Ponad 1\s?000 klientów$/)).toBeVisible();
    await expect(canvas.getByText(/z ponad 1\s000/)).toBeVisible();
  },
};

/** What 1440 px leave beside the open menu. */
export const BesideTheMenu: Story = {
  parameters: { msw: { handlers: [list] } },
  decorators: [
    (Story) => (
      <div className="w-304">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const frame = (await within(canvasElement).findByRole('table')).parentElement;
    await expect(frame?.scrollWidth).toBe(frame?.clientWidth);
  },
};

export const NextPageOnItsWay: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.customers.list(({ query }) =>
          query.get('page') === '2'
            ? new Promise<never>(() => undefined)
            : { ...page, items: sampleCustomers, total: 60 },
        ),
      ],
    },
    // rows that are about to be replaced are dimmed, and exempt from the contrast rule
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('60 klientów');
    const table = canvas.getByRole('table', { name: 'Klienci' });
    await expect(table).toHaveAttribute('aria-busy', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Następna strona' }));
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('link', { name: 'Jan Kowalski' })).toBeInTheDocument();
  },
};

/** What is typed is sent after a pause, and undoes nothing that was changed meanwhile. */
export const FilterTakenAwayWhileTyping: Story = {
  parameters: { address: '/customers?is_self=true', msw: { handlers: [list] } },
  play: async ({ canvas }) => {
    await canvas.findByText('4 klientów');
    await userEvent.type(canvas.getByRole('searchbox'), 'żół');
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń filtr: Dodani przeze mnie' }));
    await expect(await canvas.findByText('1 klient')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('żół');
    await expect(canvas.queryByRole('button', { name: /^Usuń filtr/ })).not.toBeInTheDocument();
  },
};

/** A link from before a filter was renamed still filters the list, and shows no error. */
export const FormerName: Story = {
  parameters: { address: '/customers?isMine=true', msw: { handlers: [list] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Usuń filtr: Dodani przeze mnie' })).toBeVisible();
    await expect(await canvas.findByText('4 klientów')).toBeVisible();
  },
};

let fails = false;

/** The rows remain, and are marked as out of date. */
export const RefreshFailed: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.customers.list(() =>
          fails ? refusal('internal') : { ...page, items: sampleCustomers, total: sampleCustomers.length },
        ),
      ],
    },
  },
  beforeEach: () => {
    fails = false;
  },
  play: async ({ canvas }) => {
    await canvas.findByText('6 klientów');
    fails = true;
    await queryClient.invalidateQueries({ queryKey: queries.customers.list.key() });
    await expect(await canvas.findByText(/^Nie udało się odświeżyć listy/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Jan Kowalski' })).toBeVisible();
    fails = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(() => expect(canvas.queryByText(/^Nie udało się odświeżyć listy/)).not.toBeInTheDocument());
  },
};

const states = screenStates({
  call: mocks.customers.list,
  filled: [list],
  empty: [mocks.customers.list({ ...page, items: [], total: 0 })],
  polish: '6 klientów',
  english: '6 customers',
});

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = {
  ...states.Empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie ma jeszcze żadnego klienta')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Dodaj klienta' })).toHaveLength(2);
  },
};
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = {
  ...states.Forbidden,
  parameters: { ...states.Forbidden.parameters, specification: ['S6.5'] },
  tags: ['derived-state'],
};
