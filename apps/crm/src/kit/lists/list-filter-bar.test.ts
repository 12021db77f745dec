import { expect, it } from 'vitest';

import { periodOf, withPeriod } from './list-filter-bar.tsx';

it.each([
  [{ action: ['edit'], from: ['2026-11-01'], to: ['2026-11-21'] }],
  [{ from: ['2026-11-01'] }],
  [{ to: ['2026-11-21'] }],
  [{ entity: ['user'] }],
  [{ vehicleValueFrom: ['1000.00'], commisionAmountTo: ['5.00'] }],
])('%j comes back as it went', (filters) => {
  expect(periodOf(withPeriod(filters))).toEqual(filters);
});

it('is one range for the bar', () => {
  expect(withPeriod({ to: ['2026-11-21'] })).toEqual({ period: ['', '2026-11-21'] });
});
