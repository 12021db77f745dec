import { offersFacts } from '@szansa/api-client/lists';
import { mocks } from '@szansa/api-client/mocks';
import { sampleBank, sampleBanks } from '@szansa/api-client/samples/banks';
import { sampleDealer, sampleDealers } from '@szansa/api-client/samples/dealers';
import { sampleOfferRows, sampleOfferSums } from '@szansa/api-client/samples/offers';
import { sampleId, sampleAuth, sampleWorkers } from '@szansa/api-client/samples/people';
import type { OfferType } from '@szansa/domain/offer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { authAtom, store } from '#kit/session/session-atoms.ts';
import { fakeList } from '#kit/stories/fake-list.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';

import { offersFeature } from './feature.tsx';

const switches = {
  show_leasing_offers: 'leasing',
  show_longterm_offers: 'rent_long_term',
  show_shortterm_offers: 'rent_short_term',
} as const;

const ofType =
  (type: OfferType) =>
  ({ offerType }: { offerType: OfferType }, [requested]: readonly string[]) =>
    requested !== 'false' || offerType !== type;

const requested = fn();

const listing = (rows: typeof sampleOfferRows) =>
  fakeList({
    call: mocks.offers.list,
    facts: offersFacts,
    rows,
    filters: {
      show_leasing_offers: ofType('leasing'),
      show_longterm_offers: ofType('rent_long_term'),
      show_shortterm_offers: ofType('rent_short_term'),
      from: (row, [day = '']) => row.createdAt >= day,
    },
  });

const sums = mocks.offers.sums(({ query }) => {
  requested(Object.fromEntries(query));
  const off = Object.entries(switches).filter(([name]) => query.get(name) === 'false');
  return sampleOfferSums.filter(({ offerType }) => !off.some(([, type]) => type === offerType));
});

const directory = [
  mocks.workers.list(sampleWorkers),
  mocks.banks.list({ items: sampleBanks, page: 1, perPage: 100, total: sampleBanks.length }),
  mocks.dealers.list({ items: sampleDealers, page: 1, perPage: 100, total: sampleDealers.length }),
];
const filled = [...directory, listing(sampleOfferRows), sums];

const meta = {
  title: 'Offers/Offers',
  ...inFeature(offersFeature),
  beforeEach: () => void requested.mockClear(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sumRow = async (name: RegExp) => {
  const table = await screen.findByRole('table', { name: 'Suma ofert z listy' });
  return within(table).findByRole('row', { name });
};

/** Of all types at first; what the list adds up to follows its filters. */
export const List: Story = {
  parameters: { ...storyAt('/offers', ...filled).parameters, specification: ['S9.3'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 oferty')).toBeVisible();
    const [first] = canvas.getAllByRole('link', { name: 'Jan Kowalski' });
    await expect(first).toHaveAttribute(
      'href',
      `/sales-opportunity/${sampleOfferRows.at(-1)?.opportunity.id}?tab=offers&shown=${sampleOfferRows.at(-1)?.id}`,
    );
    await expect(await sumRow(/^Leasing/)).toHaveTextContent(/121.951,22.zł.*128.990,83.zł.*1.829,27.zł/);
    await expect(await sumRow(/^Razem/)).toHaveTextContent(/243.902,44.zł.*233.354,83.zł.*3.658,54.zł/);
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń filtr: Leasing' }));
    await expect(await canvas.findByText('2 oferty')).toBeVisible();
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith({
        show_leasing_offers: 'false',
        show_longterm_offers: 'true',
        show_shortterm_offers: 'true',
      }),
    );
  },
};

/** Days are in the address in the format of the API call. */
export const OfDays: Story = {
  ...storyAt('/offers?from=2026-11-01&to=2026-11-30', ...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Dodano: od .*1\.11\.2026 do 30\.11\.2026/)).toBeVisible();
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith(
        expect.objectContaining({ from: '2026-11-01', to: '2026-11-30' }),
      ),
    );
  },
};

/** So many that a page of them does not have the last ones. */
const many = <Row extends object>(rows: readonly Row[], name: string, first: number) =>
  rows.slice(0, 1).flatMap((row) =>
    Array.from({ length: 300 }, (_, index) => ({
      ...row,
      id: sampleId(first + index),
      name: `${name} ${index + 1}`,
    })),
  );
const manyBanks = many(sampleBanks, 'Bank', 7000);
const manyDealers = many(sampleDealers, 'Dealer', 8000);

const pageOf = <Row extends { readonly name: string }>(rows: readonly Row[], query: URLSearchParams) => {
  const found = rows.filter(({ name }) => name.includes(query.get('search') ?? ''));
  return { items: found.slice(0, 25), page: 1, perPage: 25, total: found.length };
};

/** A bank among three hundred is searched for, and a chosen dealer that is on no first page is called by its name. */
export const ManyHouses: Story = {
  ...storyAt(
    `/offers?dealerId=${manyDealers.at(-1)?.id}`,
    mocks.workers.list(sampleWorkers),
    mocks.banks.list(({ query }) => pageOf(manyBanks, query)),
    mocks.dealers.list(({ query }) => pageOf(manyDealers, query)),
    mocks.banks.get(({ params }) => ({ ...sampleBank, ...manyBanks.find(({ id }) => id === params['id']) })),
    mocks.dealers.get(({ params }) => ({
      ...sampleDealer,
      ...manyDealers.find(({ id }) => id === params['id']),
    })),
    listing(sampleOfferRows),
    sums,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Salon: Dealer 300')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Bank' }));
    const editor = within(await screen.findByRole('dialog', { name: 'Bank' }));
    await userEvent.type(await editor.findByRole('combobox'), 'Bank 287');
    await userEvent.click(await editor.findByRole('option', { name: 'Bank 287' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Bank: Bank 287')).toBeVisible();
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ bankId: manyBanks[286]?.id })),
    );
  },
};

/** A commission that is hidden has neither a column nor a sum. */
export const CommissionHidden: Story = {
  ...storyAt('/offers', ...filled),
  beforeEach: () => {
    store.set(authAtom, { ...sampleAuth(), userExcludedFields: ['offer.commisionAmount'] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 oferty')).toBeVisible();
    await sumRow(/^Leasing/);
    await expect(screen.queryByText('Prowizja netto')).not.toBeInTheDocument();
  },
};

const states = screenStates({
  address: '/offers',
  call: mocks.offers.list,
  filled,
  empty: [...directory, listing([]), mocks.offers.sums([])],
  polish: '3 oferty',
  english: '3 offers',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
