import { mocks, pending, refusal, sampleCustomer, sampleCustomers } from '@szansa/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#app/testing/in-app.tsx';

import { CustomersScreen } from './customers-screen.tsx';
import { list, page } from './customers-stories.ts';

const meta = {
  title: 'Customers/List',
  component: CustomersScreen,
  ...inApp('/customers'),
} satisfies Meta<typeof CustomersScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { msw: { handlers: [list] } },
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
    await expect(canvas.getAllByRole('link')[1]).toHaveTextContent('Jan Kowalski');
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
    // rows that are about to be replaced are dimmed, and not held to the contrast of those to be read
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

export const English: Story = {
  parameters: { msw: { handlers: [list] } },
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('6 customers')).toBeVisible();
  },
};

export const Dark: Story = { parameters: { msw: { handlers: [list] } }, globals: { theme: 'dark' } };

export const Narrow: Story = {
  parameters: { msw: { handlers: [list] } },
  globals: { viewport: { value: 'w390' } },
};

export const Loading: Story = { parameters: { msw: { handlers: [mocks.customers.list(pending)] } } };

export const Empty: Story = {
  parameters: { msw: { handlers: [mocks.customers.list({ ...page, items: [], total: 0 })] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Nie ma jeszcze żadnego klienta')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Dodaj klienta' })).toHaveLength(2);
  },
};

export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [mocks.customers.list(refusal('internal'))],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Spróbuj ponownie' }),
    ).toBeVisible();
  },
};

export const Forbidden: Story = {
  globals: { role: 'ADMIN_REPORTS' },
  parameters: {
    msw: { handlers: [mocks.customers.list(refusal('access_denied'))] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Odmowa dostępu')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Dodaj klienta' })).not.toBeInTheDocument();
  },
};
