import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { percentOf, toGrosz } from '../shared/index.ts';
import { payOut, type EarnedEntry } from './index.ts';

/** The initial tiers of a new agency. */
const atFirst = [
  { from: '0.00', percent: '20' },
  { from: '10000.00', percent: '25' },
  { from: '20000.00', percent: '30' },
  { from: '35000.00', percent: '35' },
];
const tiers = [{ since: null, tiers: atFirst }];

const earned = (id: string, amount: string, workerId = 'anna', monthOfIncome = '2026-10'): EarnedEntry => ({
  id,
  workerId,
  monthOfIncome,
  sum: toGrosz(amount),
});

describe('RE5 a payout', () => {
  it.each([
    ['0.00', '20', '0.00'],
    ['9999.99', '20', '2000.00'],
    ['10000.00', '25', '2500.00'],
    ['19999.99', '25', '5000.00'],
    ['20000.00', '30', '6000.00'],
    ['34999.99', '30', '10500.00'],
    ['35000.00', '35', '12250.00'],
    ['123456.78', '35', '43209.87'],
  ])('of %s is at %s %%: %s', (sum, percent, payout) => {
    const { payouts, shares } = payOut([earned('one', sum)], tiers);
    expect(payouts).toMatchObject([{ percent, payout: toGrosz(payout) }]);
    expect(shares).toEqual([
      { id: 'one', workerCommission: toGrosz(payout), totalSumOfCommissions: toGrosz(sum) },
    ]);
  });

  it('is counted for each worker and each month by itself', () => {
    const { payouts } = payOut(
      [
        earned('1', '6000.00'),
        earned('2', '6000.00', 'piotr'),
        earned('3', '6000.00', 'anna', '2026-11'),
        earned('4', '4000.00'),
      ],
      tiers,
    );
    expect(
      payouts.map(({ workerId, month, count, percent, payout }) => [workerId, month, count, percent, payout]),
    ).toEqual([
      ['anna', '2026-10', 2, '25', 250_000],
      ['piotr', '2026-10', 1, '20', 120_000],
      ['anna', '2026-11', 1, '20', 120_000],
    ]);
  });

  it('of a month below nothing is nothing', () => {
    const { payouts, shares } = payOut([earned('1', '100.00'), earned('2', '-100.01')], tiers);
    expect(payouts).toMatchObject([{ sum: -1, from: null, percent: '0', payout: 0 }]);
    expect(shares.map(({ workerCommission }) => workerCommission)).toEqual([0, 0]);
  });

  it('is divided to the grosz where each part alone would be rounded away', () => {
    const { payouts, shares } = payOut(
      ['1', '2', '3'].map((id) => earned(id, '0.02')),
      tiers,
    );
    // 0.06 at 20 % is 0.012, so 0.01; each 0.02 alone would be 0.004
    expect(payouts[0]?.payout).toBe(1);
    expect(shares.map(({ workerCommission }) => workerCommission)).toEqual([0, 1, 0]);
  });

  it('uses the tiers that are valid in its month, whatever others are valid before and after', () => {
    const periods = [
      ...tiers,
      { since: '2026-11', tiers: [{ from: '0.00', percent: '50' }] },
      { since: '2026-12', tiers: [{ from: '0.00', percent: '1' }] },
    ];
    const months = ['2026-10', '2026-11', '2026-12', '2027-05'];
    const { payouts } = payOut(
      months.map((month) => earned(month, '100.00', 'anna', month)),
      periods,
    );
    expect(payouts.map(({ month, percent, payout }) => [month, percent, payout])).toEqual([
      ['2026-10', '20', 2000],
      ['2026-11', '50', 5000],
      ['2026-12', '1', 100],
      ['2027-05', '1', 100],
    ]);
  });

  it('is what its parts add up to, each no more than a grosz from its percent', () => {
    const entries = fc.array(
      fc.record({
        workerId: fc.constantFrom('anna', 'piotr', 'marek'),
        monthOfIncome: fc.constantFrom('2026-10', '2026-11'),
        sum: fc.integer({ min: -5_000_00, max: 50_000_00 }),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(entries, (some) => {
        const all = some.map((one, index) => ({ ...one, id: String(index) }));
        const { payouts, shares } = payOut(all, tiers);
        expect(shares).toHaveLength(all.length);
        const shareOf = new Map(shares.map((share) => [share.id, share]));
        for (const { workerId, month, percent, payout, sum } of payouts) {
          const own = all.filter((one) => one.workerId === workerId && one.monthOfIncome === month);
          expect(own.reduce((total, one) => total + one.sum, 0)).toBe(sum);
          const parts = own.map(({ id }) => shareOf.get(id)?.workerCommission ?? Number.NaN);
          expect(parts.reduce((total, part) => total + part, 0)).toBe(payout);
          own.forEach((one, index) => {
            expect(Math.abs((parts[index] ?? 0) - percentOf(one.sum, percent))).toBeLessThanOrEqual(1);
          });
        }
      }),
    );
  });
});
