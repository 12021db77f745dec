import type { Theme } from '@szansa/domain/account';

const dark = window.matchMedia('(prefers-color-scheme: dark)');
let chosen: Theme = 'system';

function paint(): void {
  const isDark = chosen === 'dark' || (chosen === 'system' && dark.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

dark.addEventListener('change', paint);

/** Shows the page in a theme; `system` follows the machine, also while the page is open. */
export function showTheme(theme: Theme): void {
  chosen = theme;
  paint();
}

export type Density = 'regular' | 'compact';

const densityKey = 'szansa.density';

export function readDensity(): Density {
  return localStorage.getItem(densityKey) === 'compact' ? 'compact' : 'regular';
}

/** Sets the height of rows and controls on this machine. */
export function showDensity(density: Density): void {
  localStorage.setItem(densityKey, density);
  document.documentElement.dataset['density'] = density;
}
