import { mocks } from '@szansa/api-client/mocks';
import { sampleBank } from '@szansa/api-client/samples/banks';
import { sampleOffer } from '@szansa/api-client/samples/offers';
import { sampleId } from '@szansa/api-client/samples/people';
import { bankRepresentative } from '@szansa/api-client/samples/representatives';
import { octavia } from '@szansa/api-client/samples/vehicles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { authAtom, store } from '#kit/session/session-atoms.ts';
import { inApp } from '#kit/stories/in-app.tsx';

import { OpportunityScreen } from '../opportunity-screen.tsx';
import { addressOf, routePath, screenMocks } from '../screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/New offer',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf('?tab=offers&offer=new')),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const created: unknown[] = [];

const handlers = [
  mocks.vehicles.list({ items: [octavia], page: 1, perPage: 25, total: 1 }),
  mocks.representatives.list(({ query }) => ({
    items: query.get('show_banks') === 'true' ? [bankRepresentative] : [],
    page: 1,
    perPage: 25,
    total: query.get('show_banks') === 'true' ? 1 : 0,
  })),
  mocks.offers.create(async ({ body }) => {
    created.push(await body());
    return sampleOffer;
  }),
  ...screenMocks(undefined, []),
];

async function form() {
  return within(await screen.findByRole('dialog', { name: 'Nowa oferta' }));
}

export const Blank: Story = {
  parameters: { msw: { handlers } },
  play: async () => {
    await expect((await form()).getByRole('combobox', { name: /Rodzaj oferty/ })).toHaveTextContent(
      'Leasing',
    );
  },
};

export const English: Story = { parameters: { msw: { handlers } }, globals: { language: 'en' } };
export const Narrow: Story = {
  parameters: { msw: { handlers } },
  globals: { viewport: { value: 'w390' } },
};

/** Beside a chosen offer it begins with the same vehicle, and the value its price proposes. */
export const SameVehicle: Story = {
  parameters: { msw: { handlers: screenMocks(undefined, [{ ...sampleOffer, isChosen: true }]) } },
  play: async () => {
    const fields = await form();
    await expect(await fields.findByRole('button', { name: /^Pojazd Škoda Octavia/ })).toBeVisible();
    await expect(fields.getByRole('textbox', { name: 'Wartość pojazdu' })).toHaveValue('112\u00a0120,33');
  },
};

export const Creates: Story = {
  parameters: { msw: { handlers } },
  play: async () => {
    created.length = 0;
    const fields = await form();
    await userEvent.click(fields.getByRole('button', { name: /^Pojazd/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Škoda Octavia/ }));
    // the price paid, 137 908,00 zł gross, without VAT
    const value = fields.getByRole('textbox', { name: 'Wartość pojazdu' });
    await expect(value).toHaveValue('112\u00a0120,33');
    await userEvent.clear(value);
    await userEvent.type(value, '150 000');
    await userEvent.type(fields.getByRole('textbox', { name: 'Opłata wstępna' }), '15000');
    await userEvent.type(fields.getByRole('textbox', { name: 'Liczba rat' }), '36');
    await userEvent.type(fields.getByRole('textbox', { name: 'Wykup' }), '1500');
    await userEvent.click(fields.getByRole('button', { name: 'Policz ratę' }));
    await userEvent.type(fields.getByRole('textbox', { name: 'Oprocentowanie roczne' }), '7,5');
    await expect(fields.getByRole('status', { name: 'Proponowana rata' })).toHaveTextContent(/4\s162,06/);
    await userEvent.click(fields.getByRole('button', { name: 'Wstaw ratę' }));
    await expect(fields.getByRole('status', { name: 'Suma opłat' })).toHaveTextContent(/166\s334,16/);
    await userEvent.type(fields.getByRole('textbox', { name: 'Prowizja (%)' }), '1,5');
    await expect(fields.getByRole('textbox', { name: 'Prowizja' })).toHaveValue('2\u00a0250,00');
    await userEvent.click(
      within(fields.getByRole('group', { name: 'Przedstawiciel banku' })).getByRole('button', {
        name: 'Wybierz',
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: /Ewa Lis/ }));
    await userEvent.click(fields.getByRole('button', { name: 'Utwórz ofertę' }));
    await waitFor(() => expect(created).toHaveLength(1));
    await expect(created[0]).toMatchObject({
      offerType: 'leasing',
      vehicleId: octavia.id,
      vehicleValue: '150000.00',
      numberOfInstallments: 36,
      monthlyAmount: '4162.06',
      commisionPercent: '1.5',
      commisionAmount: '2250.00',
      bankRepresentativeId: bankRepresentative.id,
    });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Nowa oferta' })).toBeNull());
  },
};

/** The end follows the signing and the instalments; another one is told, and kept. */
export const EndOfContract: Story = {
  parameters: { msw: { handlers } },
  play: async () => {
    const fields = await form();
    await userEvent.type(fields.getByRole('textbox', { name: 'Liczba rat' }), '36');
    await userEvent.type(fields.getByRole('textbox', { name: 'Data podpisania umowy' }), '31.08.2026');
    const end = fields.getByRole('textbox', { name: 'Data zakończenia umowy' });
    await expect(end).toHaveValue('31.08.2029');
    await userEvent.clear(end);
    await userEvent.type(end, '30.09.2029');
    await expect(
      await fields.findByText('Z daty podpisania i liczby rat wychodzi 31.08.2029.'),
    ).toBeVisible();
  },
};

export const DescribesNewVehicle: Story = {
  parameters: { msw: { handlers } },
  play: async () => {
    created.length = 0;
    const fields = await form();
    await userEvent.click(fields.getByRole('radio', { name: 'Opisz nowy' }));
    await userEvent.click(fields.getByRole('button', { name: 'Utwórz ofertę' }));
    await expect(await fields.findAllByText('To pole jest wymagane!')).toHaveLength(2);
    await userEvent.type(fields.getByRole('textbox', { name: /Producent/ }), 'Kia');
    await userEvent.type(fields.getByRole('textbox', { name: /Model/ }), 'Sportage');
    await userEvent.type(fields.getByRole('textbox', { name: 'Cena katalogowa brutto' }), '149900');
    await userEvent.type(fields.getByRole('textbox', { name: 'Rabat' }), '8');
    await expect(fields.getByRole('textbox', { name: 'Cena sprzedaży brutto' })).toHaveValue(
      '137\u00a0908,00',
    );
    // the price paid without VAT
    await expect(fields.getByRole('textbox', { name: 'Wartość pojazdu' })).toHaveValue('112\u00a0120,33');
    await userEvent.click(fields.getByRole('button', { name: 'Utwórz ofertę' }));
    await waitFor(() =>
      expect(created).toEqual([
        expect.objectContaining({
          vehicleInfo: expect.objectContaining({
            manufacturer: 'Kia',
            discount: '8',
            grossSellPrice: '137908.00',
          }) as unknown,
        }),
      ]),
    );
  },
};

export const AddsRepresentativeAndBank: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.banks.list({ items: [], page: 1, perPage: 25, total: 0 }),
        mocks.banks.create(async ({ body }) => ({
          ...sampleBank,
          id: sampleId(149),
          name: (await body()).name,
        })),
        mocks.representatives.create(async ({ body }) => {
          created.push(await body());
          return { ...bankRepresentative, firstName: 'Ola', lastName: 'Kruk' };
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    created.length = 0;
    const fields = await form();
    const partner = within(fields.getByRole('group', { name: 'Przedstawiciel banku' }));
    await userEvent.click(partner.getByRole('button', { name: 'Wybierz' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dodaj przedstawiciela' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Nowy przedstawiciel' }));
    await userEvent.type(sheet.getByRole('textbox', { name: /Imię/ }), 'Ola');
    await userEvent.type(sheet.getByRole('textbox', { name: /Nazwisko/ }), 'Kruk');
    const phone = sheet.getByRole('textbox', { name: 'Telefon 1' });
    await userEvent.type(phone, '600');
    await userEvent.type(sheet.getByRole('textbox', { name: 'E-mail 1' }), 'ola@');
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj przedstawiciela' }));
    await waitFor(() => expect(phone).toBeInvalid());
    await userEvent.type(phone, '123456');
    await expect(phone).toHaveValue('600 123 456');
    await userEvent.type(sheet.getByRole('textbox', { name: 'E-mail 1' }), 'bank.test');
    await userEvent.click(sheet.getByRole('button', { name: /^Bank/ }));
    await userEvent.keyboard('Nowy Bank');
    await userEvent.click(await screen.findByRole('option', { name: 'Dodaj: Nowy Bank' }));
    await expect(await sheet.findByText('Nowy Bank')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj przedstawiciela' }));
    await waitFor(() =>
      expect(created).toEqual([
        expect.objectContaining({ lastName: 'Kruk', phones: ['+48600123456'], bankId: sampleId(149) }),
      ]),
    );
    await expect(await partner.findByText(/Ola Kruk/)).toBeVisible();
  },
};

export const AsksBeforeLosingChanges: Story = {
  parameters: { msw: { handlers } },
  play: async () => {
    const fields = await form();
    await userEvent.type(fields.getByRole('textbox', { name: 'Wartość pojazdu' }), '100');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Masz niezapisane zmiany' });
    await userEvent.click(within(question).getByRole('button', { name: 'Zostań' }));
    await expect(fields.getByRole('textbox', { name: 'Wartość pojazdu' })).toHaveValue('100,00');
  },
};

export const HiddenCommission: Story = {
  parameters: { msw: { handlers } },
  beforeEach: () => {
    store.set(
      authAtom,
      (auth) =>
        auth && {
          ...auth,
          userExcludedFields: ['offer.commisionPercent', 'offer.commisionAmount', 'offer.transactionCosts'],
        },
    );
  },
  play: async () => {
    created.length = 0;
    const fields = await form();
    await expect(fields.getByRole('textbox', { name: 'Cena na fakturze' })).toBeInTheDocument();
    await expect(fields.queryByRole('textbox', { name: 'Prowizja' })).toBeNull();
    await expect(fields.queryByRole('textbox', { name: 'Koszty transakcyjne' })).toBeNull();
    await userEvent.click(fields.getByRole('button', { name: 'Utwórz ofertę' }));
    await waitFor(() => expect(created).toHaveLength(1));
    await expect(created[0]).not.toHaveProperty('commisionAmount');
  },
};

/** Nothing follows the catalogue price, and the body names neither the discount nor the price paid. */
export const HiddenDiscount: Story = {
  parameters: { msw: { handlers } },
  beforeEach: () => {
    store.set(authAtom, (auth) => auth && { ...auth, userExcludedFields: ['vehicle.discount'] });
  },
  play: async () => {
    created.length = 0;
    const fields = await form();
    await userEvent.click(fields.getByRole('radio', { name: 'Opisz nowy' }));
    await userEvent.type(fields.getByRole('textbox', { name: /Producent/ }), 'Kia');
    await userEvent.type(fields.getByRole('textbox', { name: /Model/ }), 'Sportage');
    await userEvent.type(fields.getByRole('textbox', { name: 'Cena katalogowa brutto' }), '149900');
    await expect(fields.queryByRole('textbox', { name: 'Rabat' })).toBeNull();
    await expect(fields.queryByRole('textbox', { name: 'Cena sprzedaży brutto' })).toBeNull();
    await userEvent.click(fields.getByRole('button', { name: 'Utwórz ofertę' }));
    await waitFor(() => expect(created).toHaveLength(1));
    await expect(created[0]).toHaveProperty('vehicleInfo.grossCatalogPrice', '149900.00');
    await expect(created[0]).not.toHaveProperty('vehicleInfo.discount');
    await expect(created[0]).not.toHaveProperty('vehicleInfo.grossSellPrice');
  },
};
