import type { Language } from '@szansa/domain/account';
import type { ImportMatch, ImportProblem } from '@szansa/domain/import';

interface Texts {
  readonly reading: (file: string) => string;
  readonly checking: (file: string) => string;
  readonly running: (file: string) => string;
  readonly undoing: (file: string) => string;
  /** Text for an operation that failed and is not retried. */
  readonly failed: (file: string) => string;
  readonly problems: Readonly<Record<ImportProblem, string>>;
  readonly remaining: {
    readonly fileName: string;
    readonly row: string;
    readonly reason: string;
    readonly outcomes: Readonly<Record<'refused' | 'duplicate', string>>;
    readonly by: Readonly<Record<ImportMatch, string>>;
    readonly sameAsRecord: (by: string, name: string) => string;
    readonly sameAsRow: (by: string, row: number) => string;
  };
}

/** Texts of import operations and their files, in the owner's language. */
export const importTexts: Readonly<Record<Language, Texts>> = {
  pl: {
    reading: (file) => `Wczytywanie pliku ${file}`,
    checking: (file) => `Sprawdzanie wierszy pliku ${file}`,
    running: (file) => `Import z pliku ${file}`,
    undoing: (file) => `Cofanie importu z pliku ${file}`,
    failed: (file) => `Nie udało się dokończyć pracy nad plikiem ${file}. Spróbuj ponownie.`,
    problems: {
      no_rows: 'W pliku nie ma żadnych wierszy oprócz nagłówków.',
      too_many_rows: 'W pliku jest za dużo wierszy. Podziel go na mniejsze.',
      too_many_columns: 'W pliku jest za dużo kolumn.',
      row_too_long: 'W pliku jest za długi wiersz. Sprawdź, czy cudzysłowy są zamknięte.',
      quote_not_closed: 'W pliku jest niezamknięty cudzysłów.',
      too_large_unpacked: 'Arkusz jest za duży. Podziel go na mniejsze.',
      damaged: 'Pliku nie da się odczytać. Zapisz go ponownie jako .xlsx albo .csv.',
    },
    remaining: {
      fileName: 'niezaimportowane',
      row: 'Wiersz',
      reason: 'Powód',
      outcomes: { refused: 'Odrzucony', duplicate: 'Duplikat' },
      by: {
        taxIdNumber: 'ten sam NIP',
        personalIdNumber: 'ten sam PESEL',
        firmTaxIdNumber: 'NIP firmy klienta',
        email: 'ten sam e-mail',
        phone: 'ten sam telefon',
        regon: 'ten sam REGON',
        krs: 'ten sam KRS',
        sameName: 'ta sama nazwa',
        name: 'podobna nazwa, wiersz pominięty',
      },
      sameAsRecord: (by, name) => `${by}: ${name}`,
      sameAsRow: (by, row) => `${by} co w wierszu ${row}`,
    },
  },
  en: {
    reading: (file) => `Reading ${file}`,
    checking: (file) => `Checking the rows of ${file}`,
    running: (file) => `Importing ${file}`,
    undoing: (file) => `Undoing the import of ${file}`,
    failed: (file) => `The work on ${file} could not be finished. Try again.`,
    problems: {
      no_rows: 'The file has no rows beside its headings.',
      too_many_rows: 'The file has too many rows. Split it.',
      too_many_columns: 'The file has too many columns.',
      row_too_long: 'A row of the file is too long. Check that quotation marks are closed.',
      quote_not_closed: 'A quotation mark of the file is not closed.',
      too_large_unpacked: 'The workbook is too large. Split it.',
      damaged: 'The file cannot be read. Save it again as .xlsx or .csv.',
    },
    remaining: {
      fileName: 'not-imported',
      row: 'Row',
      reason: 'Reason',
      outcomes: { refused: 'Refused', duplicate: 'Duplicate' },
      by: {
        taxIdNumber: 'same tax id',
        personalIdNumber: 'same personal id',
        firmTaxIdNumber: 'tax id of a customer’s firm',
        email: 'same e-mail',
        phone: 'same phone',
        regon: 'same REGON',
        krs: 'same KRS number',
        sameName: 'same name',
        name: 'similar name, row left out',
      },
      sameAsRecord: (by, name) => `${by}: ${name}`,
      sameAsRow: (by, row) => `${by} as in row ${row}`,
    },
  },
};
