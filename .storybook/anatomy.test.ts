import { describe, expect, it } from 'vitest';

import { anatomies, markedIn } from './anatomy.ts';

/** Pages of what has fewer than two parts that are seen, or too few of them at the same time. */
const unmarked = [
  'chat/conversation.mdx',
  'inline-edit/inline-edit.mdx',
  'relative-time/relative-time.mdx',
  'sparkline/sparkline.mdx',
];

const pages = anatomies();
const marked = pages.filter(({ story }) => story !== undefined);

describe('the anatomy of a page', () => {
  it('is read with its selectors', () => {
    const page = `<Marked\n  of={Stories.Default}\n  parts={[\n    '[data-slot=a] > b',\n    null,\n  ]}\n>`;
    const parts = ['[data-slot=a] > b', null];
    expect(markedIn(page)).toEqual({ story: 'Stories.Default', hasWindow: false, parts });
    const inWindow = page.replace('parts', 'height={320} parts');
    expect(markedIn(inWindow)).toEqual({ story: 'Stories.Default', hasWindow: true, parts });
    expect(markedIn('<Part name="anatomy">')).toBeUndefined();
  });

  it('is marked on a live example, but where that shows too little of it', () => {
    expect(pages.filter(({ story }) => story === undefined).map(({ page }) => page)).toEqual(unmarked);
  });

  // that each is there is seen while the story is tested: `storyStands` of after-each-story.ts
  it.each(marked)('$page: each part of both lists has a selector or is seen later', ({ parts, listed }) => {
    expect(listed).toEqual([parts.length, parts.length]);
    expect(parts.some((part) => part !== null)).toBe(true);
  });
});
