import { mocks } from '@szansa/api-client/mocks';
import { sampleReading } from '@szansa/api-client/samples/readings';
import { bankRepresentative } from '@szansa/api-client/samples/representatives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { inApp } from '#kit/stories/in-app.tsx';

import { OpportunityScreen } from '../opportunity-screen.tsx';
import { addressOf, routePath } from '../screen-mocks.ts';
import type { ReadValue } from './handing-over.ts';
import { foundReading, readingMocks } from './reading-stories.ts';

const meta = {
  title: 'Opportunities/Detail/Reading/Variants and contacts',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf(`?tab=offers&reading=${sampleReading.id}`)),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const found = (field: ReadValue['field'], value: string, variant: number | null = null): ReadValue => ({
  field,
  variant,
  value,
  place: { page: 1, box: { x: 230, y: 200, width: 90, height: 11 } },
  words: value,
  confidence: 0.95,
  isCertain: true,
  rule: 'RD7',
  doubts: [],
});

/** Two variants in one document: one is chosen, and its values are shown with those that are common. */
export const Variants: Story = {
  parameters: readingMocks({
    values: [
      found('offer.vehicleValue', '100000.00'),
      found('offer.numberOfInstallments', '35', 1),
      found('offer.monthlyAmount', '2900.00', 1),
      found('offer.numberOfInstallments', '47', 2),
      found('offer.monthlyAmount', '1950.00', 2),
    ],
  }),
  play: async () => {
    const shown = await foundReading();
    const monthly = (amount: RegExp) => shown.getByRole('button', { name: amount });
    await expect(monthly(/Rata netto, 2\s900,00/)).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Przyjmij wszystkie pewne' }));
    await userEvent.click(shown.getByRole('radio', { name: /Wariant 2/ }));
    await expect(monthly(/Rata netto, 1\s950,00/)).toBeVisible();
    await expect(monthly(/Wartość pojazdu netto/)).toBeVisible();
    // what was accepted of the other variant is not kept
    await expect(shown.getByRole('checkbox', { name: 'Przyjmij: Liczba rat' })).not.toBeChecked();
  },
};

const contactValues = [
  found('offer.monthlyAmount', '2900.00'),
  found('bank.name', 'Demo Lease sp. z o.o.'),
  found('bank.representativeName', 'Ewa Lis'),
  found('bank.representativeEmail', 'ewa.lis@demolease.test'),
];

/** The contact at the bank is found in the directory, and goes into the offer. */
export const KnownContact: Story = {
  parameters: readingMocks(
    { values: contactValues },
    mocks.representatives.list({ items: [bankRepresentative], page: 1, perPage: 25, total: 1 }),
  ),
  play: async () => {
    const shown = await foundReading();
    await userEvent.click(await shown.findByRole('checkbox', { name: /Przyjmij opiekuna w banku z bazy/ }));
    await userEvent.click(shown.getByRole('checkbox', { name: 'Zachowaj plik w dokumentach szansy' }));
    await userEvent.click(shown.getByRole('button', { name: 'Przenieś do nowej oferty (1)' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nowa oferta' }));
    await expect(await form.findByText(/Ewa Lis · Demo Lease/)).toBeVisible();
  },
};

/** A contact that the directory does not have can be added, with what the quote says. */
export const NewContact: Story = {
  parameters: readingMocks(
    { values: contactValues },
    mocks.representatives.list({ items: [], page: 1, perPage: 25, total: 0 }),
  ),
  play: async () => {
    const shown = await foundReading();
    await userEvent.click(await shown.findByRole('button', { name: 'Dodaj do bazy opiekuna: Ewa Lis' }));
    const form = within(await screen.findByRole('dialog', { name: /przedstawiciel/i }));
    await expect(await form.findByRole('textbox', { name: /Imię/ })).toHaveValue('Ewa');
    await expect(form.getByRole('textbox', { name: /Nazwisko/ })).toHaveValue('Lis');
  },
};
