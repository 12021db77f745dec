// first: what is imported after it finds the clock of the stories
import './story-clock.ts';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense, useLayoutEffect, type PropsWithChildren, type ReactNode } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';

import { labelsEn } from '@szansa/ui/labels/en';
import { labelsPl } from '@szansa/ui/labels/pl';
import { UiProvider } from '@szansa/ui/provider';
import { TooltipProvider } from '@szansa/ui/tooltip';

import { withoutUndefined } from './arg-types.ts';
import './preview.css';
import { storyBegins, storyEnds } from './import-clock.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar.ts';
import { forgetUnmockedRequests, refuseUnmockedRequests, startMockWorker } from './unmocked-requests.ts';

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

/** The pages around the stories, also those without one, in the theme of the toolbar; it draws them anew. */
function ThemedPage(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [update] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  const theme = update?.globals.theme === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <Suspense>
      <DocsContainer {...props} theme={themes[theme]} />
    </Suspense>
  );
}

const preview: Preview = {
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [withoutUndefined],
  decorators: [withPageSettings],
  loaders: [() => storyBegins(), mswLoader(startMockWorker)],
  beforeEach: async (story) => {
    forgetUnmockedRequests();
    await globalThis.beginStory?.(story);
  },
  afterEach: async (story) => {
    refuseUnmockedRequests();
    await globalThis.holdStory?.(story);
    storyEnds();
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disabled: true },
    viewport: { options: viewports },
    controls: { expanded: true },
    docs: { container: ThemedPage },
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
