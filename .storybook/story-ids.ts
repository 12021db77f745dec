import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { loadCsf } from 'storybook/internal/csf-tools';

const root = path.resolve(import.meta.dirname, '..');

/** Where stories are, and what their titles begin with. */
export const storyFolders = [
  { directory: '../packages/ui/src', titlePrefix: 'UI' },
  { directory: '../apps/crm/src', titlePrefix: 'CRM' },
] as const;

/** The id of every story that is tested, as its file says; nothing is run. */
export function storyIds(): string[] {
  return storyFolders.flatMap(({ directory, titlePrefix }) =>
    globSync(path.join(root, '.storybook', directory, '**/*.stories.tsx')).flatMap((fileName) => {
      const makeTitle = (title: string) => `${titlePrefix}/${title}`;
      const { stories } = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle }).parse();
      return stories.map(({ id }) => id);
    }),
  );
}
