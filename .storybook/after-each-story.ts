/** What every story is held to once its own steps are done: readable in the other theme, and like its pictures. */
import axe from 'axe-core';
import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach, expect, inject } from 'vitest';
import { commands, page } from 'vitest/browser';

import type { CheckPicture, PicturesMode } from './pictures.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pictures: PicturesMode;
  }

  interface TaskMeta {
    storyId?: string;
  }

  interface TestContext {
    story?: ComposedStoryFn;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    checkPicture: CheckPicture;
  }
}

async function expectContrast(story: ComposedStoryFn): Promise<void> {
  const { disable, config } = (story.parameters['a11y'] ?? {}) as {
    disable?: boolean;
    config?: { rules?: { id: string; enabled?: boolean }[] };
  };
  const isWaived = config?.rules?.some(({ id, enabled }) => id === 'color-contrast' && enabled === false);
  if (disable || isWaived) return;
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] });
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** What stands outside a story without taking room, like a live region, is not in the picture. */
const isSeen = (element: Element) => element.getBoundingClientRect().height > 0;

/** The story alone, or the whole page when something lies over it. */
function drawnPart(): Element {
  const [story, ...others] = [...document.body.children].filter(isSeen);
  return story && others.length === 0 ? story : document.body;
}

const still = new CSSStyleSheet();
still.replaceSync(
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }',
);

/** A PNG in base64. */
const draw = () => page.screenshot({ element: drawnPart(), save: false });

/** How often a picture is drawn again while what it shows comes to rest. */
const tries = 12;

async function expectPicture(name: string): Promise<void> {
  const writes = inject('pictures') === 'write';
  let before = '';
  for (let round = 1; round <= tries; round += 1) {
    const drawn = await draw();
    const isAtRest = drawn === before;
    before = drawn;
    if (writes && !isAtRest) continue;
    if (await commands.checkPicture(name, drawn, round === tries)) return;
  }
  throw new Error(
    `${name}: ${writes ? 'never comes to rest' : 'differs from its picture. Look at tests/test-results/pictures; if it is meant so: pnpm pictures'}`,
  );
}

afterEach(async ({ task, story }) => {
  const { storyId } = task.meta;
  if (!storyId || !story || task.result?.state === 'fail') return;
  await document.fonts.ready;
  document.adoptedStyleSheets = [still];
  const { dataset } = document.documentElement;
  const own = dataset['theme'] ?? 'light';
  for (const theme of ['light', 'dark']) {
    dataset['theme'] = theme;
    if (theme !== own) await expectContrast(story);
    if (inject('pictures') !== 'none') await expectPicture(`${storyId} ${theme}`);
  }
  dataset['theme'] = own;
  document.adoptedStyleSheets = [];
});
