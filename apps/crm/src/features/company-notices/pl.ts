export const companyNotices = {
  title: 'Ogłoszenia firmowe',
  add: 'Nowe ogłoszenie',
  search: 'Szukaj ogłoszeń',
  total_one: '{{count, number}} ogłoszenie',
  total_few: '{{count, number}} ogłoszenia',
  total_many: '{{count, number}} ogłoszeń',
  total_other: '{{count, number}} ogłoszenia',
  totalMore: 'Ponad {{count, number}} ogłoszeń',
  columns: {
    title: 'Tytuł',
    state: 'Status',
    recipients: 'Odbiorcy',
    readCount: 'Przeczytane',
    confirmedCount: 'Potwierdzone',
    author: 'Autor',
    sentAt: 'Wysłane',
    validUntil: 'Ważne do',
    createdAt: 'Utworzone',
  },
  filters: {
    state: 'Status',
    awaited: 'Czekają na potwierdzenie',
    important: 'Ważne',
    mine: 'Moje',
    period: 'Data wysłania',
  },
  state: { draft: 'Wersja robocza', sent: 'Wysłane', over: 'Już nieważne' },
  empty: {
    title: 'Nie ma jeszcze żadnego ogłoszenia',
    hint: 'Napisz ogłoszenie, wybierz odbiorców i wyślij. Zobaczysz, kto je przeczytał i potwierdził.',
  },
  noMatches: {
    title: 'Żadne ogłoszenie nie pasuje do filtrów',
    hint: 'Zmień wyszukiwanie albo filtry. Szukać można w tytule i treści.',
  },
  fields: {
    title: 'Tytuł',
    note: 'Treść',
    roles: 'Według roli',
    userIds: 'Wybrani pracownicy',
    isImportant: 'Ważne: stoi nad każdym ekranem, dopóki nie zostanie potwierdzone',
    validUntil: 'Ważne do',
  },
  hints: { recipients: 'Ogłoszenie dostaną wszyscy, którzy mają jedną z tych ról.' },
  form: {
    createTitle: 'Nowe ogłoszenie',
    editTitle: 'Ogłoszenie',
    description: 'Wersja robocza. Nikt jej nie zobaczy, dopóki jej nie wyślesz.',
    created: 'Utworzono wersję roboczą',
  },
  remove: { title: 'Usunąć wersję roboczą?' },
  tabs: { statistics: 'Statystyki odczytu', content: 'Treść' },
  missing: {
    title: 'Zanim wyślesz',
    note: 'Napisz treść ogłoszenia.',
    recipients: 'Wybierz odbiorców: role albo pracowników.',
    validUntil: 'Zmień termin ważności, bo już minął.',
  },
  record: {
    created: 'Wersja robocza: {{name}}, {{date}}',
    sent: 'Wysłane: {{name}}, {{date}}',
    noText: 'Nie ma jeszcze treści.',
    wouldReach: 'Dostanie je dziś',
    reached: 'Dostali je',
    people_one: '{{count, number}} osoba',
    people_few: '{{count, number}} osoby',
    people_many: '{{count, number}} osób',
    people_other: '{{count, number}} osoby',
    untilFurther: 'do odwołania',
    reminded: 'Ostatnie przypomnienie',
  },
  send: {
    action: 'Wyślij',
    title_one: 'Wysłać ogłoszenie do {{count, number}} osoby?',
    title_few: 'Wysłać ogłoszenie do {{count, number}} osób?',
    title_many: 'Wysłać ogłoszenie do {{count, number}} osób?',
    title_other: 'Wysłać ogłoszenie do {{count, number}} osoby?',
    hint: 'Wysłanego ogłoszenia nie można już zmienić ani cofnąć. Kto dołączy później, też je zobaczy, dopóki jest ważne.',
    done: 'Wysłano ogłoszenie',
  },
  remind: {
    action: 'Przypomnij',
    title_one: 'Przypomnieć {{count, number}} osobie?',
    title_few: 'Przypomnieć {{count, number}} osobom?',
    title_many: 'Przypomnieć {{count, number}} osobom?',
    title_other: 'Przypomnieć {{count, number}} osoby?',
    hint: 'Powiadomienie dostaną ci, którzy jeszcze nie potwierdzili ogłoszenia.',
    done: 'Wysłano przypomnienie',
  },
  files: {
    label: 'Załączniki',
    add: 'Dodaj pliki',
    empty: 'Bez załączników',
    emptyHint: 'Pliki zobaczą wszyscy odbiorcy ogłoszenia.',
    removeTitle: 'Usunąć plik?',
    removeDescription: 'Plik {{name}} zniknie z ogłoszenia.',
  },
} as const;

export const noticeEntries = {
  title: 'Statystyki odczytu',
  search: 'Szukaj osoby',
  recipients: 'Odbiorcy',
  read: 'Przeczytali',
  confirmed: 'Potwierdzili',
  columns: {
    person: 'Osoba',
    state: 'Status',
    roles: 'Role',
    readAt: 'Przeczytano',
    confirmedAt: 'Potwierdzono',
  },
  filters: { state: 'Status' },
  empty: { title: 'Ogłoszenie nie ma odbiorców', hint: 'Nikt nie ma teraz wybranych ról.' },
  noMatches: { title: 'Nikt nie pasuje do filtrów', hint: 'Zmień wyszukiwanie albo filtry.' },
} as const;

export const myNotices = {
  title: 'Moje ogłoszenia firmowe',
  tabs: { pending: 'Do potwierdzenia', confirmed: 'Potwierdzone' },
  empty: {
    pending: 'Nic nie czeka na twoje potwierdzenie',
    confirmed: 'Nie masz jeszcze potwierdzonych ogłoszeń',
  },
  files_one: '{{count, number}} załącznik',
  files_few: '{{count, number}} załączniki',
  files_many: '{{count, number}} załączników',
  files_other: '{{count, number}} załącznika',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    companyNotices: typeof companyNotices;
    noticeEntries: typeof noticeEntries;
    myNotices: typeof myNotices;
  }
}
