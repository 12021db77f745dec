import type { Language } from '@szansa/domain/account';

interface Texts {
  /** What its operation is called. */
  readonly making: (list: string) => string;
  readonly failed: (list: string) => string;
}

/** Texts of export operations, in the owner's language. */
export const exportTexts: Readonly<Record<Language, Texts>> = {
  pl: {
    making: (list) => `Eksport: ${list}`,
    failed: (list) => `Nie udało się wyeksportować listy: ${list}`,
  },
  en: {
    making: (list) => `Export: ${list}`,
    failed: (list) => `The list could not be exported: ${list}`,
  },
};
