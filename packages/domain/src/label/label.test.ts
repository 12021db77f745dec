import { expect, it } from 'vitest';

import { contrastOf } from '../agency/index.ts';
import { automaticTextColor, labelInput } from './index.ts';

it.each([
  ['#ffffff', '#000000'],
  ['#000000', '#ffffff'],
  ['#1c4f8f', '#ffffff'],
  ['#fbeed8', '#000000'],
  ['#777777', '#000000'],
])('on %s the text is %s by itself, and can be read', (color, text) => {
  expect(automaticTextColor(color)).toBe(text);
  expect(contrastOf(text, color)).toBeGreaterThanOrEqual(4.5);
});

it('a label needs a title and a colour, and no colour of the text', () => {
  expect(labelInput.parse({ title: ' Pilne ', color: '#B3261E', textColor: '' })).toEqual({
    title: 'Pilne',
    color: '#b3261e',
    textColor: null,
  });
  expect(labelInput.safeParse({ title: 'Pilne', color: 'red' }).error?.issues).toMatchObject([
    { path: ['color'], message: 'color_invalid' },
  ]);
});
