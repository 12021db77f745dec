import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleCustomer } from '@szansa/api-client/samples/customers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';

import { customersFeature } from '../feature.tsx';
import { CreateCustomer } from './create-customer.tsx';

const meta = {
  title: 'Customers/Same firm',
  component: CreateCustomer,
  ...inApp(customersFeature, '/customers', '/customers?new=customer'),
  args: { onClose: fn() },
} satisfies Meta<typeof CreateCustomer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One firm, several people: the user is prompted, and the answer applies to these numbers alone. */
export const AskedAbout: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.customers.matches([]),
        mocks.customerOrganisations.matches([]),
        mocks.customers.create(async ({ body }) => {
          const { isAnotherPerson } = await body();
          if (isAnotherPerson) return sampleCustomer;
          return refusal('duplicate_customer', {
            customerId: sampleCustomer.id,
            name: 'Jan Kowalski',
            addedBy: null,
            field: 'customerOrganizations',
          });
        }),
        mocks.customers.get(sampleCustomer),
      ],
    },
  },
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog'));
    await fill(sheet.getByRole('textbox', { name: 'Nazwisko' }), 'Nowak');
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj firmę' }));
    await fill(sheet.getByRole('textbox', { name: 'Nazwa firmy, Firma 1' }), 'Demolease');
    await fill(sheet.getByRole('textbox', { name: 'NIP firmy, Firma 1' }), '9991000111');
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj klienta' }));
    await expect(await sheet.findByText('Ta firma ma już klienta w bazie')).toBeVisible();
    await userEvent.click(sheet.getByRole('checkbox', { name: 'To inna osoba z tej samej firmy' }));
  },
};

/** After the answer, the customer is saved. */
export const Saved: Story = {
  ...AskedAbout,
  play: async (context) => {
    await AskedAbout.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Dodaj klienta' }));
    await expect(await screen.findByText('Dodano klienta')).toBeVisible();
  },
};
