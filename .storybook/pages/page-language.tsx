/** Pages of the handbook are in Polish and English: `<Pl>` and `<En>` stand side by side, the toolbar says which is seen. */
import { createContext, use, type ReactNode } from 'react';

export type PageLanguage = 'pl' | 'en';

/** The same words in each language of the handbook. */
export type Words = Readonly<Record<PageLanguage, string>>;

export type PageTheme = 'light' | 'dark';

export interface PageSettings {
  readonly language: PageLanguage;
  readonly theme: PageTheme;
}

/** What the toolbar says of the page itself. */
export const PageSettingsContext = createContext<PageSettings>({ language: 'pl', theme: 'light' });

export function usePageLanguage(): PageLanguage {
  return use(PageSettingsContext).language;
}

export function Pl({ children }: { children: ReactNode }) {
  return usePageLanguage() === 'pl' ? children : null;
}

export function En({ children }: { children: ReactNode }) {
  return usePageLanguage() === 'en' ? children : null;
}
