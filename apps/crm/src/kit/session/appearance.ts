import type { Theme } from '@szansa/domain/account';
import { atom } from 'jotai';

import { localStore } from '#kit/storage.ts';

import { store } from './session-atoms.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)');
let chosen: Theme = 'system';

function paint(): void {
  const isDark = chosen === 'dark' || (chosen === 'system' && dark.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

dark.addEventListener('change', paint);

/** Stores the theme in a cookie for the next page load, where the server needs it before any script runs. */
function storeForNextPage(theme: Theme): void {
  const seconds = theme === 'system' ? 0 : 365 * 24 * 60 * 60;
  document.cookie = `szansa-theme=${theme}; path=/; max-age=${seconds}; samesite=lax`;
}

/** Shows the page in a theme; `system` follows the machine, also while the page is open. */
export function showTheme(theme: Theme): void {
  chosen = theme;
  paint();
  storeForNextPage(theme);
}

export type Density = 'regular' | 'compact';

const densityKey = 'szansa.density';

function storedDensity(): Density {
  return localStore.getItem(densityKey) === 'compact' ? 'compact' : 'regular';
}

function paintDensity(density: Density): void {
  document.documentElement.dataset['density'] = density;
}

const shownDensityAtom = atom<Density>(storedDensity());

/** The height of rows and controls on this machine; setting it shows and saves it. */
export const densityAtom = atom(
  (get) => get(shownDensityAtom),
  (_get, set, density: Density) => {
    localStore.setItem(densityKey, density);
    paintDensity(density);
    set(shownDensityAtom, density);
  },
);

/** Applies the density that is saved on this machine. */
export function showStoredDensity(): void {
  paintDensity(storedDensity());
}

/** Resets the appearance to its defaults. */
export function clearAppearance(): void {
  showTheme('system');
  paintDensity('regular');
  store.set(shownDensityAtom, 'regular');
}
