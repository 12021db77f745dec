import { otherOffer, sampleOffer } from '@szansa/api-client/samples/offers';
import { sampleComparison } from '@szansa/api-client/samples/bank-comparisons';
import { comparisonInput } from '@szansa/domain/bank-comparison';
import { describe, expect, it } from 'vitest';

import { changesOf, emptyQuote, newValues, quoteOfKind, typedTerms, valuesOf } from './comparison-values.ts';

describe('a new comparison', () => {
  it('starts with the ticked offers and has at least two quotes', () => {
    const { quotes, title } = newValues([sampleOffer], '2026-12-01');
    expect(title).toContain('Škoda Octavia');
    expect(quotes).toHaveLength(2);
    expect(quotes[0]).toMatchObject({
      offerId: sampleOffer.id,
      bankName: sampleOffer.bankRepresentative?.bank?.name,
      monthlyAmount: sampleOffer.monthlyAmount,
      due: null,
    });
    expect(quotes[1]?.bankName).toBe('');
  });

  it('can be compared once nothing is missing, also without a title', () => {
    const values = newValues([sampleOffer, sampleOffer], '2026-12-01');
    expect(typedTerms({ ...values, title: '' })?.quotes).toHaveLength(2);
    expect(typedTerms(newValues([sampleOffer], '2026-12-01'))).toBeNull();
    expect(typedTerms({ ...values, startsOn: null })).toBeNull();
  });
});

describe('a new comparison of rents', () => {
  it('starts with the values of the rent offers and is compared without a value', () => {
    const values = newValues([otherOffer, otherOffer], '2026-12-01');
    expect(values.kind).toBe('rent');
    expect(values.quotes[0]).toMatchObject({ buyoutPrice: null, intrestRateType: null, yearlyMileage: null });
    const quotes = values.quotes.map((quote) => ({ ...quote, vehicleValue: null }));
    expect(typedTerms({ ...values, quotes })?.kind).toBe('rent');
    expect(typedTerms({ ...values, quotes, kind: 'leasing' })).toBeNull();
  });

  it('contains no values of the other kind once its kind is chosen', () => {
    const all = {
      ...emptyQuote,
      buyoutPrice: '1.00',
      due: 'arrears',
      yearlyMileage: 1,
      excessKmPrice: '1.00',
    };
    expect(quoteOfKind(all, 'rent')).toMatchObject({ buyoutPrice: null, due: null, yearlyMileage: 1 });
    expect(quoteOfKind(all, 'leasing')).toMatchObject({ buyoutPrice: '1.00', yearlyMileage: null });
  });
});

describe('a saved comparison', () => {
  it('is shown as it is typed, the promoted bank first', () => {
    const values = valuesOf(sampleComparison);
    const quotes = values.quotes.map((quote, index) => ({ ...quote, isPromoted: index === 2 }));
    expect(typedTerms({ ...values, quotes })?.quotes.map(({ bankName }) => bankName)).toEqual([
      'Ósmy Bank',
      'Źródło Leasing',
      'Bank Łąka',
    ]);
  });

  it('sends what was touched alone', () => {
    const output = comparisonInput.parse({ ...valuesOf(sampleComparison), title: 'Inny' });
    expect(changesOf(output, sampleComparison, { title: true, quotes: [{ bankName: false }] })).toEqual({
      title: 'Inny',
    });
    const changes = changesOf(output, sampleComparison, { quotes: [{}, { monthlyAmount: true }] });
    expect(Object.keys(changes)).toEqual(['quotes']);
  });
});
