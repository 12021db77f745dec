/** What every story is held to once its own steps are done: readable in the other theme, and like its pictures. */
import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';
import { expect, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import { configure, waitFor } from 'storybook/test';

import { askedIsThere } from '@szansa/ui/later';

import type { ReadAnnounced } from './accessibility.ts';
import type { MarkedParts } from './anatomy.ts';
import { expectAnnounced } from './announced.ts';
import { expectDrawnApart } from './drawn-apart.ts';
import type { Emulation } from './emulation.ts';
import { expectTouchable, isTouched } from './touch.ts';
import { guardImports } from './import-clock.ts';
import { samplePicture, themes } from './picture-names.ts';
import type { CheckPicture, PicturesMode } from './pictures.ts';

declare module 'vitest' {
  interface ProvidedContext {
    pictures: PicturesMode;
    /** Whether a machine that draws otherwise fails, instead of comparing nothing. */
    mustCompare: boolean;
    /** Selectors that pages of the handbook mark in a story, by its id. */
    anatomy: Readonly<Record<string, MarkedParts>>;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    announced: ReadAnnounced;
    checkPicture: CheckPicture;
    emulate: (emulation: Emulation) => Promise<void>;
  }
}

declare global {
  /** There while stories are tested. A hook of the test runner would be lost: all files share one page. */
  var holdStory: ((story: StoryContext) => Promise<void>) | undefined;
  var beginStory: ((story: StoryContext) => Promise<void>) | undefined;
  /** Called when a story is drawn, before its steps. */
  var storyStands: ((story: StoryContext) => Promise<void>) | undefined;
}

// the files of stories are imported after this one
guardImports();

// a busy machine takes its time; a story that is right is no slower for it
configure({ asyncUtilTimeout: 40_000 });

const anatomy = inject('anatomy');

const isDrawn = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** What the handbook marks in a story is there as the page shows it: before its steps. */
globalThis.storyStands = async ({ id, canvasElement }) => {
  const { hasWindow = false, parts = [] } = anatomy[id] ?? {};
  const place = hasWindow ? document : canvasElement;
  const unseen = () => parts.filter((part) => ![...place.querySelectorAll(part)].some(isDrawn));
  await waitFor(() => expect(unseen()).toEqual([]));
};

async function expectContrast(story: StoryContext): Promise<void> {
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

const writes = inject('pictures') === 'write';

/** Whether something lies over the story: a dialog, a menu, a toast. Live regions of one pixel do not count. */
function isCovered(): boolean {
  const isSeen = (element: Element) => element.getBoundingClientRect().height > 1;
  const [, ...others] = [...document.body.children].filter((child) => child.tagName === 'DIV');
  return others.some((child) => isSeen(child) || [...child.querySelectorAll('*')].some(isSeen));
}

/** Frames that are waited for at most until nothing changes its place any more. */
const mostFrames = 120;

/** Waits until nothing has changed its place for so many frames. */
async function settle(restFrames: number): Promise<void> {
  let before = '';
  let same = 0;
  for (let frame = 0; frame < mostFrames && same < restFrames; frame += 1) {
    await new Promise(requestAnimationFrame);
    const now = `${document.body.scrollHeight} ${document.querySelectorAll('*').length}`;
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

const still = new CSSStyleSheet();
still.replaceSync(
  '*, ::before, ::after { animation: none !important; transition: none !important; caret-color: transparent !important; }' +
    // a page of its own is written in the machine's font
    'iframe { visibility: hidden !important; }',
);

/** A PNG in base64. */
async function draw(round: number): Promise<string> {
  // one that is right at once need not be waited for
  await settle(round === 1 && !writes ? 2 : 8);
  // what lies over a short story stands in the middle of the window
  document.body.style.minHeight = isCovered() ? '100vh' : '';
  return page.screenshot({ element: document.body, save: false });
}

/** How often a picture is drawn again while what it shows comes to rest. */
const tries = 12;

/** Whether what is drawn comes to look as it should, or when pictures are written, whether it comes to rest. */
async function isAtRestAs(name: string, drawIt: (round: number) => Promise<string>): Promise<boolean> {
  let before = '';
  for (let round = 1; round <= tries; round += 1) {
    const drawn = await drawIt(round);
    const isAtRest = drawn === before;
    before = drawn;
    if (writes && !isAtRest) continue;
    if (await commands.checkPicture(name, drawn, round === tries)) return true;
  }
  return false;
}

async function expectPicture(name: string): Promise<void> {
  if (await isAtRestAs(name, draw)) return;
  throw new Error(
    `${name}: ${writes ? 'never comes to rest' : 'differs from its picture. Look at tests/test-results/pictures; if it is meant so: pnpm pictures'}`,
  );
}

/** Round, shadowed, slanted and written: what a browser on another kind of machine might draw otherwise. */
const sample = `<div style="width:240px;padding:16px;border-radius:9px;background:#fff;color:#234;box-shadow:0 3px 9px #0003;
  font:15px 'Inter Variable'">Zażółć gęślą jaźń 1 234,50 zł<svg width="40" height="40"><path d="M3 3L37 20L9 37Z"
  fill="#0b5563"/><circle cx="25" cy="15" r="9" fill="none" stroke="#b3261e"/></svg></div>`;

/** Whether this browser draws as the one that drew the pictures. */
let drawsAlike: Promise<boolean> | undefined;

/** The browser is one of forced colours for a story that asks for it. */
const forcesColours = ({ parameters }: StoryContext) => parameters['forcedColours'] === true;

/** Stories stand still; one that is about a movement asks for it, and comes to rest by itself. */
const moves = ({ parameters }: StoryContext) => parameters['moves'] === true;

/** Draws it before the first story: what lay beneath it would decide how its letters are smoothed. */
async function drawsSample(): Promise<boolean> {
  await commands.emulate({ forcedColours: false });
  const place = document.createElement('div');
  place.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:999;padding:16px;background:#fff';
  place.innerHTML = sample;
  document.body.append(place);
  await document.fonts.load("15px 'Inter Variable'");
  // one that could not be drawn would stand over every story after it
  const isAlike = await isAtRestAs(samplePicture, () =>
    page.screenshot({ element: place, save: false }),
  ).finally(() => place.remove());
  const message = 'This machine draws even a sample otherwise: no story is compared with its picture.';
  if (!isAlike && inject('mustCompare')) throw new Error(message);
  if (!isAlike) console.warn(message);
  return isAlike;
}

globalThis.beginStory = async (story) => {
  if (inject('pictures') !== 'none') await (drawsAlike ??= drawsSample());
  await commands.emulate({ forcedColours: forcesColours(story), moves: moves(story) });
};

globalThis.holdStory = async (story) => {
  const comparesPictures = (await drawsAlike) ?? false;
  await document.fonts.ready;
  // what a story shows may load after it
  await askedIsThere();
  const { dataset } = document.documentElement;
  const own = dataset['theme'] ?? 'light';
  document.adoptedStyleSheets = [still];
  try {
    for (const theme of themes) {
      dataset['theme'] = theme;
      // what looks to the pixel as it did is as readable as it was when its picture was taken
      if (theme !== own && (!comparesPictures || writes)) await expectContrast(story);
      if (comparesPictures) await expectPicture(`${story.id} ${theme}`);
    }
    dataset['theme'] = own;
    await expectAnnounced();
    await expectDrawnApart();
    if (isTouched(story)) await expectTouchable();
  } finally {
    // the page is that of the stories after it, which are to move and to stand as they do alone
    dataset['theme'] = own;
    document.adoptedStyleSheets = [];
    document.body.style.minHeight = '';
  }
};
