import fc from 'fast-check';
import { expect, it } from 'vitest';

import { mayReveal, revealsAnHour } from './index.ts';

it('CU6 a person sees so many personal ids an hour, those already seen again, and no other', () => {
  const ids = fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 60 });
  fc.assert(
    fc.property(ids, (requested) => {
      const seen: string[] = [];
      for (const id of requested) {
        const isKnown = seen.includes(id);
        const isAllowed = mayReveal(seen, id);
        expect(isAllowed).toBe(isKnown || new Set(seen).size < revealsAnHour);
        if (isAllowed) seen.push(id);
      }
      expect(new Set(seen).size).toBeLessThanOrEqual(revealsAnHour);
    }),
  );
});
