import { sampleOffer } from '@szansa/api-client/samples/offers';
import { sampleId } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { inApp } from '#kit/stories/in-app.tsx';
import type { Offer } from '#parts/opportunity/records.ts';

import { OpportunityScreen } from '../opportunity-screen.tsx';
import { addressOf, routePath, screenMocks } from '../screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Types of offers',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf(`?tab=offers&offer=${sampleOffer.id}`)),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const shortRent: Offer = {
  ...sampleOffer,
  offerType: 'rent_short_term',
  isDeposit: true,
  initialPayment: null,
  numberOfInstallments: 6,
  monthlyAmount: '3890.00',
  sumOfPayments: '23340.00',
};
const longRent: Offer = {
  ...sampleOffer,
  id: sampleId(402),
  isChosen: false,
  offerType: 'rent_long_term',
  buyoutPrice: null,
  monthlyAmount: '2899.00',
  sumOfPayments: '116559.12',
};

const ofLeases = ['Rodzaj oprocentowania', 'Numer polisy GAP'];
const ofLongContracts = ['Wykup', 'Miejsce rejestracji', 'Numer polisy komunikacyjnej'];

async function form() {
  return within(await screen.findByRole('dialog', { name: 'Edycja oferty' }));
}

type Fields = Awaited<ReturnType<typeof form>>;

async function choose(fields: Fields, type: string) {
  await userEvent.click(fields.getByRole('combobox', { name: /^Rodzaj oferty/ }));
  await userEvent.click(await screen.findByRole('option', { name: type }));
}

/** Returns the visible fields among those that not all types have. */
const shown = (fields: Fields) =>
  [...ofLeases, ...ofLongContracts].filter((name) => fields.queryByLabelText(new RegExp(`^${name}`)));

/** The card of an offer has the fields of its type, and so have its details. */
export const Cards: Story = {
  parameters: {
    address: addressOf('?tab=offers'),
    msw: { handlers: screenMocks(undefined, [shortRent, longRent]) },
  },
  play: async ({ canvas }) => {
    const [short, long] = await canvas.findAllByRole('article', { name: /Škoda Octavia/ });
    if (!short || !long) throw new Error('two offers expected');
    await expect(within(long).getByText(/^Wykup/)).toBeVisible();
    await expect(within(short).queryByText(/^Wykup/)).not.toBeInTheDocument();
    await userEvent.click(within(short).getByRole('button', { name: 'Szczegóły' }));
    await expect(await within(short).findByText('Z kaucją')).toBeVisible();
    await expect(within(short).queryByText('Numer polisy GAP')).not.toBeInTheDocument();
  },
};

/** A lease changed to a rent shows the fields of a rent; typed values are restored when it is a lease again. */
export const Changed: Story = {
  parameters: { msw: { handlers: screenMocks(undefined, [sampleOffer]) }, specification: ['S1.5'] },
  play: async () => {
    const fields = await form();
    await expect(shown(fields)).toEqual([...ofLeases, ...ofLongContracts]);
    await expect(fields.queryByRole('switch', { name: 'Z kaucją' })).not.toBeInTheDocument();
    await choose(fields, 'Najem długoterminowy');
    await expect(shown(fields)).toEqual(ofLongContracts);
    await expect(fields.getByRole('switch', { name: 'Z kaucją' })).toBeInTheDocument();
    await choose(fields, 'Najem krótkoterminowy');
    await expect(shown(fields)).toEqual([]);
    await expect(fields.getByRole('textbox', { name: 'Okres najmu' })).toHaveValue('36');
    await expect(fields.getByRole('textbox', { name: 'Czynsz miesięczny' })).toBeVisible();
    await choose(fields, 'Leasing');
    await expect(fields.getByRole('textbox', { name: /^Wykup/ })).toHaveDisplayValue(/^1\s219,51$/);
  },
};

/** A short-term rent is ready for closing without a buy-out, policies and a place of registration. */
export const ShortTerm: Story = {
  parameters: { msw: { handlers: screenMocks(undefined, [shortRent]) } },
  play: async () => {
    const fields = await form();
    await expect(fields.getByText('Wymagane do zamknięcia: 3 pola')).toBeVisible();
    await expect(fields.getByText('data rejestracji + okres najmu')).toBeInTheDocument();
    await expect(fields.queryByText(/wartości pojazdu/)).not.toBeInTheDocument();
  },
};

export const ShortTermNarrow: Story = {
  ...ShortTerm,
  globals: { viewport: { value: 'w390' } },
};

export const LongTerm: Story = {
  parameters: {
    address: addressOf(`?tab=offers&offer=${longRent.id}`),
    msw: { handlers: screenMocks(undefined, [longRent]) },
  },
  play: async () => {
    const fields = await form();
    await expect(fields.getByText('Wymagane do zamknięcia: 4 pola')).toBeVisible();
    await expect(fields.getByRole('textbox', { name: /^Wykup/ })).toHaveValue('');
  },
};
