import type { initialGlobals } from './toolbar.ts';

type Mode = Partial<Record<keyof typeof initialGlobals, string>> & {
  readonly viewport: { readonly width: number; readonly height: number };
};

const desktop = { width: 1440, height: 900 };

/** What Chromatic draws each story in. */
export const modes = {
  light: { theme: 'light', density: 'normal', viewport: desktop },
  dark: { theme: 'dark', density: 'normal', viewport: desktop },
  compact: { theme: 'light', density: 'compact', viewport: desktop },
  phone: { theme: 'light', density: 'normal', viewport: { width: 390, height: 844 } },
} as const satisfies Readonly<Record<string, Mode>>;
