/** What pages of the handbook mark on a live example: the parts their anatomy lists, by the story that is drawn. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { idsByExport } from './story-ids.ts';

const ui = path.resolve(import.meta.dirname, '../packages/ui/src');

export interface Anatomy {
  /** The page, from the folder of the components. */
  readonly page: string;
  /** Id of the story that is drawn; undefined where nothing is marked. */
  readonly story: string | undefined;
  /** Whether it is drawn in a window of its own, over which it may open what floats. */
  readonly hasWindow: boolean;
  /** Selectors of the parts; null for one that appears only once something is opened. */
  readonly parts: readonly (string | null)[];
  /** How many parts the list has, in each language. */
  readonly listed: readonly number[];
}

interface Marked {
  readonly story: string;
  readonly hasWindow: boolean;
  readonly parts: (string | null)[];
}

/** Parses the parts that a page marks from its text. */
export function markedIn(page: string): Marked | undefined {
  const [, story, height, list = ''] =
    /<Marked\s+of=\{(\w+\.\w+)\}\s+(?:height=\{(\d+)\}\s+)?parts=\{\[([\s\S]*?)\]\}\s*>/.exec(page) ?? [];
  if (story === undefined) return undefined;
  const hasWindow = height !== undefined;
  return {
    story,
    hasWindow,
    parts: [...list.matchAll(/'([^']*)'|null/g)].map(([, selector]) => selector ?? null),
  };
}

function listedIn(page: string): number[] {
  const [, part = ''] = /<Part name="anatomy">([\s\S]*?)<\/Part>/.exec(page) ?? [];
  return [...part.matchAll(/<(Pl|En)>([\s\S]*?)<\/\1>/g)].map(
    ([, , list = '']) => [...list.matchAll(/^\d+\. /gm)].length,
  );
}

function storyIdOf(page: string, text: string, story: string): string {
  const [stories = '', name = ''] = story.split('.');
  const file = new RegExp(String.raw`import \* as ${stories} from '\./([\w-]+\.stories\.tsx)'`).exec(
    text,
  )?.[1];
  const id = file && idsByExport(path.join(ui, path.dirname(page), file)).get(name);
  if (!id) throw new Error(`${page} marks ${story}, which is no story`);
  return id;
}

/** The anatomy of every component's page. */
export function anatomies(): Anatomy[] {
  return globSync('*/*.mdx', { cwd: ui })
    .map((page) => page.replaceAll('\\', '/'))
    .filter((page) => !page.startsWith('theme/'))
    .toSorted()
    .map((page) => {
      const text = readFileSync(path.join(ui, page), 'utf8');
      const marked = markedIn(text);
      return {
        page,
        story: marked && storyIdOf(page, text, marked.story),
        hasWindow: marked?.hasWindow ?? false,
        parts: marked?.parts ?? [],
        listed: listedIn(text),
      };
    });
}

/** What has to be found in a story before its steps: in its element, or anywhere in a window of its own. */
export interface MarkedParts {
  readonly hasWindow: boolean;
  readonly parts: readonly string[];
}

/** The selectors that have to be found in stories, by the ids of those. */
export function markedParts(): Record<string, MarkedParts> {
  return Object.fromEntries(
    anatomies().flatMap(({ story, hasWindow, parts }) =>
      story === undefined
        ? []
        : [[story, { hasWindow, parts: parts.filter((part) => part !== null) }] as const],
    ),
  );
}
