import type { Language } from '@szansa/domain/account';
import type { ReadingProblem } from '@szansa/domain/reading';

interface Texts {
  readonly reading: (file: string) => string;
  /** Text for an extraction that failed and is not retried. */
  readonly failed: (file: string) => string;
  readonly problems: Readonly<Record<ReadingProblem, string>>;
}

const unsupported = 'Upewnij się aby plik był wspieranym przez nas plikiem .pdf';

/** Texts of extraction operations, in the owner's language. */
export const readingTexts: Readonly<Record<Language, Texts>> = {
  pl: {
    reading: (file) => `Odczytywanie pliku ${file}`,
    failed: (file) => `Nie udało się odczytać pliku ${file}. Spróbuj ponownie.`,
    problems: {
      damaged: unsupported,
      encrypted: `${unsupported}: ten jest zabezpieczony hasłem.`,
      too_many_pages: 'Plik ma za dużo stron. Wybierz te z ofertą.',
      too_much: 'Odczyt pliku trwał za długo albo potrzebował za dużo pamięci.',
    },
  },
  en: {
    reading: (file) => `Reading ${file}`,
    failed: (file) => `${file} could not be read. Try again.`,
    problems: {
      damaged: 'Make sure the file is a .pdf we support',
      encrypted: 'Make sure the file is a .pdf we support: this one is protected by a password.',
      too_many_pages: 'The file has too many pages. Choose those with the offer.',
      too_much: 'Reading the file took too long or too much memory.',
    },
  },
};
