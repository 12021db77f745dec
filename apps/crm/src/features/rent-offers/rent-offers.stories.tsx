import { rentOfferPdfsFacts } from '@szansa/api-client/lists';
import { mocks } from '@szansa/api-client/mocks';
import { sampleOffer } from '@szansa/api-client/samples/offers';
import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import { sampleRentOffer, sampleRentOfferRows } from '@szansa/api-client/samples/rent-offers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { fakeList } from '#kit/stories/fake-list.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { rentOffersFeature } from './feature.tsx';

const listing = (rows: typeof sampleRentOfferRows) =>
  fakeList({ call: mocks.rentOfferPdfs.list, facts: rentOfferPdfsFacts, rows });

const sent = fn();

const filled = [
  listing(sampleRentOfferRows),
  mocks.opportunities.get(sampleOpportunity),
  mocks.offers.listOfOpportunity([sampleOffer]),
  mocks.rentOfferPdfs.create(async ({ body }) => {
    sent(await body());
    return sampleRentOffer;
  }),
  mocks.rentOfferPdfs.get(sampleRentOffer),
];

const meta = {
  title: 'RentOffers/List',
  ...inFeature(rentOffersFeature),
  beforeEach: () => void sent.mockClear(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row leads to its rent offer, of an opportunity or of none. */
export const List: Story = {
  ...storyAt('/rent-offers', ...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 oferty najmu')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Toyota Yaris' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/rent-offer\//),
    );
    await expect(canvas.getByText('36 miesięcy')).toBeVisible();
  },
};

const field = (name: RegExp) => screen.findByRole('textbox', { name });

/** The preview follows what is typed; services are switches. */
export const New: Story = {
  ...storyAt('/rent-offers?new=rent_offer_pdf', ...filled),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowa oferta najmu' }));
    await expect(await dialog.findByText(/^Podgląd pojawi się/)).toBeVisible();
    await fill(await field(/^Dla kogo/), 'Zofia Żak');
    await fill(await field(/^Marka i model/), 'Škoda Octavia');
    await userEvent.type(await field(/^Okres umowy/), '36');
    await fill(await field(/^Rata miesięczna netto/), '1999,90');
    await userEvent.click(dialog.getByRole('switch', { name: 'Serwis' }));
    const preview = within(await dialog.findByRole('region', { name: 'Podgląd' }));
    await waitFor(() =>
      expect(preview.getByRole('row', { name: /^Suma opłat 71.996,40.zł 88.555,68.zł$/ })).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj ofertę najmu' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          customerFileId: null,
          clientTitle: 'Zofia Żak',
          monthlyFeeNet: '1999.90',
          maintenance: true,
          assistance: false,
          displayMileage: true,
        }),
      ),
    );
  },
};

/** Created from an opportunity, it starts with the customer and the car of the chosen offer. */
export const NewOfOpportunity: Story = {
  ...storyAt(`/rent-offers?customerFileId=${sampleOpportunity.id}&new=rent_offer_pdf`, ...filled),
  play: async () => {
    await waitFor(async () => expect(await field(/^Dla kogo/)).toHaveValue(sampleOpportunity.customer.name));
    await expect(await field(/^Marka i model/)).not.toHaveValue('');
    await screen.findByRole('combobox', {
      name: new RegExp(`^Szansa sprzedaży .*#${sampleOpportunity.number}$`),
    });
  },
};

/** A missing required value is shown at its field. */
export const Missing: Story = {
  ...storyAt('/rent-offers?new=rent_offer_pdf', ...filled),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nowa oferta najmu' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Dodaj ofertę najmu' }));
    await waitFor(async () =>
      expect(await field(/^Rata miesięczna netto/)).toHaveAccessibleDescription(/To pole jest wymagane!/),
    );
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** On a telephone the preview has a tab of its own. */
export const NarrowForm: Story = {
  ...storyAt(`/rent-offers?customerFileId=${sampleOpportunity.id}&new=rent_offer_pdf`, ...filled),
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await userEvent.type(await field(/^Okres umowy/), '12');
    await userEvent.type(await field(/^Rata miesięczna netto/), '1000');
    await userEvent.click(await screen.findByRole('tab', { name: 'Podgląd' }));
    await expect(await screen.findByRole('row', { name: /^Suma opłat 12.000,00.zł/ })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Formularz' }));
    await expect(await field(/^Rata miesięczna netto/)).toHaveValue('1\u00a0000,00');
  },
};

const states = screenStates({
  address: '/rent-offers',
  call: mocks.rentOfferPdfs.list,
  filled,
  empty: [listing([])],
  polish: '2 oferty najmu',
  english: '2 rent offers',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
