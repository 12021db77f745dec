import { PNG } from 'pngjs';
import { expect, it } from 'vitest';

import { changedPictures } from './picture-changes.ts';
import { differenceOf, sizeOf } from './picture-difference.ts';
import { picturePage } from './picture-page.ts';

/** A white picture with so many black pixels at its beginning. */
function picture(width: number, height: number, black: number): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (let at = 0; at < black; at += 1) png.data.set([0, 0, 0, 255], at * 4);
  return PNG.sync.write(png);
}

it('pictures that differ, are new or are gone are told, in order, and none that is the same', () => {
  const before = new Map([
    ['ui-b--one light', '1'],
    ['ui-b--one dark', '2'],
    ['ui-a--gone light', '3'],
  ]);
  const now = new Map([
    ['ui-b--one light', '1'],
    ['ui-b--one dark', '9'],
    ['ui-c--new light', '4'],
  ]);
  expect(changedPictures(before, now)).toEqual([
    { name: 'ui-a--gone light', kind: 'gone' },
    { name: 'ui-b--one dark', kind: 'changed' },
    { name: 'ui-c--new light', kind: 'new' },
  ]);
  expect(changedPictures(now, now)).toEqual([]);
});

it('a difference counts each pixel, however slight, and those one picture alone has', () => {
  expect(differenceOf(picture(4, 4, 0), picture(4, 4, 0)).pixels).toBe(0);
  expect(differenceOf(picture(4, 4, 1), picture(4, 4, 3)).pixels).toBe(2);
  const larger = differenceOf(picture(4, 4, 0), picture(5, 6, 0));
  expect(larger.pixels).toBe(5 * 6 - 4 * 4);
  expect(sizeOf(larger.png)).toBe('5 × 6');
  const slight = new PNG({ width: 1, height: 1 });
  slight.data.set([254, 255, 255, 255]);
  expect(differenceOf(picture(1, 1, 0), PNG.sync.write(slight)).pixels).toBe(1);
});

it('the page holds both pictures and their difference, counts, filters and how to approve', () => {
  const [old, drawn] = [picture(4, 4, 0), picture(4, 4, 2)];
  const difference = differenceOf(old, drawn);
  const html = picturePage({
    before: 'abc1234 Make <b> bold',
    now: 'def5678 Two',
    changes: [
      {
        story: 'ui-basics-button--sizes',
        component: 'ui-basics-button',
        theme: 'dark',
        kind: 'changed',
        before: { png: old, size: sizeOf(old) },
        now: { png: drawn, size: sizeOf(drawn) },
        difference: { ...difference, size: sizeOf(difference.png) },
        notes: ['The new one is not taken yet.'],
      },
      {
        story: 'ui-basics-link--plain',
        component: 'ui-basics-link',
        theme: 'light',
        kind: 'gone',
        before: { png: old, size: sizeOf(old) },
        now: null,
        difference: null,
        notes: [],
      },
    ],
    alike: ['ui-basics-fold--open light'],
  });
  for (const png of [old, drawn, difference.png])
    expect(html).toContain(`src="data:image/png;base64,${png.toString('base64')}"`);
  expect(html).toContain('2 pictures of 2 stories: 1 changed, 0 new, 1 gone.');
  expect(html).toContain('2 pixels differ. The new one is not taken yet.');
  expect(html).toContain('Old, 4 × 4');
  expect(html).toContain('There is none any more.');
  expect(html).toContain('<option>ui-basics-button</option><option>ui-basics-link</option>');
  expect(html).toContain('pnpm pictures ui-basics-button--sizes');
  expect(html).toContain('<li>ui-basics-fold--open light</li>');
  expect(html).toContain('Make &lt;b&gt; bold');
  expect(html).not.toMatch(/(?:src|href)="(?!data:)/);
});
