import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { loadCsf } from 'storybook/internal/csf-tools';

const root = path.resolve(import.meta.dirname, '..');

/** Where stories are, and what their titles begin with. */
export const storyFolders = [
  { directory: '../packages/ui/src', titlePrefix: 'UI' },
  { directory: '../apps/crm/src', titlePrefix: 'CRM' },
] as const;

interface StoryFile {
  /** From the root of the repository. */
  readonly file: string;
  readonly ids: readonly string[];
}

/** Every file of stories with the ids of its stories, as the file says them; nothing is run. */
function storyFiles(tree: string): StoryFile[] {
  return storyFolders.flatMap(({ directory, titlePrefix }) =>
    globSync(path.join(tree, '.storybook', directory, '**/*.stories.tsx')).map((fileName) => {
      const makeTitle = (title: string) => `${titlePrefix}/${title}`;
      const { stories } = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle }).parse();
      return { file: path.relative(tree, fileName), ids: stories.map(({ id }) => id) };
    }),
  );
}

/** The ids of the stories of a file, by the names they are exported under. */
export function idsByExport(fileName: string): Map<string, string> {
  const makeTitle = (title: string) => `UI/${title}`;
  const { _stories: stories } = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle }).parse();
  return new Map(Object.entries(stories).map(([name, { id }]) => [name, id]));
}

export function storyIds(): string[] {
  return storyFiles(root).flatMap(({ ids }) => ids);
}

/** Where every story is, from the root of the repository, by its id. */
export function filesById(): Map<string, string> {
  return new Map(storyFiles(root).flatMap(({ file, ids }) => ids.map((id) => [id, file] as const)));
}

/** Where the stories of a component are, by its id: `ui-basics-button`; undefined when it has none. */
export function storyFileOf(component: string): string | undefined {
  return filesOf([component])[0];
}

/** Where the stories of components are, from the root of this tree or a work tree of another commit. */
export function filesOf(components: readonly string[], tree = root): string[] {
  return storyFiles(tree)
    .filter(({ ids }) => ids.some((id) => components.includes(id.slice(0, id.indexOf('--')))))
    .map(({ file }) => file);
}
