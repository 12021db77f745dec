import type { PageSettings } from './page-language.tsx';

/** Where a story is drawn alone, to be looked at on a page of the handbook that is read so. */
export function storyAddress(id: string, { language, theme }: PageSettings, ...globals: string[]): string {
  const all = [...globals, `language:${language}`, `theme:${theme}`].join(';');
  // embedded: without the steps of the story
  return `./iframe.html?id=${id}&viewMode=story&embed=true&inert&globals=${all}`;
}
