import { expect, it } from 'vitest';

import { comparisonWords } from './index.ts';

it('states of every amount whether VAT is in it', () => {
  const { row, value } = comparisonWords('pl');
  expect(row('monthlyAmount', 'net')).toBe('Rata miesięczna, netto');
  expect(row('taxCost.mixed', 'partly')).toBe('Opłaty w kosztach, odliczenie VAT 50%, netto + 50% VAT');
  expect(row('stripMonthly.-0.5', 'net').replace('−', '-')).toBe('-0,5 pkt proc., netto');
  expect(value('4162.06', 'monthlyAmount', 'net')).toBe('4\u00a0162,06\u00a0zł');
});

it('names the limit of a car beside what of the fees is a cost', () => {
  expect(comparisonWords('pl').title('taxes', '150000.00')).toBe(
    'Koszt podatkowy opłat (limit dla auta: 150\u00a0000\u00a0zł)',
  );
  expect(comparisonWords('en').title('taxes', '225000.00')).toContain('225,000\u00a0zł');
  expect(comparisonWords('pl').title('basis', null)).toBe('Na wspólnych warunkach');
});

it('signs differences, and shows a dash for nothing', () => {
  const { value } = comparisonWords('en');
  expect(value('1000.00', 'difference', 'net')).toBe('+1,000.00\u00a0zł');
  expect(value('0.00', 'difference', 'net')).toBe('0.00\u00a0zł');
  expect(value(null, 'nominalRate', 'percent')).toBe('–');
  expect(value('7.50', 'nominalRate', 'percent')).toBe('7.50%');
  expect(value('advance', 'due', 'word')).toBe('In advance');
});
