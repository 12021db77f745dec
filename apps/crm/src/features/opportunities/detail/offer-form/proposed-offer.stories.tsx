import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleCalculation, sampleCarProposal } from '@szansa/api-client/samples/enquiry-proposals';
import { sampleOffer } from '@szansa/api-client/samples/offers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { inApp } from '#kit/stories/in-app.tsx';
import { storyAt } from '#kit/stories/screen-states.ts';

import { OpportunityScreen } from '../opportunity-screen.tsx';
import { addressOf, routePath, screenMocks } from '../screen-mocks.ts';

const sent = fn();
const addressWith = (proposal: string) =>
  addressOf(`?tab=offers&offer=new&step=conditions&proposal=${proposal}`);
const create = mocks.offers.create(async ({ body }) => {
  sent(await body());
  return sampleOffer;
});

const meta = {
  title: 'Opportunities/Detail/Offer of an answer',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressWith(sampleCarProposal.id)),
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof OpportunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const form = async () => within(await screen.findByRole('dialog', { name: 'Nowa oferta' }));

/** The vehicle, the prices and the value of the variant are filled in; the saved offer references its answer. */
export const OfACar: Story = {
  ...storyAt(
    addressWith(sampleCarProposal.id),
    mocks.internalEnquiryProposals.get(sampleCarProposal),
    create,
    ...screenMocks(undefined, []),
  ),
  play: async () => {
    const fields = await form();
    await expect(await fields.findByText('Škoda Octavia Combi Selection')).toBeVisible();
    await expect(fields.getByRole('textbox', { name: /^Wartość pojazdu/ })).toHaveValue('113\u00A0739,84');
    await userEvent.click(fields.getByRole('button', { name: 'Utwórz ofertę' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          enquiryProposalId: sampleCarProposal.id,
          carVariantId: sampleCarProposal.carVariant?.id,
          vehicleValue: '113739.84',
          orderType: 'on_hand',
        }),
      ),
    );
  },
};

/** The terms of a calculation are there, its bank among them. */
export const OfACalculation: Story = {
  ...storyAt(
    addressWith(sampleCalculation.id),
    mocks.internalEnquiryProposals.get(sampleCalculation),
    create,
    ...screenMocks(undefined, []),
  ),
  play: async () => {
    const fields = await form();
    await waitFor(() =>
      expect(fields.getByRole('textbox', { name: 'Rata miesięczna' })).toHaveValue('3\u00A0218,40'),
    );
    await userEvent.click(fields.getByRole('button', { name: 'Utwórz ofertę' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          enquiryProposalId: sampleCalculation.id,
          bankRepresentativeId: sampleCalculation.calculation?.bankRepresentative?.id,
          numberOfInstallments: 36,
          buyoutPrice: '1219.51',
          vehicleId: null,
        }),
      ),
    );
  },
};

/** A withdrawn answer is reported; the form starts as usual. */
export const Gone: Story = {
  ...storyAt(
    addressWith(sampleCarProposal.id),
    mocks.internalEnquiryProposals.get(refusal('not_found')),
    create,
    ...screenMocks(undefined, []),
  ),
  play: async () => {
    const fields = await form();
    await expect(await screen.findByText(/Nie znaleziono/)).toBeVisible();
    await expect(fields.getByRole('button', { name: 'Wybierz pojazd' })).toBeVisible();
  },
};
