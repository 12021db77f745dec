import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleBank } from '@szansa/api-client/samples/banks';
import { sampleOffer } from '@szansa/api-client/samples/offers';
import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import { sampleId } from '@szansa/api-client/samples/people';
import { bankRepresentative } from '@szansa/api-client/samples/representatives';
import { octavia } from '@szansa/api-client/samples/vehicles';
import { sampleCarOffer, sampleVariants } from '@szansa/api-client/samples/car-offers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { authAtom, store } from '#kit/session/session-atoms.ts';
import { leaveDraft } from '#kit/stories/drafts.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';

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
const draftPlace = `opportunity/${sampleOpportunity.id}/offer/new`;

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

type Fields = Awaited<ReturnType<typeof form>>;

const next = (fields: Fields) => userEvent.click(fields.getByRole('button', { name: 'Dalej' }));

/** Goes on with a vehicle from somewhere. */
async function from(source: RegExp): Promise<Fields> {
  const fields = await form();
  await userEvent.click(fields.getByRole('radio', { name: source }));
  await next(fields);
  return fields;
}

/** The conditions of an offer whose vehicle is to follow. */
async function conditions(): Promise<Fields> {
  const fields = await from(/^Jeszcze bez pojazdu/);
  await fields.findByRole('combobox', { name: /Rodzaj oferty/ });
  return fields;
}

/** Without a known vehicle the form first prompts for its source. */
export const Blank: Story = {
  parameters: { msw: { handlers } },
  play: async () => {
    const fields = await form();
    await expect(fields.getByRole('radio', { name: /^Z bazy pojazdów/ })).toBeChecked();
    await expect(fields.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Conditions: Story = {
  parameters: { msw: { handlers } },
  play: async () => {
    const fields = await conditions();
    await expect(fields.getByRole('combobox', { name: /Rodzaj oferty/ })).toHaveTextContent('Leasing');
  },
};

/** The next step does not open without the required vehicle; the selection is unchanged on the way back. */
export const NoVehicleChosen: Story = {
  parameters: { msw: { handlers }, specification: ['S2.12', 'S8.10'] },
  play: async () => {
    const fields = await form();
    await next(fields);
    await next(fields);
    await expect(await fields.findByText('Nie wybrano pojazdu')).toBeVisible();
    await userEvent.click(fields.getByRole('combobox', { name: /^Pojazd/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Škoda Octavia/ }));
    await next(fields);
    await expect(await fields.findByRole('heading', { name: /Škoda Octavia/ })).toBeVisible();
    await expect(fields.queryByText('(wymaga poprawy)')).not.toBeInTheDocument();
    await userEvent.click(fields.getByRole('button', { name: 'Wstecz' }));
    await expect(await fields.findByRole('combobox', { name: /^Pojazd Škoda Octavia/ })).toBeVisible();
  },
};

/** A step whose field the server refused is marked, and leads there. */
export const EarlierStepRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.offers.create(
          refusal('validation', {
            fields: [{ path: 'body.vehicleInfo.yearOfProduction', code: 'value_not_allowed' }],
          }),
        ),
        ...handlers,
      ],
    },
  },
  play: async () => {
    const fields = await from(/^Opisz nowy/);
    await userEvent.type(await fields.findByRole('textbox', { name: /Producent/ }), 'Kia');
    await fill(fields.getByRole('textbox', { name: /Model/ }), 'Sportage');
    await expect(await fields.findByText(/^Szkic zapisany \d\d:\d\d$/)).toBeVisible();
    await next(fields);
    await fields.findByRole('heading', { name: 'Kia Sportage' });
    await next(fields);
    await userEvent.click(await fields.findByRole('button', { name: 'Utwórz ofertę' }));
    await userEvent.click(await fields.findByRole('button', { name: /\(wymaga poprawy\)$/ }));
    const year = await fields.findByRole('textbox', { name: 'Rok produkcji' });
    await expect(year).toBeInvalid();
    await expect(fields.getByText('(wymaga poprawy)')).toBeInTheDocument();
  },
};

/** An address may name a step whose vehicle is not there, such as after a reload without the draft. */
export const StepTooEarly: Story = {
  ...inApp(opportunitiesFeature, routePath, addressOf('?tab=offers&offer=new&step=conditions')),
  parameters: { msw: { handlers }, specification: ['S8.10'] },
  play: async () => {
    const fields = await form();
    await expect(await fields.findByText('Spróbuj wrócić do poprzedniego etapu')).toBeVisible();
    await userEvent.click(fields.getByRole('button', { name: 'Wybierz pojazd' }));
    await expect(await fields.findByRole('radio', { name: /^Z bazy pojazdów/ })).toBeChecked();
  },
};

/** After a reload the draft has the vehicle: only the draft is offered, and the step does not change. */
export const StepOfADraft: Story = {
  parameters: { msw: { handlers }, address: addressOf('?tab=offers&offer=new&step=conditions') },
  beforeEach: () => leaveDraft(draftPlace, { values: { vehicle: octavia } }),
  play: async () => {
    const fields = await form();
    const restore = await fields.findByRole('button', { name: 'Przywróć' });
    await expect(fields.queryByText('Spróbuj wrócić do poprzedniego etapu')).not.toBeInTheDocument();
    await userEvent.click(restore);
    await expect(await fields.findByRole('combobox', { name: /Rodzaj oferty/ })).toBeVisible();
    await expect(fields.queryByText('Spróbuj wrócić do poprzedniego etapu')).not.toBeInTheDocument();
  },
};

/** After discarding the draft, the form shows what the step requires. */
export const StepWithoutTheDraft: Story = {
  ...StepOfADraft,
  play: async () => {
    const fields = await form();
    await userEvent.click(await fields.findByRole('button', { name: 'Odrzuć' }));
    await expect(await fields.findByText('Spróbuj wrócić do poprzedniego etapu')).toBeVisible();
  },
};

/** A variant of the catalogue becomes the vehicle, with its prices and the value that follows from them. */
export const FromCatalogue: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.carOffers.list({ items: sampleVariants, page: 1, perPage: 25, total: sampleVariants.length }),
        mocks.carOffers.get(sampleCarOffer),
        ...handlers,
      ],
    },
    specification: ['S2.12'],
  },
  play: async () => {
    created.length = 0;
    const fields = await from(/^Z katalogu samochodów/);
    await userEvent.click(await fields.findByRole('combobox', { name: /^Wariant samochodu/ }));
    const [option] = await screen.findAllByRole('option');
    if (!option) throw new Error('no variant is offered');
    await userEvent.click(option);
    await fields.findByRole('combobox', { name: /^Wariant samochodu Škoda/ });
    await next(fields);
    await expect(await fields.findByRole('heading', { name: /Škoda/ })).toBeVisible();
    await next(fields);
    await userEvent.click(await fields.findByRole('button', { name: 'Utwórz ofertę' }));
    await waitFor(() => expect(created).toHaveLength(1));
    await expect(created[0]).toHaveProperty('vehicleInfo.manufacturer', 'Škoda');
    await expect(created[0]).not.toHaveProperty('variant');
  },
};

/** What the directory has already is offered in the place of a second description of it. */
export const SpecificationExists: Story = {
  parameters: { msw: { handlers }, specification: ['S8.10'] },
  play: async () => {
    created.length = 0;
    const fields = await from(/^Opisz nowy/);
    const described = { ...octavia };
    for (const [label, value] of [
      [/^Producent/, described.manufacturer],
      [/^Model/, described.model],
      ['Wersja', described.version],
      ['Silnik', described.engine],
      ['Skrzynia biegów', described.shifter],
      ['Nadwozie', described.body],
      ['Kolor nadwozia', described.bodyColor],
      ['Rok produkcji', described.yearOfProduction?.toString()],
    ] as const) {
      if (value) await userEvent.type(await fields.findByRole('textbox', { name: label }), value);
    }
    await next(fields);
    await expect(await fields.findByText('Taka specyfikacja już istnieje')).toBeVisible();
    await userEvent.click(fields.getByRole('button', { name: 'Użyj istniejącej' }));
    await expect(await fields.findByRole('heading', { name: /Škoda Octavia/ })).toBeVisible();
    await next(fields);
    await userEvent.click(await fields.findByRole('button', { name: 'Utwórz ofertę' }));
    await waitFor(() => expect(created).toHaveLength(1));
    await expect(created[0]).toHaveProperty('vehicleId', octavia.id);
  },
};

export const English: Story = { parameters: { msw: { handlers } }, globals: { language: 'en' } };
export const Narrow: Story = {
  parameters: { msw: { handlers } },
  globals: { viewport: { value: 'w390' } },
};

/** Beside a chosen offer it starts with the same vehicle, and the value proposed from its price. */
export const SameVehicle: Story = {
  parameters: { msw: { handlers: screenMocks(undefined, [{ ...sampleOffer, isChosen: true }]) } },
  play: async () => {
    const fields = await form();
    await expect(await fields.findByText(/^Škoda Octavia/)).toBeVisible();
    await expect(fields.getByRole('textbox', { name: 'Wartość pojazdu' })).toHaveValue('112\u00a0120,33');
    await userEvent.click(fields.getByRole('button', { name: 'Zmień pojazd' }));
    await expect(await fields.findByRole('radio', { name: /^Z bazy pojazdów/ })).toBeChecked();
  },
};

export const Creates: Story = {
  parameters: { msw: { handlers } },
  play: async () => {
    created.length = 0;
    const fields = await from(/^Z bazy pojazdów/);
    await userEvent.click(await fields.findByRole('combobox', { name: /^Pojazd/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Škoda Octavia/ }));
    await next(fields);
    await fields.findByRole('heading', { name: /Škoda Octavia/ });
    await next(fields);
    await fields.findByRole('combobox', { name: /Rodzaj oferty/ });
    // the price paid, 137 908,00 zł gross, without VAT
    const value = fields.getByRole('textbox', { name: 'Wartość pojazdu' });
    await expect(value).toHaveValue('112\u00a0120,33');
    await userEvent.clear(value);
    await fill(value, '150 000');
    await fill(fields.getByRole('textbox', { name: 'Opłata wstępna' }), '15000');
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

/** The end follows the signing and the instalments; a different one is pointed out, and saved. */
export const EndOfContract: Story = {
  parameters: { msw: { handlers } },
  play: async () => {
    const fields = await conditions();
    await userEvent.type(fields.getByRole('textbox', { name: 'Liczba rat' }), '36');
    await fill(fields.getByRole('textbox', { name: 'Data podpisania umowy' }), '31.08.2026');
    const end = fields.getByRole('textbox', { name: 'Data zakończenia umowy' });
    await expect(end).toHaveValue('31.08.2029');
    await userEvent.clear(end);
    await fill(end, '30.09.2029');
    await expect(
      await fields.findByText('Z daty podpisania i liczby rat wychodzi 31.08.2029.'),
    ).toBeVisible();
  },
};

export const DescribesNewVehicle: Story = {
  parameters: { msw: { handlers }, specification: ['S2.12'] },
  play: async () => {
    created.length = 0;
    const fields = await from(/^Opisz nowy/);
    await fields.findByRole('textbox', { name: /Producent/ });
    await next(fields);
    await expect(await fields.findAllByText('To pole jest wymagane!')).toHaveLength(2);
    await userEvent.type(fields.getByRole('textbox', { name: /Producent/ }), 'Kia');
    await fill(fields.getByRole('textbox', { name: /Model/ }), 'Sportage');
    await fill(fields.getByRole('textbox', { name: 'Cena katalogowa brutto' }), '149900');
    await userEvent.type(fields.getByRole('textbox', { name: 'Rabat' }), '8');
    await expect(fields.getByRole('textbox', { name: 'Cena sprzedaży brutto' })).toHaveValue(
      '137\u00a0908,00',
    );
    await next(fields);
    // the price paid without VAT
    await expect(await fields.findByRole('textbox', { name: 'Wartość pojazdu' })).toHaveValue(
      '112\u00a0120,33',
    );
    await next(fields);
    await userEvent.click(await fields.findByRole('button', { name: 'Utwórz ofertę' }));
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
    specification: ['S2.13'],
  },
  play: async () => {
    created.length = 0;
    const fields = await conditions();
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
    await fill(phone, '123456');
    await expect(phone).toHaveValue('600 123 456');
    await fill(sheet.getByRole('textbox', { name: 'E-mail 1' }), 'bank.test');
    await userEvent.click(sheet.getByRole('combobox', { name: /^Bank/ }));
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
    const fields = await conditions();
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
    const fields = await conditions();
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
    const fields = await from(/^Opisz nowy/);
    await userEvent.type(await fields.findByRole('textbox', { name: /Producent/ }), 'Kia');
    await fill(fields.getByRole('textbox', { name: /Model/ }), 'Sportage');
    await fill(fields.getByRole('textbox', { name: 'Cena katalogowa brutto' }), '149900');
    await expect(fields.queryByRole('textbox', { name: 'Rabat' })).toBeNull();
    await expect(fields.queryByRole('textbox', { name: 'Cena sprzedaży brutto' })).toBeNull();
    await next(fields);
    await fields.findByRole('heading', { name: 'Kia Sportage' });
    await next(fields);
    await userEvent.click(await fields.findByRole('button', { name: 'Utwórz ofertę' }));
    await waitFor(() => expect(created).toHaveLength(1));
    await expect(created[0]).toHaveProperty('vehicleInfo.grossCatalogPrice', '149900.00');
    await expect(created[0]).not.toHaveProperty('vehicleInfo.discount');
    await expect(created[0]).not.toHaveProperty('vehicleInfo.grossSellPrice');
  },
};
