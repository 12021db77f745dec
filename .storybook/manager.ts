/** The window around the stories: the product's theme and the labels of the sidebar, as set in the toolbar. */
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, type API } from 'storybook/manager-api';

import { labelOf } from './pages/sidebar-labels.ts';
import { productTheme, type Scheme } from './product-theme.ts';

const machine = matchMedia('(prefers-color-scheme: dark)');
const schemeOfMachine = (): Scheme => (machine.matches ? 'dark' : 'light');

/** Returns whether the address contains the theme, as a shared address does. */
const isTold = () => /[?&]globals=[^&]*theme[:%]/.test(location.search);

interface Told {
  readonly globals: Readonly<Record<string, unknown>>;
}

function follow(api: API): void {
  // of the event: what the API knows may be those before it
  const show = ({ globals }: Told) => {
    addons.setConfig({
      theme: productTheme(globals['theme'] === 'dark' ? 'dark' : 'light'),
      // a new function makes Storybook draw the whole list again
      sidebar: { renderLabel: (item, of) => labelOf(item, of, globals['language'] === 'en' ? 'en' : 'pl') },
    });
  };
  const useMachineTheme = () => api.updateGlobals({ theme: schemeOfMachine() });
  api.once(SET_GLOBALS, (told: Told) => {
    show(told);
    if (!isTold() && schemeOfMachine() === 'dark') useMachineTheme();
  });
  api.on(GLOBALS_UPDATED, show);
  machine.addEventListener('change', useMachineTheme);
}

addons.setConfig({
  theme: productTheme(schemeOfMachine()),
  sidebar: { renderLabel: (item, api) => labelOf(item, api, 'pl') },
});
addons.register('product', follow);
