export const firstSteps = {
  title: 'Pierwsze kroki',
  progress: 'Zrobione: {{done}} z {{all}}',
  done: '(zrobione)',
  dismiss: 'Ukryj',
  dismissed: 'Ukryto pierwsze kroki u wszystkich administratorów',
  undo: 'Cofnij, aby lista wróciła na pulpit.',
  steps: {
    setup: { name: 'Dokończ konfigurację', hint: 'Dane agencji, weryfikacja dwuetapowa, skrzynka pocztowa.' },
    starter_lists: { name: 'Listy startowe', hint: 'Marki z modelami, paliwa, nadwozia, źródła pozyskania.' },
    people: { name: 'Zaproś zespół', hint: 'Każdy dostanie mailem link do swojego konta.' },
    banks: { name: 'Dodaj banki', hint: 'Bez nich nie wybierzesz finansującego w ofercie.' },
    customers: { name: 'Zaimportuj klientów', hint: 'Z pliku CSV albo XLSX.' },
    documents: { name: 'Wygląd ofert i porównań', hint: 'Kolor, logo i stopka dokumentów PDF.' },
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    firstSteps: typeof firstSteps;
  }
}
