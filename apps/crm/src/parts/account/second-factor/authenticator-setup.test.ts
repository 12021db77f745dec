import { expect, it } from 'vitest';

import { secretGroups } from './authenticator-setup.tsx';

it.each([
  ['JBSWY3DPEHPK3PXP', ['JBSW', 'Y3DP', 'EHPK', '3PXP']],
  ['JBSWY', ['JBSW', 'Y']],
  ['', []],
])('%j is read in groups of four', (secret, groups) => {
  expect(secretGroups(secret)).toEqual(groups);
});
