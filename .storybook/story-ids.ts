import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { loadCsf } from 'storybook/internal/csf-tools';

const root = path.resolve(import.meta.dirname, '..');

/** The folders of stories, and the prefixes of their titles. */
export const storyFolders = [
  { directory: '../packages/ui/src', titlePrefix: 'UI' },
  { directory: '../apps/crm/src', titlePrefix: 'CRM' },
] as const;

/** The ids of the stories of a file, by the names they are exported under. */
export function idsByExport(fileName: string): Map<string, string> {
  const makeTitle = (title: string) => `UI/${title}`;
  const { _stories: stories } = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle }).parse();
  return new Map(Object.entries(stories).map(([name, { id }]) => [name, id]));
}

/** Where every story is, from the root of the repository, by its id; read from the files, nothing is run. */
export function filesById(): Map<string, string> {
  return new Map(
    storyFolders.flatMap(({ directory, titlePrefix }) =>
      globSync(path.join(root, '.storybook', directory, '**/*.stories.tsx')).flatMap((fileName) => {
        const makeTitle = (title: string) => `${titlePrefix}/${title}`;
        const { stories } = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle }).parse();
        return stories.map(({ id }) => [id, path.relative(root, fileName)] as const);
      }),
    ),
  );
}
