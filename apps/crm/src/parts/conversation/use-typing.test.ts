import { describe, expect, it } from 'vitest';

import { doneTyping, shownFor, stillTyping, typingEveryMs, withTyping } from './use-typing.ts';

describe('who is writing', () => {
  const now = 1000;
  const both = withTyping(withTyping(new Map(), 'anna', now), 'piotr', now + 10);

  it('is shown until no event has arrived from them for a while', () => {
    expect([...stillTyping(both, now + shownFor - 1).keys()]).toEqual(['anna', 'piotr']);
    expect([...stillTyping(both, now + shownFor).keys()]).toEqual(['piotr']);
    expect(stillTyping(both, now)).toBe(both);
  });

  it('is shown for longer when another event arrives from them', () => {
    const again = withTyping(both, 'anna', now + 100);
    expect([...stillTyping(again, now + shownFor + 50).keys()]).toEqual(['anna']);
  });

  it('is not shown once their message has arrived', () => {
    expect([...doneTyping(both, 'anna').keys()]).toEqual(['piotr']);
    expect(doneTyping(both, 'nobody')).toBe(both);
  });

  it('is published often enough to be shown without a gap', () => {
    expect(typingEveryMs * 2).toBeLessThanOrEqual(shownFor);
  });
});
