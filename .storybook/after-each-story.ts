/** What every story is checked for once its own steps are done. */
import type { StoryContext } from '@storybook/react-vite';
import { configure, waitFor } from 'storybook/test';
import { expect, inject } from 'vitest';
import { commands } from 'vitest/browser';

import type { ReadAnnounced } from './accessibility.ts';
import type { MarkedParts } from './anatomy.ts';
import { expectAnnounced } from './accessible-states.ts';
import { drawStory } from './draw-story.ts';
import { expectDrawnApart } from './drawn-apart.ts';
import type { Emulation } from './emulation.ts';
import { guardImports } from './import-clock.ts';
import { expectTouchable, isTouched } from './touch.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this run draws pictures for `pnpm pictures:report`. */
    drawsPictures: boolean;
    /** Whether contrast is measured in the stories of screens as well. */
    measuresScreens: boolean;
    /** Selectors that pages of the handbook mark in a story, by its id. */
    anatomy: Readonly<Record<string, MarkedParts>>;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    announced: ReadAnnounced;
    emulate: (emulation: Emulation) => Promise<void>;
  }
}

declare global {
  /** Defined while stories are tested. A hook of the test runner would be lost: all files share one page. */
  var beginStory: ((story: StoryContext) => Promise<void>) | undefined;
  /** Called when a story is drawn, before its steps. */
  var storyStands: ((story: StoryContext) => Promise<void>) | undefined;
  /** The current emulation of the browser, as JSON. It outlives the file that set it: all files share one page. */
  var emulated: string | undefined;
  /** Called after the steps of a story. */
  var holdStory: ((story: StoryContext) => Promise<void>) | undefined;
}

// the files of stories are imported after this one
guardImports();

configure({
  // a limit for hanging tests, far above what a busy machine needs
  asyncUtilTimeout: 15_000,
  // a query fails until its element appears; the default error would serialize the page each time
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

const anatomy = inject('anatomy');
const drawsPictures = inject('drawsPictures');
const measuresScreens = inject('measuresScreens');

const isDrawn = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** The browser has forced colours for a story that sets the parameter. */
const forcesColours = ({ parameters }: StoryContext) => parameters['forcedColours'] === true;

/** Stories run without motion; a story about a movement sets the parameter, and its movement ends by itself. */
const moves = ({ parameters }: StoryContext) => parameters['moves'] === true;

/** Measuring contrast takes a quarter of a story's time; screens consist of tested components and tokens. */
function leaveOutContrast({ parameters }: StoryContext): void {
  const { a11y } = parameters as { a11y?: { options?: { rules?: object } } };
  const rules = { ...a11y?.options?.rules, 'color-contrast': { enabled: false } };
  parameters['a11y'] = { ...a11y, options: { ...a11y?.options, rules } };
}

globalThis.beginStory = async (story) => {
  if (!measuresScreens && story.title.startsWith('CRM/')) leaveOutContrast(story);
  const wanted = { forcedColours: forcesColours(story), moves: moves(story) };
  const key = JSON.stringify(wanted);
  if (globalThis.emulated === key) return;
  await commands.emulate(wanted);
  globalThis.emulated = key;
};

// what the handbook marks in a story is there as the page shows it: before its steps
globalThis.storyStands = async ({ id, canvasElement }) => {
  const { hasWindow = false, parts = [] } = anatomy[id] ?? {};
  const place = hasWindow ? document : canvasElement;
  const unseen = () => parts.filter((part) => ![...place.querySelectorAll(part)].some(isDrawn));
  if (unseen().length > 0) await waitFor(() => expect(unseen()).toEqual([]));
};

/** Cells of tables, whose texts may be cut. */
const cells = '[data-slot=data-table] th, [data-slot=data-table] td, [data-slot=grouped-table] td';

/** Whether the whole text is shown in another way, or none of it to the eye. */
const isShownElsewhere = (element: Element) =>
  element.closest('[title], [data-tooltip], [aria-hidden=true], .sr-only') !== null ||
  element.querySelector('[data-tooltip]') !== null;

const isCut = (element: Element) =>
  element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';

/** Returns texts that end in an ellipsis and are shown in full nowhere. */
function cutTexts(): string[] {
  return [...document.querySelectorAll(cells)]
    .flatMap((cell) => [cell, ...cell.querySelectorAll('*')])
    .filter((element) => isCut(element) && !isShownElsewhere(element))
    .map(({ textContent }) => textContent);
}

/** Checks that no text of a table is cut without a title that has the whole of it. */
async function expectNothingCut(): Promise<void> {
  if (cutTexts().length > 0) await waitFor(() => expect(cutTexts()).toEqual([]));
}

globalThis.holdStory = async (story) => {
  if (drawsPictures) return drawStory(story);
  expectDrawnApart();
  await expectNothingCut();
  await expectAnnounced();
  if (isTouched(story)) await expectTouchable();
};
