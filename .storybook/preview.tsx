// first: what is imported after it finds the clock of the stories
import './story-clock.ts';
import './inert.ts';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Decorator, Loader, Preview, StoryContext } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense, useLayoutEffect, useMemo, type PropsWithChildren, type ReactNode } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';
import { waitFor } from 'storybook/test';

import { labelsEn } from '@szansa/ui/labels/en';
import { labelsPl } from '@szansa/ui/labels/pl';
import { UiProvider } from '@szansa/ui/provider';
import { TooltipProvider } from '@szansa/ui/tooltip';

import { finishEvents } from './awaited-events.ts';
import './preview.css';
import { answerTheFrame, inProduct, isInProduct } from './in-product.tsx';
import { storyBegins } from './import-clock.ts';
import { modes } from './modes.ts';
import { Do, Dont, Pair } from './pages/examples.tsx';
import { Facts } from './pages/facts.tsx';
import { Marked } from './pages/marked.tsx';
import { En, PageSettingsContext, Pl } from './pages/page-language.tsx';
import { Part } from './pages/part.tsx';
import { ScreenIndex } from './pages/screen-index.tsx';
import { Sketch } from './pages/sketch.tsx';
import { productTheme } from './product-theme.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';
import { clearUnmockedRequests, refuseUnmockedRequests, startMockWorker } from './unmocked-requests.ts';

/** Writes the toolbar's choices where the theme and the browser look for them. */
function PageSettings(props: { language: string; theme: string; density: string; children: ReactNode }) {
  const { language, theme, density, children } = props;
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    page.dataset['theme'] = theme;
    page.dataset['density'] = density;
  }, [language, theme, density]);
  return (
    <UiProvider labels={language === 'en' ? labelsEn : labelsPl} timeZone="Europe/Warsaw">
      <TooltipProvider>{children}</TooltipProvider>
    </UiProvider>
  );
}

const withPageSettings: Decorator = (Story, { globals, viewMode }) => (
  <PageSettings
    language={String(globals['language'])}
    theme={String(globals['theme'])}
    density={String(globals['density'])}
  >
    {viewMode === 'docs' ? (
      <div className="rounded-medium bg-canvas p-4 text-body text-text">
        <Story />
      </div>
    ) : (
      <Story />
    )}
  </PageSettings>
);

// a story alone, in a test for one, needs none of it
const DocsContainer = lazy(async () => ({
  default: (await import('@storybook/addon-docs/blocks')).DocsContainer,
}));

/** The pages around the stories, also those without one, as set in the toolbar, which redraws them. */
function HandbookPage(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [update] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  const theme = update?.globals.theme === 'dark' ? 'dark' : 'light';
  const language = update?.globals.language === 'en' ? 'en' : 'pl';
  const settings = useMemo(() => ({ language, theme }) as const, [language, theme]);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
  return (
    <Suspense>
      <PageSettingsContext value={settings}>
        <DocsContainer {...props} theme={productTheme(theme)} />
      </PageSettingsContext>
    </Suspense>
  );
}

const startMocks = mswLoader(startMockWorker);

// one after the other: loaders of a list run at the same time
const loadMocks: Loader = async (story) => {
  const loaded = await startMocks(story);
  await answerTheFrame(story);
  return loaded;
};

/** The parameter `opened` of a story: an event, and the selector of what it happens to. */
type Opened = readonly [event: 'click' | 'contextmenu' | 'focusin' | 'pointerdown', selector: string];

/** Opens what a story shows open initially, where the component itself opens it only on user interaction. */
async function openStory({ canvasElement, parameters }: StoryContext): Promise<void> {
  const opened: Opened | undefined = parameters['opened'];
  if (!opened) return;
  const [event, selector] = opened;
  await waitFor(() => {
    const element = canvasElement.querySelector(selector);
    if (!element) throw new Error(`Nothing is ${selector} yet`);
    const { left, top, width, height } = element.getBoundingClientRect();
    const middle = { clientX: left + width / 2, clientY: top + height / 2 };
    // elements in a page without focus receive a dispatched event nevertheless
    element.dispatchEvent(new PointerEvent(event, { bubbles: true, cancelable: true, ...middle }));
  });
}

/** Returns the type without undefined, which Storybook treats as one more unknown type. */
function plainType(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const required = type.required ?? false;
  if (type.raw?.includes('=>')) return { name: 'function', required };
  const left = type.value.filter((one) => one.name !== 'other' || one.value !== 'undefined');
  const [only] = left;
  return only && left.length === 1 ? { ...only, required } : type;
}

/** As the page shows it: `'small' | 'medium'`; undefined where Storybook's own words will do. */
function summaryOf(type: SBType, plain: SBType): string | undefined {
  if (plain.name === 'enum')
    return plain.value.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' | ');
  return type.name === 'union' ? type.raw?.replace(/\s*\|\s*undefined$/, '') : undefined;
}

/** Gives properties that may be undefined their choices and their switch in Controls. */
const withoutUndefined: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (!type) return [name, argType];
      const plain = plainType(type);
      const summary = summaryOf(type, plain);
      return [
        name,
        { ...argType, type: plain, ...(summary ? { table: { ...table, type: { summary } } } : {}) },
      ];
    }),
  );

const preview: Preview = {
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [withoutUndefined],
  decorators: [inProduct, withPageSettings],
  beforeAll: finishEvents,
  loaders: [() => storyBegins(), loadMocks],
  beforeEach: async (story) => {
    clearUnmockedRequests();
    await globalThis.beginStory?.(story);
  },
  mount: (story) => async (drawn) => {
    if (drawn !== undefined) story.originalStoryFn = () => drawn;
    await story.renderToCanvas();
    await openStory(story);
    await globalThis.storyStands?.(story);
    return story.canvas;
  },
  afterEach: async (story) => {
    // the frame around a screen requests more than its story mocks
    if (!isInProduct(story)) refuseUnmockedRequests();
    await globalThis.holdStory?.(story);
  },
  parameters: {
    // under test the passed checks are not needed, and reporting them takes megabytes
    a11y: { test: 'error', options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'] } : {} },
    chromatic: { modes },
    backgrounds: { disabled: true },
    viewport: { options: viewports },
    controls: { expanded: true },
    docs: {
      container: HandbookPage,
      components: { Do, Dont, En, Facts, Marked, Pair, Part, Pl, ScreenIndex, Sketch },
    },
    options: {
      storySort: {
        order: [
          'UI',
          [
            'Introduction',
            'Foundations',
            ['Kolor', 'Typografia', 'Odstępy i gęstość', 'Kształt i cień', 'Ruch', 'Ikony', 'Słowa'],
            'Basics',
            'Overlays',
            'Forms',
            'Data',
            'Shell',
          ],
          'CRM',
          ['Wszystkie ekrany'],
        ],
      },
    },
  },
};

export default preview;
