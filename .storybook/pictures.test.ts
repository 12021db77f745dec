import { expect, it } from 'vitest';

import { knownPictures, unmatchedPictures } from './pictures.ts';
import { storyIds } from './story-ids.ts';

it('every story has its pictures, and every picture its story', () => {
  const known = knownPictures();
  expect(known.size).toBeGreaterThan(1000);
  expect(unmatchedPictures(storyIds(), known.keys())).toEqual({ orphaned: [], missing: [] });
});

it('a picture without a story and a story without a picture are told', () => {
  const known = ['sample--shapes light', 'ui-a--one light', 'ui-a--one dark', 'ui-a--gone dark'];
  expect(unmatchedPictures(['ui-a--one', 'ui-b--new'], known)).toEqual({
    orphaned: ['ui-a--gone dark'],
    missing: ['ui-b--new dark', 'ui-b--new light'],
  });
});
