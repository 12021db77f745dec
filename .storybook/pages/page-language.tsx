/** Handbook pages are in Polish and English: both `<Pl>` and `<En>` are written, the toolbar selects the one shown. */
import { createContext, use, type ReactNode } from 'react';

export type PageLanguage = 'pl' | 'en';

/** The same words in each language of the handbook. */
export type Words = Readonly<Record<PageLanguage, string>>;

export type PageTheme = 'light' | 'dark';

export interface PageSettings {
  readonly language: PageLanguage;
  readonly theme: PageTheme;
}

/** The toolbar's settings for the page itself. */
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
