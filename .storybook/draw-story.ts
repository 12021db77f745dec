/** Draws a story in both themes for `pnpm pictures:report`; tests do not import this. */
import type { StoryContext } from '@storybook/react-vite';
import { commands, page } from 'vitest/browser';

import { requestedAreLoaded } from '@szansa/ui/lazy';

import type { SavePicture } from './pictures.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    savePicture: SavePicture;
  }
}

/** Whether a dialog, a menu or a toast lies over the story. Live regions of one pixel do not count. */
function isCovered(): boolean {
  const isSeen = (element: Element) => element.getBoundingClientRect().height > 1;
  const [, ...others] = [...document.body.children].filter((child) => child.tagName === 'DIV');
  return others.some((child) => isSeen(child) || [...child.querySelectorAll('*')].some(isSeen));
}

const still = new CSSStyleSheet();
still.replaceSync(
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }' +
    // a page of its own is written in the machine's font
    'iframe { visibility: hidden !important; }',
);

/** How often a picture is drawn at most until two in a row are the same. */
const tries = 12;

/** Returns the picture of the page once it has come to rest, or the last one: a PNG in base64. */
async function drawAtRest(): Promise<string> {
  // a dialog over a short story is centred in the window
  document.body.style.minHeight = isCovered() ? '100vh' : '';
  let drawn = '';
  for (let round = 0; round < tries; round += 1) {
    const before = drawn;
    drawn = await page.screenshot({ element: document.body, save: false });
    if (drawn === before) break;
  }
  return drawn;
}

export async function drawStory({ id }: StoryContext): Promise<void> {
  await document.fonts.ready;
  // parts of a story may load after it
  await requestedAreLoaded();
  const { dataset } = document.documentElement;
  const own = dataset['theme'] ?? 'light';
  document.adoptedStyleSheets = [still];
  try {
    for (const theme of ['light', 'dark']) {
      dataset['theme'] = theme;
      await commands.savePicture(`${id} ${theme}`, await drawAtRest());
    }
  } finally {
    // the next story uses the same page
    dataset['theme'] = own;
    document.adoptedStyleSheets = [];
    document.body.style.minHeight = '';
  }
}
