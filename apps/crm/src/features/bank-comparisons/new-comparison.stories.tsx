import { mocks } from '@szansa/api-client/mocks';
import {
  sampleBankLooks,
  sampleComparison,
  sampleRentComparison,
} from '@szansa/api-client/samples/bank-comparisons';
import { sampleBanks } from '@szansa/api-client/samples/banks';
import { otherOffer, sampleOffer } from '@szansa/api-client/samples/offers';
import { sampleId } from '@szansa/api-client/samples/people';
import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inFeature } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { bankComparisonsFeature } from './feature.tsx';

const address = `/sales-opportunity/${sampleOpportunity.id}/compare`;
const second = { ...sampleOffer, id: sampleId(403), isChosen: false, monthlyAmount: '3290.00' };
const ticked = `${address}?offers=${sampleOffer.id},${second.id}`;
const sent = fn();

const filled = [
  mocks.banks.named(sampleBankLooks),
  mocks.banks.list({ items: sampleBanks, page: 1, perPage: 25, total: sampleBanks.length }),
  mocks.offers.listOfOpportunity([sampleOffer, second]),
  mocks.bankComparisonPdfs.create(async ({ body }) => {
    sent(await body());
    return sampleComparison;
  }),
  mocks.bankComparisonPdfs.get(sampleComparison),
];

const meta = {
  title: 'BankComparisons/New',
  ...inFeature(bankComparisonsFeature),
  beforeEach: () => void sent.mockClear(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ticked offers fill in the quotes; the preview is shown at once, and the comparison is saved as it is. */
export const FromOffers: Story = {
  ...storyAt(ticked, ...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Oferta 2' })).toBeVisible();
    const table = within(await canvas.findByRole('table', { name: 'Porównanie ofert banków' }));
    await expect(table.getByRole('row', { name: /^Suma opłat, netto.*128.990,83.zł/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz porównanie' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          quotes: [
            expect.objectContaining({ offerId: sampleOffer.id, monthlyAmount: '3210.45' }),
            expect.objectContaining({ offerId: second.id, monthlyAmount: '3290.00' }),
          ],
        }),
      ),
    );
    await expect(await screen.findByText('Zapisano porównanie')).toBeVisible();
  },
};

/** Costs of a quote are added one after the other; each starts with one that is not named yet. */
export const NamingCosts: Story = {
  ...storyAt(ticked, ...filled),
  play: async ({ canvas }) => {
    const quote = within(await canvas.findByRole('region', { name: 'Oferta 2' }));
    const add = quote.getByRole('button', { name: 'Dodaj koszt' });
    await userEvent.click(add);
    const fee = within(quote.getByRole('group', { name: 'Opłata przygotowawcza' }));
    await userEvent.click(fee.getByRole('combobox', { name: /^Koszt/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ubezpieczenie OC/AC' }));
    await expect(quote.queryByText('To pole jest wymagane!')).not.toBeInTheDocument();
    const premium = within(quote.getByRole('group', { name: 'Ubezpieczenie OC/AC' }));
    await userEvent.click(premium.getByRole('combobox', { name: /^Kiedy płatny/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Co miesiąc, poza ratą' }));
    await userEvent.type(premium.getByRole('textbox', { name: /^Kwota/ }), '260');
    await userEvent.click(add);
    const other = within(quote.getByRole('group', { name: 'Opłata przygotowawcza' }));
    await userEvent.type(other.getByRole('textbox', { name: /^Kwota/ }), '900');
    const table = within(canvas.getByRole('table', { name: 'Porównanie ofert banków' }));
    // 36 × 260 + 900
    await expect(table.getByRole('row', { name: /^Koszty razem, netto.*10.260,00.zł/ })).toBeVisible();
  },
};

/** Quotes are typed, two to four of them; required fields are marked. */
export const Typed: Story = {
  ...storyAt(address, ...filled),
  play: async ({ canvas }) => {
    const add = await canvas.findByRole('button', { name: 'Dodaj ofertę' });
    await expect(canvas.queryByRole('button', { name: /^Usuń ofertę/ })).not.toBeInTheDocument();
    await userEvent.click(add);
    await userEvent.click(add);
    await expect(canvas.getByRole('region', { name: 'Oferta 4' })).toBeVisible();
    await expect(add).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń ofertę 4' }));
    await expect(canvas.queryByRole('region', { name: 'Oferta 4' })).not.toBeInTheDocument();
    await expect(canvas.getByText(/^Podgląd pojawi się/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz porównanie' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Przedmiot/ })).toHaveAccessibleDescription(
        /To pole jest wymagane!/,
      ),
    );
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** What is typed is of leases or of rents; the other kind's fields go. */
export const TypedRents: Story = {
  ...storyAt(
    address,
    mocks.bankComparisonPdfs.create(async ({ body }) => {
      sent(await body());
      return sampleRentComparison;
    }),
    mocks.bankComparisonPdfs.get(sampleRentComparison),
    ...filled,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /^Co porównać/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Najem' }));
    for (const [index, name] of ['Pierwszy', 'Drugi'].entries()) {
      const quote = within(canvas.getByRole('region', { name: `Oferta ${index + 1}` }));
      await userEvent.click(quote.getByRole('combobox', { name: /^Bank/ }));
      await userEvent.type(await screen.findByRole('combobox', { name: 'Bank' }), name);
      await userEvent.click(await screen.findByRole('option', { name: `Wpisz: ${name}` }));
      await userEvent.type(quote.getByRole('textbox', { name: /^Liczba rat/ }), '24');
      await userEvent.type(quote.getByRole('textbox', { name: /^Rata miesięczna/ }), '2000');
      await expect(quote.queryByRole('textbox', { name: /^Wykup/ })).not.toBeInTheDocument();
    }
    const other = within(canvas.getByRole('region', { name: 'Oferta 2' }));
    await userEvent.type(other.getByRole('textbox', { name: /^Opłata wstępna/ }), '2400');
    await userEvent.click(other.getByRole('switch', { name: 'Serwis' }));
    const table = within(await canvas.findByRole('table', { name: 'Porównanie ofert banków' }));
    await expect(
      await table.findByRole('row', { name: /^Koszt na miesiąc z opłatą wstępną, netto.*2.100,00.zł/ }),
    ).toBeVisible();
    await fill(canvas.getByRole('textbox', { name: /^Przedmiot/ }), 'Corolla');
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz porównanie' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          kind: 'rent',
          quotes: [
            expect.objectContaining({ bankName: 'Pierwszy', services: [] }),
            expect.objectContaining({ bankName: 'Drugi', services: ['maintenance'] }),
          ],
        }),
      ),
    );
  },
};

const rents = [otherOffer, { ...otherOffer, id: sampleId(404), offerType: 'rent_short_term' as const }];

/** Ticked rents are compared as rents, long and short ones together; their kind is shown. */
export const FromRents: Story = {
  ...storyAt(
    `${address}?offers=${rents.map(({ id }) => id).join(',')}`,
    mocks.offers.listOfOpportunity(rents),
    ...filled,
  ),
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('region', { name: 'Oferta 1' }));
    await expect(first.getByRole('textbox', { name: /^Rata miesięczna/ })).toHaveValue('2\u00a0899,00');
    await fill(first.getByRole('textbox', { name: /^Limit kilometrów/ }), '15000');
    await expect(await canvas.findByText(/okres 36 mies., 15.000 km rocznie/)).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: /^Co porównać/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: 'Własne wspólne warunki' })).not.toBeChecked();
  },
};

/** A lease and a rent are not compared with each other, and the page shows a message. */
export const Mixed: Story = {
  ...storyAt(
    `${address}?offers=${sampleOffer.id},${otherOffer.id}`,
    mocks.offers.listOfOpportunity([sampleOffer, otherOffer]),
    ...filled,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Leasingu i najmu nie porównuje się/);
    await expect(canvas.queryByRole('button', { name: 'Zapisz porównanie' })).not.toBeInTheDocument();
  },
};

/** A bank is chosen from the directory, or any other is written. */
export const ChoosingBank: Story = {
  ...storyAt(ticked, ...filled),
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('region', { name: 'Oferta 1' }));
    await userEvent.click(first.getByRole('combobox', { name: /^Bank/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Leasing Wzorcowy S\.A\./ }));
    const other = within(canvas.getByRole('region', { name: 'Oferta 2' }));
    await userEvent.click(other.getByRole('combobox', { name: /^Bank/ }));
    await fill(await screen.findByRole('combobox', { name: 'Bank' }), 'Bank Żuk');
    await userEvent.click(await screen.findByRole('option', { name: 'Wpisz: Bank Żuk' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz porównanie' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          quotes: [
            expect.objectContaining({ bankName: 'Leasing Wzorcowy S.A.' }),
            expect.objectContaining({ bankName: 'Bank Żuk' }),
          ],
        }),
      ),
    );
  },
};

/** Own conditions for all start with those of the first offer. */
export const OwnBasis: Story = {
  ...storyAt(ticked, ...filled),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Własne wspólne warunki' }));
    const basis = within(canvas.getByRole('region', { name: 'Wspólne warunki' }));
    await expect(basis.getByRole('textbox', { name: /^Wartość pojazdu/ })).toHaveValue('121\u00a0951,22');
    const months = basis.getByRole('textbox', { name: /^Liczba rat/ });
    await userEvent.clear(months);
    await userEvent.type(months, '48');
    await expect(await canvas.findByText(/^Wspólne warunki, netto: .* liczba rat 48,/)).toBeVisible();
  },
};

const states = screenStates({
  address: ticked,
  call: mocks.offers.listOfOpportunity,
  filled,
  polish: 'Podgląd na żywo',
  english: 'Live preview',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
