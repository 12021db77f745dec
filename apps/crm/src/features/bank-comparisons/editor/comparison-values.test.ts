import { sampleOffer } from '@szansa/api-client/samples/offers';
import { sampleComparison } from '@szansa/api-client/samples/bank-comparisons';
import { comparisonInput } from '@szansa/domain/bank-comparison';
import { describe, expect, it } from 'vitest';

import { changesOf, newValues, typedTerms, valuesOf } from './comparison-values.ts';

describe('a new comparison', () => {
  it('begins with the ticked offers, and has two quotes at least', () => {
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
