import { carOffersFacts } from '@szansa/api-client/lists';
import { mocks } from '@szansa/api-client/mocks';
import { sampleCarOffer, sampleOfferFacets, sampleVariants } from '@szansa/api-client/samples/car-offers';
import { sampleEnquiries } from '@szansa/api-client/samples/enquiries';
import { sampleCarProposal } from '@szansa/api-client/samples/enquiry-proposals';
import { sampleOffer } from '@szansa/api-client/samples/offers';
import { sampleOpportunities, sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { fakeList } from '#kit/stories/fake-list.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';

import { carManagementFeature } from '../feature.tsx';
import { pictures } from './offer-mocks.ts';

const address = '/car-management';
const offerAddress = `/car-management/offer/${sampleCarOffer.id}`;
const requested = fn();

const listing = (rows: typeof sampleVariants) =>
  fakeList({
    call: mocks.carOffers.list,
    facts: carOffersFacts,
    rows,
    filters: {
      brandId: ({ brand }, chosen) => chosen.includes(brand.id),
      price: (_row, chosen) => chosen.includes('to150'),
    },
  });
const list = listing(sampleVariants);
const facets = mocks.carOffers.facets(sampleOfferFacets);

const meta = {
  title: 'Car management/Cars on offer',
  ...inFeature(carManagementFeature),
  globals: { role: 'ADMIN' },
  beforeEach: () => {
    requested.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const admin = { role: 'ADMIN' };

export const Cards: Story = {
  parameters: { ...storyAt(address, list, facets, pictures).parameters, specification: ['S1.12', 'S2.22'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 warianty')).toBeVisible();
    const [octavia] = canvas.getAllByRole('link', { name: 'Škoda Octavia Combi' });
    await expect(octavia).toHaveAttribute('href', offerAddress);
    // a press anywhere on the card opens it
    const look = canvas.getByText('Niebieski · 2026 · Nowy');
    await expect(look).toBeVisible();
    const { x, y } = look.getBoundingClientRect();
    await expect(document.elementFromPoint(x + 5, y + 5)).toBe(octavia);
    await expect(canvas.getByText(/Średnia liczba sztuk \(3\)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dodaj ofertę' })).toHaveAttribute(
      'href',
      '/car-management/offer',
    );
  },
};

export const Table: Story = {
  ...storyAt(`${address}?view=list`, list, facets, pictures),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Tesla Model Y/ })).toBeVisible();
    await expect(canvas.getByText('Do zamówienia, 12–16 tygodni')).toBeVisible();
  },
};

/** A brand is chosen from those that are on offer, each with how many variants. */
export const OneBrand: Story = {
  ...storyAt(address, list, facets, pictures),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Marka' }));
    const brand = await screen.findByRole('checkbox', { name: 'Tesla' });
    await expect(brand).toHaveAccessibleDescription('1');
    await userEvent.click(brand);
    await expect(await canvas.findByText('1 wariant')).toBeVisible();
    await expect(canvas.queryByText(/Octavia/)).toBeNull();
  },
};

/** Seats are no words either. */
export const SpokenSeats: Story = {
  ...storyAt(
    `${address}?search=${encodeURIComponent('suv 7 miejsc poniżej 200 tys')}`,
    mocks.carOffers.list({ items: sampleVariants.slice(0, 1), page: 1, perPage: 25, total: 1 }),
    facets,
    pictures,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cena brutto: do 200\s000\szł · miejsca: 7$/)).toBeVisible();
  },
};

/** Filters recognized in the search text are shown beside the number of results, so that no row moves. */
export const Spoken: Story = {
  ...storyAt(
    `${address}?search=${encodeURIComponent('octavia kombi od ręki, od 150 KM do 150 tys')}`,
    mocks.carOffers.list({ items: sampleVariants.slice(0, 1), page: 1, perPage: 25, total: 1 }),
    facets,
    pictures,
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/cena brutto: do 150\s000\szł · moc: od 150 KM · dostępność/),
    ).toBeVisible();
    const answered = canvas.getByText(/Szukam także/);
    await expect((await canvas.findByText('1 wariant')).contains(answered)).toBe(true);
    // the whole sentence is seen where it is typed
    const search = canvas.getByRole<HTMLInputElement>('searchbox');
    await expect(search.scrollWidth).toBeLessThanOrEqual(search.clientWidth);
  },
};

/** Salespeople are shown no status and write down no offers. */
export const ForSalespeople: Story = {
  ...storyAt(
    address,
    listing(sampleVariants.slice(0, 2)),
    mocks.carOffers.facets({ ...sampleOfferFacets, status: [] }),
    pictures,
  ),
  globals: { role: 'WORKER' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 warianty')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Dodaj ofertę' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filtr' }));
    await expect(await screen.findByRole('menuitem', { name: 'Salon' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Status' })).toBeNull();
  },
};

/** A variant becomes an offer of an opportunity of one's own. */
export const ToOpportunity: Story = {
  ...storyAt(
    address,
    list,
    facets,
    pictures,
    mocks.opportunities.list({ items: sampleOpportunities, page: 1, perPage: 10, total: 12 }),
    mocks.opportunities.get(sampleOpportunity),
    mocks.carOffers.offerVariant(async ({ body, params }) => {
      requested(params['id'], await body());
      return sampleOffer;
    }),
  ),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Do szansy: Škoda/ });
    if (!first) throw new Error('a variant expected');
    await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: 'Oferta w szansie sprzedaży' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz ofertę' }));
    await expect(await dialog.findByText('Wybierz szansę')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: /^Szansa sprzedaży/ }));
    const [opportunity] = await screen.findAllByRole('option');
    if (!opportunity) throw new Error('an opportunity expected');
    await userEvent.click(opportunity);
    await userEvent.click(dialog.getByRole('combobox', { name: /^Rodzaj oferty/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Najem długoterminowy' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Utwórz ofertę' }));
    await waitFor(() =>
      expect(requested).toHaveBeenCalledWith(sampleVariants[0]?.id, {
        customerFileId: sampleOpportunities[0]?.id,
        offerType: 'rent_long_term',
      }),
    );
    await expect(await screen.findByText('Dodano ofertę do szansy')).toBeVisible();
  },
};

/** A variant of a card becomes the answer of a car search that is open. */
export const AnswersAnEnquiry: Story = {
  ...storyAt(
    `${address}?view=cards`,
    list,
    facets,
    pictures,
    mocks.internalEnquiries.list(({ query }) => {
      requested(query.get('category'), query.get('isEditable'));
      return { items: sampleEnquiries.slice(0, 1), page: 1, perPage: 25, total: 1 };
    }),
    mocks.internalEnquiryProposals.createVariant(async ({ body, params }) => {
      requested(params['id'], await body());
      return sampleCarProposal;
    }),
  ),
  globals: { role: 'PLATFORMER' },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Do zapytania: Škoda/ });
    if (!first) throw new Error('a variant expected');
    await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog', { name: 'Odpowiedź samochodem z katalogu' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /^Zapytanie/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Octavia Combi od ręki/ }));
    await expect(requested).toHaveBeenCalledWith('car_search', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj odpowiedź' }));
    const body = { carVariantId: sampleVariants[0]?.id, note: '' };
    await waitFor(() => expect(requested).toHaveBeenCalledWith(sampleEnquiries[0]?.id, body));
  },
};

const states = screenStates({
  address,
  call: mocks.carOffers.list,
  filled: [list, facets, pictures],
  empty: [listing([]), facets],
  english: '3 variants',
  polish: '3 warianty',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };

/** A user who may not add cars sees no instruction to add one. */
export const EmptyReadOnly: Story = {
  ...states.Empty,
  globals: { role: 'WORKER' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie ma jeszcze samochodów w ofercie')).toBeVisible();
    await expect(canvas.queryByText(/utworzysz z szablonu/)).not.toBeInTheDocument();
  },
};
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, globals: { ...admin, language: 'en' } };
export const Narrow: Story = { ...states.Narrow, globals: { ...admin, viewport: { value: 'w390' } } };
