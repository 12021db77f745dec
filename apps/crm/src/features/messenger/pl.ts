export const messenger = {
  title: 'Rozmowy',
  open: 'Rozmowy',
  openWith_one: 'Rozmowy: {{count}} nieprzeczytana',
  openWith_few: 'Rozmowy: {{count}} nieprzeczytane',
  openWith_many: 'Rozmowy: {{count}} nieprzeczytanych',
  openWith_other: 'Rozmowy: {{count}} nieprzeczytanej',
  unread_one: '{{count}} nieprzeczytana',
  unread_few: '{{count}} nieprzeczytane',
  unread_many: '{{count}} nieprzeczytanych',
  unread_other: '{{count}} nieprzeczytanej',
  kinds: { label: 'O czym są rozmowy', enquiries: 'Zapytania', opportunities: 'Szanse' },
  parts: { label: 'Które rozmowy', comments: 'Komentarze', mentions: 'Wzmianki' },
  search: 'Szukaj w rozmowach',
  chats: 'Rozmowy',
  found: 'Wiadomości',
  nothingFound: 'Niczego nie znaleziono',
  nothingFoundHint: 'Szukamy w nazwach i w treści rozmów, które możesz czytać.',
  note: 'notatka',
  empty: {
    comments: 'Nie obserwujesz jeszcze żadnej rozmowy',
    mentions: 'Nikt cię jeszcze nie wspomniał',
  },
  emptyHint: {
    comments: 'Trafi tu rozmowa, w której napiszesz, którą zaobserwujesz albo która dotyczy twojego rekordu.',
    mentions: 'Gdy ktoś napisze @ i twoje imię, znajdziesz to tutaj.',
  },
  back: 'Wróć do listy rozmów',
  toRecord: 'Otwórz rekord',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    messenger: typeof messenger;
  }
}
