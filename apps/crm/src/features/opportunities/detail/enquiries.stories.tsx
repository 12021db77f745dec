import { mocks, pending } from '@szansa/api-client/mocks';
import { sampleEnquiries, sampleEnquiry, sampleEnquiryPeople } from '@szansa/api-client/samples/enquiries';
import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { opportunitiesFeature } from '../feature.tsx';
import { OpportunityScreen } from './opportunity-screen.tsx';
import { addressOf, routePath, screenMocks } from './screen-mocks.ts';

const linked = sampleEnquiries.filter(({ customerFile }) => customerFile !== null);
const requested = fn();
const pageOf = (items: typeof linked) => ({ items, page: 1, perPage: 25, total: items.length });

const meta = {
  title: 'Opportunities/Detail/Enquiries',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf('?tab=enquiries')),
  beforeEach: () => {
    requested.mockClear();
  },
} satisfies Meta<typeof OpportunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const answering = (items: typeof linked) => [
  mocks.internalEnquiries.list(({ query }) => {
    requested(query.get('customerFileId'));
    return pageOf(items);
  }),
  mocks.internalEnquiries.people(sampleEnquiryPeople),
  ...screenMocks(),
];

export const Filled: Story = {
  parameters: { msw: { handlers: answering(linked) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Octavia Combi od ręki/ })).toHaveAttribute(
      'href',
      `/internal-enquiry/${sampleEnquiry.id}`,
    );
    await expect(requested).toHaveBeenCalledWith(sampleOpportunity.id);
    await expect(canvas.getByText('Czeka na: opiekun')).toBeVisible();
  },
};

export const None: Story = {
  parameters: { msw: { handlers: answering([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie ma jeszcze zapytań')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nowe zapytanie' })).toBeVisible();
  },
};

/** A new enquiry starts with the known values: the opportunity, its vehicle and its chosen offer. */
export const Asking: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.internalEnquiries.create(async ({ body }) => {
          requested(await body());
          return pending();
        }),
        ...answering([]),
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nowe zapytanie' }));
    await userEvent.click(await screen.findByRole('combobox', { name: /^Kategoria/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Obsługa dokumentów' }));
    await expect(screen.getByText(/^Dokumenty dodasz po zapisaniu/)).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /^Temat/ })).toHaveValue(sampleOpportunity.vehicle);
    await userEvent.click(screen.getByRole('button', { name: 'Wyślij zapytanie' }));
    await waitFor(() =>
      expect(requested).toHaveBeenCalledWith(
        expect.objectContaining({
          category: 'document_processing',
          customerFileId: sampleOpportunity.id,
          offerId: sampleOpportunity.chosenOfferId,
        }),
      ),
    );
  },
};
