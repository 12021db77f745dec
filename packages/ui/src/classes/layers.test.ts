import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../', import.meta.url));
const portal = /<[\w.]*Portal(\.Root)?>/;

// published rules apply within this class alone, and a portal is outside the element that has it
it('every layer that is put beside the page bears the class of the design system', () => {
  const files = globSync('*/*.tsx', { cwd: src }).map((name) => ({
    name,
    text: readFileSync(`${src}${name}`, 'utf8'),
  }));
  const withLayers = files.filter(({ text }) => portal.test(text));
  expect(withLayers.length).toBeGreaterThan(9);
  const bare = withLayers.filter(({ text }) => !/szansa-ui|menuContentClasses/.test(text));
  expect(bare.map(({ name }) => name)).toEqual([]);
});
