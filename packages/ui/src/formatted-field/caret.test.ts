import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { caretAfter, editFormatted } from './caret.ts';
import { digitsOnly, inGroups } from './groups.ts';

const dashed = { format: (plain: string) => inGroups(plain, [3, 3, 2, 2], '-'), parse: digitsOnly };

describe('inGroups', () => {
  it('cuts by sizes and goes on with the last', () => {
    expect(inGroups('5260001246', [3, 3, 2, 2], '-')).toBe('526-000-12-46');
    expect(inGroups('00590', [2, 3], '-')).toBe('00-590');
    expect(inGroups('61109010140000071219812874', [2, 4], ' ')).toBe('61 1090 1014 0000 0712 1981 2874');
    expect(inGroups('', [2], '-')).toBe('');
  });
});

describe('caretAfter', () => {
  it('is behind the counted characters, before the group separator', () => {
    expect(caretAfter('526-000', 3, digitsOnly)).toBe(3);
    expect(caretAfter('526-000', 4, digitsOnly)).toBe(5);
    expect(caretAfter('526-000', 0, digitsOnly)).toBe(0);
    expect(caretAfter('526', 9, digitsOnly)).toBe(3);
  });
});

describe('editFormatted', () => {
  it('leaves the caret behind a digit typed in the middle', () => {
    // 526-0|00 with a 9 typed at the bar
    expect(editFormatted('526000', '526-0900', 6, dashed)).toEqual({ plain: '5260900', caret: 6 });
    // 52|6-000 with a 9: the 6 moves to the next group
    expect(editFormatted('526000', '5296-000', 3, dashed)).toEqual({ plain: '5296000', caret: 3 });
  });

  it('steps over the separator that a digit typed at the end brings', () => {
    expect(editFormatted('526', '5260', 4, dashed)).toEqual({ plain: '5260', caret: 5 });
  });

  it('deletes the digit beyond a separator', () => {
    expect(editFormatted('526000', '526000', 3, dashed, { deletes: 'backward' })).toEqual({
      plain: '52000',
      caret: 2,
    });
    expect(editFormatted('526000', '526000', 3, dashed, { deletes: 'forward' })).toEqual({
      plain: '52600',
      caret: 3,
    });
  });

  it('reads a paste with any grouping', () => {
    expect(editFormatted('', '526 000 12 46', 13, dashed)).toEqual({ plain: '5260001246', caret: 13 });
  });

  it('refuses surplus characters and leaves the text behind the caret unchanged', () => {
    expect(editFormatted('5260001246', '9526-000-12-46', 1, dashed, { maxLength: 10 })).toEqual({
      plain: '5260001246',
      caret: 0,
    });
  });

  it('leaves the caret inside the text and the value within its limit, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.nat(30), fc.nat(12), (typed, place, maxLength) => {
        const caret = Math.min(place, typed.length);
        const edit = editFormatted('', typed, caret, dashed, { maxLength });
        expect(edit.plain.length).toBeLessThanOrEqual(maxLength);
        expect(edit.caret).toBeLessThanOrEqual(dashed.format(edit.plain).length);
      }),
    );
  });
});
