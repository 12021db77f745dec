import { describe, expect, it } from 'vitest';

import { representativeInput } from './index.ts';

const id = '0192f0c1-0000-7000-8000-000000000001';
const person = { firstName: 'Ewa', lastName: 'Lis' };

describe('RE1 a representative', () => {
  it.each([
    [{}, false],
    [{ bankId: id, dealerId: id }, false],
    [{ bankId: id }, true],
    [{ dealerId: id }, true],
  ])('belongs to a bank or to a dealer: %j is %s [S5.5]', (place, accepted) => {
    expect(representativeInput.safeParse({ ...person, ...place }).success).toBe(accepted);
  });
});
