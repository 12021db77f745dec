import { expect, it } from 'vitest';

import { offerPdfContent, type OfferPdfInput } from './content.ts';
import { sampleInput } from './sample-input.ts';

const offer: OfferPdfInput['offer'] = {
  ...sampleInput.offer,
  vehicleValue: '152769.11',
  initialPayment: '15276.91',
  numberOfInstallments: 6,
  monthlyAmount: '1000.00',
  sumOfPayments: '21276.91',
};
const vehicle: OfferPdfInput['vehicle'] = {
  name: 'Škoda Octavia',
  engine: null,
  shifter: null,
  body: null,
  bodyColor: null,
  yearOfProduction: null,
  grossCatalogPrice: '199900.00',
  discount: '6',
  grossSellPrice: '187906.00',
};
const content = (change: Partial<OfferPdfInput>) =>
  offerPdfContent({ ...sampleInput, offer, vehicle, ...change });

it('OF14 the price of the vehicle and the gross of its value are one figure', () => {
  const { vehicleLines, amounts } = content({});
  const price = vehicleLines.at(-1)?.value;
  expect(price).toMatch(/^187.906,00.zł$/);
  expect(amounts[0]?.gross).toBe(price);
  // counted, where the price is hidden from the reader
  const hidden = content({ vehicle: { ...vehicle, grossSellPrice: null, discount: null } });
  expect(hidden.amounts[0]?.gross).toMatch(/^187.906,01.zł$/);
});

it('a vehicle without a discount has no line of it', () => {
  const labels = (discount: string) =>
    content({ vehicle: { ...vehicle, discount } }).vehicleLines.map(({ label }) => label);
  expect(labels('6')).toContain('Rabat');
  expect(labels('0.0000')).not.toContain('Rabat');
});

it('OF12 a short-term rent has no shares of the value', () => {
  const leased = content({});
  expect(leased.amountHeadings[1]).toBe('% wartości');
  expect(leased.amounts[1]?.share).toBe('10%');
  const rented = content({ offer: { ...offer, offerType: 'rent_short_term' } });
  expect(rented.amountHeadings[1]).toBe('');
  expect(rented.amounts.map(({ share }) => share).join('')).toBe('');
});
