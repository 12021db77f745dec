import type { Plugin } from 'vite';

import { componentFacts } from './components.ts';
import { screenGroups } from '../screens.ts';

const name = 'virtual:handbook-facts';

/** Gives pages of the handbook facts from the sources, computed when a page first imports them. */
export function handbookFacts(): Plugin {
  return {
    name: 'handbook-facts',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const groups = screenGroups().map((group) => ({
        ...group,
        screens: group.screens.map(({ file: _file, ...screen }) => screen),
      }));
      return `export const components = ${JSON.stringify(componentFacts())};\nexport const groups = ${JSON.stringify(groups)};`;
    },
  };
}
