import { mocks } from '@szansa/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { storedDraft, leaveDraft } from '#kit/stories/drafts.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';

import { customersFeature } from '../feature.tsx';
import { CreateCustomer } from './create-customer.tsx';

const meta = {
  title: 'Customers/Drafts',
  component: CreateCustomer,
  ...inApp(customersFeature, '/customers', '/customers?new=customer'),
  args: { onClose: fn() },
} satisfies Meta<typeof CreateCustomer>;

export default meta;

type Story = StoryObj<typeof meta>;

const noMatches = mocks.customers.matches([]);

export const Offered: Story = {
  parameters: { msw: { handlers: [noMatches] } },
  beforeEach: () => leaveDraft('customer/new', { values: { firstName: 'Ewa', phones: ['601602603'] } }),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Nowy klient' }));
    await expect(sheet.getByText('Masz niezapisany szkic z 09:30')).toBeVisible();
    await expect(sheet.getByRole('textbox', { name: 'Imię' })).toHaveValue('');
  },
};

export const Discarded: Story = {
  ...Offered,
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Nowy klient' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Odrzuć' }));
    await expect(sheet.queryByText(/^Masz niezapisany szkic/)).not.toBeInTheDocument();
    await expect(storedDraft('customer/new')).toBeNull();
  },
};

/** Typed values are stored at once; the personal id is not. */
export const Kept: Story = {
  parameters: Offered.parameters ?? {},
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Nowy klient' }));
    await fill(sheet.getByLabelText('PESEL'), '44051401359');
    await expect(storedDraft('customer/new')).toBeNull();
    await userEvent.type(sheet.getByRole('textbox', { name: 'Imię' }), 'Ewa');
    await fill(sheet.getByRole('textbox', { name: 'Telefon 1' }), '601602603');
    await expect(storedDraft('customer/new')).toEqual({
      values: { firstName: 'Ewa', phones: ['+48601602603'] },
    });
    await userEvent.clear(sheet.getByRole('textbox', { name: 'Imię' }));
    await userEvent.clear(sheet.getByRole('textbox', { name: 'Telefon 1' }));
    await expect(storedDraft('customer/new')).toBeNull();
  },
};
