import { tmpdir } from 'node:os';

import { expect, it } from 'vitest';

import { isNearlyFull } from './health.ts';

it('a disk without room for the server is nearly full, any other is not', async () => {
  expect(await isNearlyFull(tmpdir())).toBe(false);
  // a file system that has no room for anybody
  expect(await isNearlyFull(process.platform === 'linux' ? '/proc' : '/dev')).toBe(true);
});
