import { PNG } from 'pngjs';
import { expect, it } from 'vitest';

import { differenceOf, pictureChanges } from './picture-changes.ts';
import { picturePage } from './picture-page.ts';

/** A white picture whose first pixels have a shade of grey. */
function picture(width: number, height: number, marked: number, grey = 0): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let at = 0; at < marked; at += 1) png.data.set([grey, grey, grey, 255], at * 4);
  return PNG.sync.write(png);
}

const before = new Map([
  ['ui-b--same light', picture(4, 4, 0)],
  ['ui-b--alike light', picture(4, 4, 0)],
  ['ui-b--one dark', picture(4, 4, 0)],
  ['ui-a--gone light', picture(4, 4, 3)],
]);
const now = new Map([
  ['ui-b--same light', picture(4, 4, 0)],
  ['ui-b--alike light', picture(4, 4, 8, 254)],
  ['ui-b--one dark', picture(4, 4, 8)],
  ['ui-c--new light', picture(4, 4, 4)],
]);

it('pictures that differ to the eye, are new or are gone are found, in order', () => {
  const found = pictureChanges(before, now).map(({ story, theme, kind }) => [story, theme, kind]);
  expect(found).toEqual([
    ['ui-a--gone', 'light', 'gone'],
    ['ui-b--one', 'dark', 'changed'],
    ['ui-c--new', 'light', 'new'],
  ]);
  expect(pictureChanges(now, now)).toEqual([]);
});

it('a difference counts the pixels that only one of both pictures has', () => {
  expect(differenceOf(picture(4, 4, 0), picture(4, 4, 0)).pixels).toBe(0);
  expect(differenceOf(picture(4, 4, 0), picture(5, 6, 0)).pixels).toBe(5 * 6 - 4 * 4);
});

it('the page shows both pictures and their difference, counts and filters, and loads nothing', () => {
  const html = picturePage({
    before: 'abc1234 Make <b> bold',
    now: 'def5678 Two',
    drawn: 4,
    changes: pictureChanges(before, now),
  });
  const old = before.get('ui-b--one dark') ?? Buffer.of();
  const drawn = now.get('ui-b--one dark') ?? Buffer.of();
  for (const png of [old, drawn, differenceOf(old, drawn).png])
    expect(html).toContain(`src="data:image/png;base64,${png.toString('base64')}"`);
  expect(html).toContain(
    '4 pictures were drawn. 3 pictures of 3 stories look different: 1 changed, 1 new, 1 gone.',
  );
  expect(html).toContain('8 pixels differ.');
  expect(html).toContain('Old, 4 × 4');
  expect(html).toContain('There is none any more.');
  expect(html).toContain('<option>ui-a</option><option>ui-b</option><option>ui-c</option>');
  expect(html).toContain('Make &lt;b&gt; bold');
  expect(html).not.toMatch(/(?:src|href)="(?!data:)/);
});
