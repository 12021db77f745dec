import { mocks, refusal } from '@szansa/api-client/mocks';
import {
  sampleBankLooks,
  sampleComparison,
  sampleRentComparison,
} from '@szansa/api-client/samples/bank-comparisons';
import { sampleNoticeDraft } from '@szansa/api-client/samples/opportunities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inFeature } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { bankComparisonsFeature } from './feature.tsx';
import { rowOf } from './story-rows.ts';

const address = `/bank-comparison/${sampleComparison.id}`;
const sent = fn();

const looks = mocks.banks.named(sampleBankLooks);
const filled = [
  looks,
  mocks.bankComparisonPdfs.get(sampleComparison),
  mocks.customerNotices.draft(sampleNoticeDraft),
];

const meta = {
  title: 'BankComparisons/Record',
  ...inFeature(bankComparisonsFeature),
  beforeEach: () => void sent.mockClear(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The promoted bank is first; differences from the best are marked, and assumptions are listed. */
export const Filled: Story = {
  ...storyAt(address, ...filled),
  play: async ({ canvas }) => {
    const rate = await rowOf(/^Rata miesięczna, netto/);
    await expect(rate.getByRole('cell', { name: /^(więcej: )?4.224,90.zł$/ })).toBeVisible();
    const sums = await rowOf(/^Suma opłat, netto/);
    await expect(sums.getByRole('cell', { name: /166.334,16.zł$/ })).toBeVisible();
    await expect(canvas.getByText(/Ósmy Bank: Oferta nie podaje wykupu/)).toBeVisible();
    const cost = await rowOf(/^Opłaty w kosztach, odliczenie VAT 100%, netto/);
    await expect(cost.getByRole('cell', { name: /115.334,16.zł$/ })).toBeVisible();
    await rowOf(/^Różnica do najlepszej oferty, netto/);
  },
};

/** The logo and the colour of a bank are shown with its name where the directory has them. */
export const Looks: Story = {
  ...storyAt(address, ...filled),
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Porównanie ofert banków' });
    const head = (name: RegExp) => within(table).getByRole('columnheader', { name });
    await waitFor(() =>
      expect(head(/Bank Łąka/).querySelector('[data-slot="company-mark"]')).toHaveTextContent('BŁ'),
    );
    await expect(head(/Źródło Leasing/).querySelector('[data-slot="bank-color"]')).toBeVisible();
    await expect(head(/Ósmy Bank/).querySelector('[data-slot="company-mark"]')).toBeNull();
  },
};

/** Of rents: a month of each on one mileage, what it includes, and no rate. */
export const Rents: Story = {
  ...storyAt(
    `/bank-comparison/${sampleRentComparison.id}`,
    looks,
    mocks.bankComparisonPdfs.get(sampleRentComparison),
  ),
  play: async ({ canvas }) => {
    // 2 250 + 6 000 ÷ 24 = 2 500; 2 380 + 5 000 km ÷ 12 × 0.36 = 2 530; of no known mileage 2 490
    const month = await rowOf(/^Koszt na miesiąc na wspólnych warunkach, netto/);
    await expect(month.getByRole('cell', { name: /2.500,00.zł$/ })).toBeVisible();
    await expect(month.getByRole('cell', { name: /2.530,00.zł$/ })).toBeVisible();
    const service = await rowOf(/^Ubezpieczenie/);
    await expect(service.getAllByRole('cell', { name: 'W cenie' })).toHaveLength(2);
    const head = within(await screen.findByRole('table', { name: 'Porównanie ofert banków' })).getByRole(
      'columnheader',
      { name: /Ósmy Bank/ },
    );
    await expect(head).toHaveTextContent('Najlepsza na wspólnych warunkach');
    await expect(canvas.getByText(/^Wspólne warunki: okres 24 mies., 20.000 km rocznie/)).toBeVisible();
    await expect(canvas.getByText(/Ósmy Bank: Oferta jest na inny okres/)).toBeVisible();
    await expect(canvas.queryByText(/Stopa|Wykup/)).not.toBeInTheDocument();
  },
};

/** The values that only rents have are edited, and their basis; there is no rate and no premium. */
export const EditingRents: Story = {
  ...storyAt(
    `/bank-comparison/${sampleRentComparison.id}?edit=bank_comparison_pdf`,
    looks,
    mocks.bankComparisonPdfs.get(sampleRentComparison),
    mocks.bankComparisonPdfs.update(async ({ body }) => {
      sent(await body());
      return { ...sampleRentComparison, version: 3 };
    }),
  ),
  play: async ({ canvas }) => {
    const third = within(await canvas.findByRole('region', { name: 'Oferta 3' }));
    await fill(third.getByRole('textbox', { name: /^Limit kilometrów/ }), '10000');
    await userEvent.click(third.getByRole('switch', { name: 'Assistance' }));
    await expect(await canvas.findByText(/Ósmy Bank: Oferta ma mniejszy limit/)).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: 'Składka GAP' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Własne wspólne warunki' }));
    const basis = within(canvas.getByRole('region', { name: 'Wspólne warunki' }));
    const term = basis.getByRole('textbox', { name: /^Okres umowy/ });
    await expect(term).toHaveValue('24');
    await userEvent.clear(term);
    await userEvent.type(term, '36');
    await expect(basis.getByRole('textbox', { name: /^Limit kilometrów/ })).toHaveValue('20000');
    await expect(await canvas.findByText(/^Wspólne warunki: okres 36 mies./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        version: 2,
        changes: {
          rentBasis: { numberOfInstallments: 36, yearlyMileage: 20_000 },
          quotes: [
            expect.anything(),
            expect.anything(),
            expect.objectContaining({ yearlyMileage: 10_000, services: ['assistance'] }),
          ],
        },
      }),
    );
  },
};

/** Without rights there is nothing to press but the PDF. */
export const ForReaders: Story = {
  ...storyAt(
    address,
    mocks.bankComparisonPdfs.get({ ...sampleComparison, can: { edit: false, send: false, save: false } }),
    looks,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'PDF' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edytuj' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Wyślij do klienta' })).not.toBeInTheDocument();
  },
};

/** The preview follows what is typed; what is saved is the change alone. */
export const Editing: Story = {
  ...storyAt(
    `${address}?edit=bank_comparison_pdf`,
    ...filled,
    mocks.bankComparisonPdfs.update(async ({ body }) => {
      sent(await body());
      return { ...sampleComparison, version: 3 };
    }),
  ),
  play: async ({ canvas }) => {
    const second = within(await canvas.findByRole('region', { name: 'Oferta 2' }));
    const instalment = second.getByRole('textbox', { name: /^Rata miesięczna/ });
    await userEvent.clear(instalment);
    await userEvent.type(instalment, '4300');
    await waitFor(async () => {
      const rate = await rowOf(/^Rata miesięczna, netto/);
      await expect(rate.getByRole('cell', { name: /4.300,00.zł$/ })).toBeVisible();
    });
    await userEvent.click(second.getByRole('checkbox', { name: 'Polecana, zawsze pierwsza' }));
    const first = within(canvas.getByRole('region', { name: 'Oferta 1' }));
    await expect(first.getByRole('checkbox', { name: 'Polecana, zawsze pierwsza' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        version: 2,
        changes: {
          quotes: [
            expect.objectContaining({ isPromoted: false }),
            expect.objectContaining({ monthlyAmount: '4300.00', isPromoted: true }),
            expect.objectContaining({ isPromoted: false }),
          ],
        },
      }),
    );
  },
};

/** The mail goes to an address of the customer, in the language chosen, with the PDF. */
export const Sending: Story = {
  ...storyAt(
    address,
    ...filled,
    mocks.bankComparisonPdfs.send(async ({ body }) => {
      sent(await body());
      return { id: sampleComparison.id, state: 'queued' };
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyślij do klienta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wyślij porównanie' }));
    await expect(await dialog.findByRole('textbox', { name: /^Temat/ })).toHaveValue(
      sampleNoticeDraft.subject,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ to: sampleNoticeDraft.to?.[0], language: 'pl' }),
      ),
    );
    await expect(await screen.findByText('Wysłano wiadomość do klienta')).toBeVisible();
  },
};

/** A failed deletion shows an error, and the comparison remains. */
export const RemovalFailed: Story = {
  parameters: {
    ...storyAt(address, ...filled, mocks.bankComparisonPdfs.remove(refusal('internal'))).parameters,
    specification: ['S8.15'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Usunąć porównanie banków?' }));
    await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
    await expect(
      (await screen.findAllByText('Coś poszło nie tak. Spróbuj ponownie później.'))[0],
    ).toBeVisible();
  },
};

const states = screenStates({
  address,
  call: mocks.bankComparisonPdfs.get,
  filled,
  polish: 'Stopa nominalna roczna',
  english: 'Nominal rate a year',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
