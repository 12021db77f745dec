import { describe, expect, it } from 'vitest';

import { modes } from './modes.ts';
import { globalTypes } from './toolbar.ts';

const offered = (name: 'theme' | 'density') => globalTypes[name].toolbar.items.map(({ value }) => value);

describe('the modes of Chromatic', () => {
  it.each(Object.entries(modes))('%s is what the toolbar offers', (_, { theme, density, viewport }) => {
    expect(offered('theme')).toContain(theme);
    expect(offered('density')).toContain(density);
    expect(viewport.width).toBeGreaterThanOrEqual(390);
  });

  it('differ from each other', () => {
    expect(new Set(Object.values(modes).map((mode) => JSON.stringify(mode))).size).toBe(4);
  });
});
