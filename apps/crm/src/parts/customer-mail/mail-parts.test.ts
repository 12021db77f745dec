import { expect, it } from 'vitest';

import { partsOf } from './mail-parts.ts';

it('finds links and leaves the full stop after them', () => {
  expect(partsOf('Wejdź na http://localhost:3000/activate/abc_-9. Do widzenia')).toEqual([
    { kind: 'text', text: 'Wejdź na ' },
    { kind: 'link', text: 'http://localhost:3000/activate/abc_-9' },
    { kind: 'text', text: '. Do widzenia' },
  ]);
});

it('makes no link of other protocols', () => {
  expect(partsOf('javascript:alert(1)')).toEqual([{ kind: 'text', text: 'javascript:alert(1)' }]);
});
