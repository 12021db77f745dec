import { mocks } from '@szansa/api-client/mocks';
import {
  sampleBankLooks,
  sampleCostedComparison,
  sampleOwnBasisComparison,
} from '@szansa/api-client/samples/bank-comparisons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inFeature } from '#kit/stories/in-app.tsx';
import { storyAt } from '#kit/stories/screen-states.ts';

import { bankComparisonsFeature } from './feature.tsx';
import { rowOf } from './story-rows.ts';

const sent = fn();
const looks = mocks.banks.named(sampleBankLooks);

const meta = {
  title: 'BankComparisons/Costs',
  ...inFeature(bankComparisonsFeature),
  beforeEach: () => void sent.mockClear(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const costedAddress = `/bank-comparison/${sampleCostedComparison.id}`;
const costed = [looks, mocks.bankComparisonPdfs.get(sampleCostedComparison)];

/** Costs are shown with how they are paid, in the sum, in a rate of their own and as a part of the difference. */
export const Costs: Story = {
  ...storyAt(costedAddress, ...costed),
  play: async ({ canvas }) => {
    // 36 × 250 in the instalment, 36 × 265 beside it
    const premium = await rowOf(/^Ubezpieczenie OC\/AC, zw. z VAT/);
    await expect(premium.getByRole('cell', { name: /9.000,00.zł ?w racie$/ })).toBeVisible();
    await expect(premium.getByRole('cell', { name: /9.540,00.zł ?poza ratą$/ })).toBeVisible();
    // 9 000 + 1 000 + 2 100; 9 540 + 900 + 36 × 39 + 350
    const all = await rowOf(/^Koszty razem, netto/);
    await expect(all.getByRole('cell', { name: /12.100,00.zł$/ })).toBeVisible();
    await expect(all.getByRole('cell', { name: /12.194,00.zł$/ })).toBeVisible();
    const financed = await rowOf(/^Rata bez zawartych w niej kosztów, netto/);
    await expect(financed.getByRole('cell', { name: /4.162,06.zł$/ })).toBeVisible();
    const part = await rowOf(/^w tym z kosztów, netto/);
    await expect(part.getByRole('cell', { name: /94,00.zł$/ })).toBeVisible();
    await rowOf(/^Stopa efektywna roczna z kosztami/);
    await expect(
      canvas.getByText(
        'Nie każda oferta podaje koszty: Ubezpieczenie GAP – na wspólnych warunkach nie są liczone u nikogo.',
      ),
    ).toBeVisible();
  },
};

export const CostsNarrow: Story = { ...Costs, globals: { viewport: { value: 'w390' } } };

/** A cost is added to a quote, with its VAT and when it is paid; the preview follows. */
export const EditingCosts: Story = {
  ...storyAt(
    `${costedAddress}?edit=bank_comparison_pdf`,
    ...costed,
    mocks.bankComparisonPdfs.update(async ({ body }) => {
      sent(await body());
      return { ...sampleCostedComparison, version: 3 };
    }),
  ),
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('region', { name: 'Oferta 1' }));
    await userEvent.click(first.getByRole('button', { name: 'Dodaj koszt' }));
    const added = within(first.getByRole('group', { name: 'Rejestracja pojazdu' }));
    await userEvent.click(added.getByRole('combobox', { name: /^Koszt/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Inny koszt' }));
    const other = within(first.getByRole('group', { name: 'Inny koszt' }));
    await userEvent.type(other.getByRole('textbox', { name: /^Kwota/ }), '123');
    await userEvent.click(other.getByRole('switch', { name: 'Kwota zawiera VAT' }));
    await userEvent.type(other.getByRole('textbox', { name: /^Nazwa kosztu/ }), 'Hak');
    await userEvent.click(first.getByRole('button', { name: 'Usuń koszt: Ubezpieczenie GAP' }));
    const hook = await rowOf(/^Hak, netto/);
    await expect(hook.getByRole('cell', { name: /100,00.zł$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        version: 2,
        changes: {
          quotes: [
            expect.objectContaining({
              costs: [
                expect.objectContaining({ kind: 'carInsurance', paid: 'inInstalment' }),
                expect.objectContaining({ kind: 'handling' }),
                { kind: 'other', name: 'Hak', amount: '123.00', isGross: true, paid: 'signing' },
              ],
            }),
            expect.anything(),
          ],
        },
      }),
    );
  },
};

/** What is named already: a premium has no VAT, another cost its name. */
export const TypedCosts: Story = {
  ...storyAt(`${costedAddress}?edit=bank_comparison_pdf`, ...costed),
  play: async ({ canvas }) => {
    const second = within(await canvas.findByRole('region', { name: 'Oferta 2' }));
    const premium = within(second.getByRole('group', { name: 'Ubezpieczenie OC/AC' }));
    await expect(premium.queryByRole('switch')).not.toBeInTheDocument();
    const other = second.getByRole('group', { name: 'Wydanie w domu' });
    await expect(within(other).getByRole('textbox', { name: /^Nazwa kosztu/ })).toHaveValue('Wydanie w domu');
    other.scrollIntoView({ block: 'end' });
  },
};

export const TypedCostsNarrow: Story = { ...TypedCosts, globals: { viewport: { value: 'w390' } } };

/** Rents on an own term and mileage: extra and unused kilometres at the prices of each; another term is pointed out. */
export const OwnBasisOfRents: Story = {
  ...storyAt(
    `/bank-comparison/${sampleOwnBasisComparison.id}`,
    looks,
    mocks.bankComparisonPdfs.get(sampleOwnBasisComparison),
  ),
  play: async ({ canvas }) => {
    // 2 500 + 5 000 km ÷ 12 × 0.45; 2 480 − 5 000 km ÷ 12 × 0.12
    const month = await rowOf(/^Koszt na miesiąc na wspólnych warunkach, netto/);
    await expect(month.getByRole('cell', { name: /2.687,50.zł$/ })).toBeVisible();
    await expect(month.getByRole('cell', { name: /2.430,00.zł$/ })).toBeVisible();
    await expect(canvas.getByText(/^Wspólne warunki: okres 36 mies., 25.000 km rocznie/)).toBeVisible();
    await expect(canvas.getByText(/Najem Źródło: Oferta jest na inny okres/)).toBeVisible();
    await expect(canvas.getByText(/Ósmy Bank: .*nie podaje zwrotu za kilometr/)).toBeVisible();
  },
};
