/** The window around the stories: the product's looks and the words of the list, as the toolbar says. */
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, type API } from 'storybook/manager-api';

import { labelOf } from './pages/sidebar-labels.ts';
import { productTheme, type Scheme } from './product-theme.ts';

const machine = matchMedia('(prefers-color-scheme: dark)');
const schemeOfMachine = (): Scheme => (machine.matches ? 'dark' : 'light');

/** Whether the address says the theme, as one that was shared does. */
const isTold = () => /[?&]globals=[^&]*theme[:%]/.test(location.search);

interface Told {
  readonly globals: Readonly<Record<string, unknown>>;
}

function follow(api: API): void {
  // of the event: what the API knows may be those before it
  const show = ({ globals }: Told) => {
    addons.setConfig({
      theme: productTheme(globals['theme'] === 'dark' ? 'dark' : 'light'),
      // a new one has the whole list drawn anew
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
