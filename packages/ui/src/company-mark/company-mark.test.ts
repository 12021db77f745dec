import { expect, test } from 'vitest';

import { companyInitials } from './company-mark.tsx';

test.each([
  ['Demo Lease sp. z o.o.', 'DL'],
  ['Bank Leasing Przykładowy S.A.', 'BL'],
  ['żabka', 'Ż'],
  ['„Lis” & Syn', 'LS'],
  ['3 Banki', '3B'],
  ['', '?'],
])('of %s are %s', (name, initials) => {
  expect(companyInitials(name)).toBe(initials);
});
