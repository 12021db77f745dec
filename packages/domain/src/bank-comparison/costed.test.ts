import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toAmount, toGrosz } from '../shared/index.ts';
import {
  compareQuotes,
  comparisonRows,
  costKinds,
  costPayments,
  type Quote,
  type QuoteCost,
} from './index.ts';
import { cost, day, insurance, quote } from './test-quotes.ts';

const compared = (...given: readonly Partial<Quote>[]) =>
  compareQuotes(
    given.map((one) => ({ ...quote, ...one })),
    day,
  );

/** Worked by hand: quotes as they differ from the first one, and of each its difference to the best. */
const cases: readonly (readonly [
  working: string,
  quotes: readonly Partial<Quote>[],
  differences: readonly (readonly [total: string, rate: string, costs: string, conditions: string])[],
])[] = [
  [
    'a fee of 1 230 gross is 1 000 more, all of it costs',
    [{}, { costs: [{ ...cost, amount: '1230.00', isGross: true }] }],
    [
      ['0.00', '0.00', '0.00', '0.00'],
      ['1000.00', '0.00', '1000.00', '0.00'],
    ],
  ],
  [
    // 10 × 10 000 + 10 × 240 = 102 400; 10 × 10 350 = 103 500, of which 10 × 250 are the premium
    'a premium of 240 beside, and one of 250 in an instalment of 10 350: 1 000 of the rate, 100 of the costs',
    [
      { costs: [{ ...insurance, amount: '240.00', paid: 'besideInstalment' }] },
      { monthlyAmount: '10350.00', costs: [insurance] },
    ],
    [
      ['0.00', '0.00', '0.00', '0.00'],
      ['1100.00', '1000.00', '100.00', '0.00'],
    ],
  ],
  [
    '10 × 10 100 against 10 × 10 000 and a fee of 1 500: the lower rate takes 1 000 off, the fee puts 1 500 on',
    [{ monthlyAmount: '10100.00' }, { costs: [{ ...cost, amount: '1500.00' }] }],
    [
      ['0.00', '0.00', '0.00', '0.00'],
      ['500.00', '-1000.00', '1500.00', '0.00'],
    ],
  ],
  [
    // the premium of the first counts on no basis, so 100 000 against 101 000 there; as quoted 102 500 against 101 000
    'a premium of one alone: the other is 1 000 dearer by its rate and 2 500 cheaper by costs',
    [{ monthlyAmount: '10250.00', costs: [insurance] }, { monthlyAmount: '10100.00' }],
    [
      ['0.00', '0.00', '0.00', '0.00'],
      ['-1500.00', '1000.00', '-2500.00', '0.00'],
    ],
  ],
  [
    // 10 × 50 and 20 × 50; both finance 100 000 at 0 %
    'fifty a month over ten and over twenty months: 500 more, all of it costs',
    [
      { costs: [{ ...cost, kind: 'tracker', amount: '50.00', paid: 'besideInstalment' }] },
      {
        numberOfInstallments: 20,
        monthlyAmount: '5000.00',
        costs: [{ ...cost, kind: 'tracker', amount: '50.00', paid: 'besideInstalment' }],
      },
    ],
    [
      ['0.00', '0.00', '0.00', '0.00'],
      ['500.00', '0.00', '500.00', '0.00'],
    ],
  ],
  [
    '0 % of 100 000 and of 104 000 with a fee of 200: 200 of the costs, 4 000 of the price',
    [{}, { vehicleValue: '104000.00', monthlyAmount: '10400.00', costs: [{ ...cost, amount: '200.00' }] }],
    [
      ['0.00', '0.00', '0.00', '0.00'],
      ['4200.00', '0.00', '200.00', '4000.00'],
    ],
  ],
];

const named = fc.uniqueArray(
  fc
    .record({
      kind: fc.constantFrom(...costKinds),
      amount: fc.integer({ min: 0, max: 300_000 }).map(toAmount),
      isGross: fc.boolean(),
      paid: fc.constantFrom(...costPayments),
    })
    .map((one): QuoteCost => ({ ...one, name: one.kind === 'other' ? 'Wydanie' : null })),
  { selector: ({ kind }) => kind, maxLength: 4 },
);
const costed = fc
  .record({
    vehicleValue: fc.integer({ min: 3_000_000, max: 60_000_000 }).map(toAmount),
    numberOfInstallments: fc.integer({ min: 2, max: 72 }),
    financed: fc.integer({ min: 50_000, max: 3_000_000 }),
    costs: named,
  })
  .map(({ financed, costs, ...terms }): Quote => {
    const included = costs.filter(({ paid }) => paid === 'inInstalment');
    const contained = included.reduce((sum, { amount }) => sum + toGrosz(amount), 0);
    return { ...quote, ...terms, costs, monthlyAmount: toAmount(financed + contained) };
  });
const several = fc.array(costed, { minLength: 2, maxLength: 4 });

describe('CO5 a difference with costs', () => {
  it.each(cases)('%s', (_working, given, differences) => {
    expect(
      compared(...given).quotes.map(({ difference }) => [
        difference?.total,
        difference?.fromRate,
        difference?.fromCosts,
        difference?.fromConditions,
      ]),
    ).toEqual(differences);
  });

  it('is to the grosz the sum of its three parts, and that of all that is paid', () => {
    fc.assert(
      fc.property(several, (given) => {
        const { quotes } = compareQuotes(given, day);
        const best = quotes.find(({ isBest }) => isBest);
        for (const { difference, sumWithCosts, costs } of quotes) {
          if (!difference || !best) continue;
          const { total, fromRate, fromCosts, fromConditions } = difference;
          expect(toGrosz(fromRate) + toGrosz(fromCosts) + toGrosz(fromConditions)).toBe(toGrosz(total));
          expect(toGrosz(total)).toBe(toGrosz(sumWithCosts) - toGrosz(best.sumWithCosts));
          expect(toGrosz(fromCosts)).toBe(toGrosz(costs) - toGrosz(best.costs));
        }
      }),
    );
  });

  it('and its rows add up: each cost to all of them, those beside the instalment to the sum', () => {
    const shown = {
      startsOn: day,
      drive: null,
      co2: null,
      displaySumOfPayments: true,
      displayIntrestRateType: false,
      displayGapPrice: true,
    };
    fc.assert(
      fc.property(several, (given) => {
        const comparison = compareQuotes(given, day);
        const rows = comparisonRows(comparison, shown).filter(({ name }) => name.startsWith('cost.'));
        for (const [index, { costs, sumOfPayments, sumWithCosts }] of comparison.quotes.entries()) {
          const cells = rows.flatMap(({ cells: all }) => all[index] ?? []);
          const sum = (of: typeof cells) => of.reduce((all, { value }) => all + toGrosz(value ?? '0'), 0);
          expect(sum(cells)).toBe(toGrosz(costs));
          const beside = cells.filter(({ paid }) => paid !== 'inInstalment');
          expect(toGrosz(sumWithCosts)).toBe(toGrosz(sumOfPayments) + sum(beside));
        }
      }),
    );
  });

  it('is without costs what it was, and a cost makes no rate lower', () => {
    fc.assert(
      fc.property(costed, costed, (one, other) => {
        const [bare] = compareQuotes([{ ...one, costs: [] }, other], day).quotes;
        expect(bare?.sumWithCosts).toBe(bare?.sumOfPayments);
        expect(bare?.allInRate).toBe(bare?.effectiveRate);
        const [own] = compareQuotes([one, other], day).quotes;
        if (own?.allInRate == null || own.effectiveRate === null) return;
        expect(Number(own.allInRate)).toBeGreaterThanOrEqual(Number(own.effectiveRate));
      }),
    );
  });
});

describe('CO15 costs on one basis', () => {
  it('are monthly ones over the common term, and fees as they are', () => {
    const monthly: QuoteCost = { ...cost, kind: 'tracker', amount: '50.00', paid: 'besideInstalment' };
    const { quotes } = compared(
      {},
      { numberOfInstallments: 20, monthlyAmount: '5000.00', costs: [cost, monthly] },
    );
    // 1 000 once and ten times 50
    expect(quotes[1]?.onBasis).toEqual({
      monthlyAmount: '10000.00',
      costs: '1500.00',
      sumOfPayments: '101500.00',
    });
  });

  it('are premiums that every bank names; others are not counted for any bank, and are reported', () => {
    const gap: QuoteCost = { ...cost, kind: 'gap', amount: '900.00' };
    const costs = [insurance, gap, cost];
    const { quotes, unshared } = compared(
      { bankName: 'A', monthlyAmount: '10250.00', costs },
      { bankName: 'B', monthlyAmount: '10250.00', costs: [{ ...insurance, amount: '200.00' }] },
    );
    expect(quotes.map(({ onBasis }) => onBasis?.costs)).toEqual(['3500.00', '2000.00']);
    expect(unshared).toEqual([
      { row: 'cost.handling', isCounted: true },
      { row: 'cost.gap', isCounted: false },
    ]);
  });

  it('leave the best one that which none costs less than', () => {
    fc.assert(
      fc.property(several, (given) => {
        const { quotes } = compareQuotes(given, day);
        const sums = quotes.flatMap(({ onBasis }) => (onBasis ? [toGrosz(onBasis.sumOfPayments)] : []));
        const best = quotes.find(({ isBest }) => isBest);
        const lowest = best?.onBasis ? [toGrosz(best.onBasis.sumOfPayments)] : [];
        expect(lowest).toEqual(sums.toSorted((one, other) => one - other).slice(0, 1));
      }),
    );
  });
});

describe('CO6 rows of costs', () => {
  const shown = {
    startsOn: day,
    drive: null,
    co2: null,
    displaySumOfPayments: true,
    displayIntrestRateType: true,
    displayGapPrice: true,
  };
  const delivery: QuoteCost = { ...cost, kind: 'other', name: 'Wydanie' };
  const rows = (switches: object, ...given: readonly Partial<Quote>[]) =>
    comparisonRows(compared(...given), { ...shown, ...switches });

  it('appear once, others by their names, with how they are paid and whether VAT is in them', () => {
    const found = rows(
      {},
      { costs: [insurance, delivery], monthlyAmount: '10250.00' },
      { costs: [{ ...delivery, name: 'WYDANIE', amount: '1200.00' }, cost] },
    ).filter(({ section }) => section === 'costs');
    expect(found.map(({ name, unit }) => [name, unit])).toEqual([
      ['cost.handling', 'net'],
      ['cost.carInsurance', 'exempt'],
      ['cost.other.Wydanie', 'net'],
      ['costs', 'net'],
      ['sumWithCosts', 'net'],
      ['financedInstalment', 'net'],
      ['allInRate', 'percent'],
    ]);
    expect(found[1]?.cells[0]).toEqual({
      value: '2500.00',
      deviation: null,
      isAssumed: false,
      paid: 'inInstalment',
    });
    expect(found[2]?.cells[1]).toMatchObject({ value: '1200.00', deviation: 'higher', paid: 'signing' });
  });

  it('appear only where a cost is named, and follow the switches', () => {
    const sections = rows({}, {}, {}).map(({ section }) => section);
    expect(sections).not.toContain('costs');
    expect(rows({}, {}, {}).map(({ name }) => name)).not.toContain('fromCosts');
    const names = rows(
      { displaySumOfPayments: false, displayGapPrice: false },
      { costs: [{ ...cost, kind: 'gap' }] },
      {},
    ).map(({ name }) => name);
    expect(names).not.toContain('cost.gap');
    expect(names).not.toContain('sumWithCosts');
    expect(names).toEqual(expect.arrayContaining(['costs', 'allInRate', 'basisCosts', 'fromCosts']));
  });
});
