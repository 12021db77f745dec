export const timeline = {
  label: { opportunity: 'Oś czasu szansy', customer: 'Oś czasu klienta' },
  filter: 'Pokaż',
  kinds: {
    all: 'Wszystko',
    stages: 'Statusy',
    offers: 'Oferty',
    documents: 'Dokumenty',
    activities: 'Aktywności',
    conversation: 'Rozmowa',
    details: 'Dane szansy',
  },
  actor: 'Osoba',
  everybody: 'Wszyscy',
  change: '{{from}} → {{to}}',
  fieldChange: '{{field}}: {{from}} → {{to}}',
  more: 'Wczytaj więcej',
  shown: 'Pokazano {{shown}} z {{total}}',
  empty: 'Nic się tu jeszcze nie wydarzyło',
  emptyHint: 'Każda ważna zmiana pojawi się tutaj.',
  emptyKind: 'Brak takich zdarzeń',
  emptyKindHint: 'Wybierz inny rodzaj lub inną osobę albo pokaż wszystko.',
  system: 'System',
  fields: 'Zmienione pola: {{fields}}',
  removed: 'Treść usunięta',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    timeline: typeof timeline;
  }
}
