import { describe, expect, it } from 'vitest';

import {
  compareQuotes,
  comparisonInput,
  comparisonRows,
  taxesOf,
  type Quote,
  type QuoteCost,
} from './index.ts';
import { cost, day, insurance, quote } from './test-quotes.ts';

const compared = (...given: readonly Partial<Quote>[]) =>
  compareQuotes(
    given.map((one) => ({ ...quote, ...one })),
    day,
  );

describe('CO13 a cost', () => {
  // of a lease of ten months; 199.99 ÷ 1.23 = 162.593…
  it.each<readonly [string, Partial<QuoteCost>, string]>([
    ['1 230 gross at signing is 1 000 net', { amount: '1230.00', isGross: true }, '1000.00'],
    ['199.99 gross is 162.59 net', { amount: '199.99', isGross: true }, '162.59'],
    [
      '61.50 gross a month is 50 net, ten times',
      { kind: 'tracker', amount: '61.50', isGross: true, paid: 'besideInstalment' },
      '500.00',
    ],
    [
      'a month without VAT is rounded before it is taken ten times: 10 × 162.59',
      { amount: '199.99', isGross: true, paid: 'inInstalment' },
      '1625.90',
    ],
    [
      'a premium has no VAT in it: 10 × 250',
      { kind: 'carInsurance', amount: '250.00', isGross: true, paid: 'besideInstalment' },
      '2500.00',
    ],
  ])('of %s', (_working, fields, sum) => {
    expect(compared({ costs: [{ ...cost, ...fields }] }, {}).quotes[0]?.costs).toBe(sum);
  });

  const problems = (costs: readonly object[], kind = 'leasing') =>
    comparisonInput
      .safeParse({
        kind,
        title: 'A',
        startsOn: day,
        quotes: [
          { ...writtenQuote, costs },
          { ...writtenQuote, costs: [] },
        ],
      })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  const writtenQuote = {
    bankName: 'Bank',
    vehicleValue: '100000',
    numberOfInstallments: 36,
    monthlyAmount: '3000',
  };
  const written = { kind: 'handling', amount: '500', paid: 'signing' };

  it('is named once, another one has a name, and an instalment contains no more than it is', () => {
    expect(problems([written])).toBeUndefined();
    expect(problems([written, written])).toEqual([['quotes.0.costs.1.kind', 'cost_twice']]);
    const other = { ...written, kind: 'other' };
    expect(problems([other])).toEqual([['quotes.0.costs.0.name', 'required']]);
    expect(
      problems([
        { ...other, name: 'Wydanie' },
        { ...other, name: 'Transport' },
      ]),
    ).toBeUndefined();
    expect(
      problems([
        { ...other, name: 'Wydanie' },
        { ...other, name: ' wydanie' },
      ]),
    ).toEqual([['quotes.0.costs.1.kind', 'cost_twice']]);
    const included = { ...written, amount: '3000.01', paid: 'inInstalment' };
    expect(problems([included])).toEqual([['quotes.0.monthlyAmount', 'costs_above_instalment']]);
    expect(problems([{ ...included, amount: '3000.00' }])).toBeUndefined();
  });

  it('is one of eight at most that all quotes name together', () => {
    const own = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...written,
        kind: 'other',
        name: `Koszt ${from + index}`,
      }));
    const all = (first: readonly object[], second: readonly object[]) =>
      comparisonInput.safeParse({
        title: 'A',
        startsOn: day,
        quotes: [
          { ...writtenQuote, costs: first },
          { ...writtenQuote, costs: second },
        ],
      }).error?.issues[0];
    expect(all(own(0, 6), own(4, 4))).toBeUndefined();
    expect(all(own(0, 6), own(4, 5))).toMatchObject({
      path: ['quotes'],
      message: 'costs_range',
      params: { max: 8 },
    });
  });

  it('of a rent is paid beside its instalments, for what they include are services', () => {
    const included = { ...written, paid: 'inInstalment' };
    expect(problems([written], 'rent')).toBeUndefined();
    expect(problems([included], 'rent')).toEqual([['quotes.0.costs.0.paid', 'kinds_mixed']]);
  });

  it('has neither a name nor VAT where it can have none', () => {
    const { data } = comparisonInput.safeParse({
      title: 'A',
      startsOn: day,
      quotes: [
        writtenQuote,
        {
          ...writtenQuote,
          costs: [{ kind: 'gap', name: 'X', amount: '50', isGross: true, paid: 'signing' }],
        },
      ],
    });
    expect(data?.quotes[1]?.costs).toEqual([{ ...cost, kind: 'gap', amount: '50.00' }]);
  });
});

describe('CO14 rates', () => {
  it('are those of the financing alone, and another one of all that is paid', () => {
    // 10 × 10 250, of which 250 are a premium: 10 × 10 000 finance 100 000 at 0 %
    const [one] = compared({ monthlyAmount: '10250.00', costs: [insurance] }, {}).quotes;
    expect(one).toMatchObject({
      financedInstalment: '10000.00',
      nominalRate: '0.00',
      effectiveRate: '0.00',
      sumOfPayments: '102500.00',
      costs: '2500.00',
      sumWithCosts: '102500.00',
    });
    expect(Number(one?.allInRate)).toBeGreaterThan(0);
  });

  // one instalment of 100 000 after the 31 days of December, a year has 365
  it.each<readonly [string, Partial<QuoteCost>, string]>([
    ['99 000 now for 100 000: (100 ÷ 99)^(365 ÷ 31) = 1.1256…', {}, '12.56'],
    [
      '100 000 now for 101 000: 1.01^(365 ÷ 31) = 1.1243…',
      { kind: 'carInsurance', paid: 'besideInstalment' },
      '12.43',
    ],
  ])('with all costs, %s', (_working, fields, rate) => {
    const once = { numberOfInstallments: 1, monthlyAmount: '100000.00' };
    const { quotes } = compared({ ...once, costs: [{ ...cost, ...fields }] }, once);
    expect(quotes[0]).toMatchObject({ effectiveRate: '0.00', allInRate: rate });
    expect(quotes[1]).toMatchObject({ effectiveRate: '0.00', allInRate: '0.00' });
  });

  const rowsOf = (given: Partial<Quote>) =>
    comparisonRows(compared({ ...given, intrestRateType: 'variable' }, {}), {
      startsOn: day,
      drive: null,
      co2: null,
      displaySumOfPayments: true,
      displayIntrestRateType: true,
      displayGapPrice: true,
    });
  const cell = (rows: ReturnType<typeof rowsOf>, name: string) =>
    rows.find((row) => row.name === name)?.cells[0];

  it('a premium in the instalment has no VAT, a fee in it has', () => {
    // 10 000 × 1.23 + 250; 10 250 × 1.23
    const premium = rowsOf({ monthlyAmount: '10250.00', costs: [insurance] });
    expect(cell(premium, 'grossMonthlyAmount')?.value).toBe('12550.00');
    const fee = rowsOf({ monthlyAmount: '10250.00', costs: [{ ...insurance, kind: 'tracker' }] });
    expect(cell(fee, 'grossMonthlyAmount')?.value).toBe('12607.50');
  });

  it('that move leave what the instalment contains as it is, and the quoted one in the middle', () => {
    const rows = rowsOf({ monthlyAmount: '10250.00', costs: [insurance] });
    expect(cell(rows, 'stripMonthly.0')?.value).toBe('10250.00');
    expect(cell(rows, 'stripSum.0')?.value).toBe('102500.00');
  });

  it('leave costs out of what is a tax cost', () => {
    const car = { drive: 'combustion', co2: 131, startsOn: day } as const;
    const own = { ...quote, monthlyAmount: '10250.00', costs: [insurance] };
    expect(taxesOf(own, car)).toEqual(taxesOf(quote, car));
  });
});
