import { agency } from '#parts/agency/pl.ts';

export const settings = {
  title: 'Ustawienia',
  readOnlyTitle: 'Możesz tylko przeglądać ustawienia',
  readOnlyHint: 'Zmienia je osoba z uprawnieniem „Ustawienia agencji: Edycja”.',
  revert: 'Cofnij zmiany',
  unchanged: 'Nie ma zmian do zapisania',
  sections: {
    agency: 'Agencja',
    documents: 'Wygląd dokumentów',
    statuses: 'Statusy',
    mails: 'Maile do klientów',
    tiers: 'Progi prowizji',
    sessions: 'Sesje',
    files: 'Pliki',
  },
  hints: {
    agency: 'Te dane drukujemy w nagłówku ofert i podajemy w mailach.',
    documents: 'Tak wyglądają oferty PDF i maile wysyłane przez system.',
    statuses:
      'Kolejność kolumn tablicy i własne nazwy statusów. Puste pole oznacza nazwę domyślną. Po tylu dniach w statusie karta na tablicy jest oznaczona; 0 to brak limitu.',
    mails:
      'Takie teksty proponujemy przy wydaniu pojazdu i zmianie statusu. Kto wysyła maila, może je jeszcze zmienić.',
    tiers:
      'Próg, do którego sięgnie prowizja miesiąca, określa procent wypłaty od całej jej kwoty. Nowe progi obowiązują od wybranego miesiąca, wcześniejsze miesiące zachowują swoje.',
    sessions: 'Po tym czasie każdy loguje się ponownie. Krótszy czas obejmie też trwające sesje.',
    files: 'Ile plików można dodać. Większych wysyłek nie przyjmiemy i niczego z nich nie zapiszemy.',
  },
  fields: {
    ...agency.fields,
    accentColor: 'Kolor dokumentów',
    pdfFooter: 'Stopka PDF',
    mailFooter: 'Stopka maili',
    sessionIdleHours: 'Wygaśnięcie nieużywanej sesji',
    sessionMaxDays: 'Najdłuższa sesja',
    messageFilesMb: 'W jednej wysyłce',
    dailyFilesMb: 'Jedna osoba dziennie',
    agencyFilesGb: 'Cała agencja',
    statuses: 'Statusy',
    commissionTiers: 'Progi prowizji',
    customerTexts: 'Maile do klientów',
  },
  documents: {
    colorHint: 'Linia pod nagłówkiem i nazwa agencji na ofertach PDF.',
    colorReadable: 'Kontrast z bielą {{contrast}}:1. Kolor nadaje się także do tekstu.',
    colorTooLight:
      'Kontrast z bielą {{contrast}}:1 to za mało dla tekstu. Nazwę agencji wydrukujemy na czarno, kolor zostanie na linii.',
    pdfFooterHint: 'Na dole każdej strony PDF.',
    mailFooterHint: 'Pod każdym mailem z systemu.',
    logoOf: 'Logo: {{name}}',
    preview: 'Podgląd nagłówka',
    sampleTitle: 'Oferta leasingu',
    sampleReference: 'Oferta nr 1042/1',
  },
  statuses: {
    list: 'Kolejność statusów',
    polishOf: '{{status}}: nazwa po polsku',
    englishOf: '{{status}}: nazwa po angielsku',
    limitOf: '{{status}}: limit dni w statusie',
    limit: 'Limit',
    days: 'dni',
    withLimit: '{{status}}, limit dni: {{days}}',
  },
  mails: {
    status: 'Status',
    own: '{{status}} (własny tekst)',
    language: 'Język maila',
    subject: 'Temat',
    text: 'Treść',
    restore: 'Przywróć tekst domyślny',
    wrong: 'Do poprawy: {{texts}}',
    summary: '{{status}} ({{language}}): {{subject}}',
    preview: 'Podgląd na przykładowej szansie',
    placeholders: 'Pola, które wypełnimy',
    placeholder: {
      case: 'Pojazd i numer szansy, a bez pojazdu sam numer',
      number: 'Numer szansy',
      customer: 'Imię i nazwisko klienta',
      vehicle: 'Pojazd z oferty, a bez niego słowo „pojazd”',
      sender: 'Kto wysyła maila',
      agency: 'Nazwa agencji',
      signature: 'Podpis wysyłającego: imię i nazwisko, telefon, e-mail',
    },
  },
  tiers: {
    from: 'Prowizja miesiąca od (netto)',
    percent: 'Wypłata',
    fromOf: 'Próg {{number}}: prowizja miesiąca od (netto)',
    percentOf: 'Próg {{number}}: wypłata',
    add: 'Dodaj próg',
    removeOf: 'Usuń próg {{number}}',
    fallsTitle: 'Wyższy próg wypłaca mniej',
    fallsHint: 'Sprawdź procenty: po przekroczeniu progu wypłata spadnie.',
    summary: 'od {{from}}: {{percent}}',
    fromStart: 'Od początku',
    since: 'Obowiązują od miesiąca',
    sinceMonth: 'Od miesiąca: {{month}}',
    addPeriod: 'Dodaj progi od kolejnego miesiąca',
    removePeriod: 'Usuń te progi',
  },
  sessions: {
    hours: 'godz.',
    days: 'dni',
    idleHint: 'Od {{least}} do {{most}} godzin bez użycia.',
    maxHint: 'Od {{least}} do {{most}} dni, także gdy sesja jest używana.',
  },
  files: {
    hint: 'Od {{least}} do {{most}}.',
    usage: 'Wykorzystanie',
    total: 'Zajęte miejsce',
    of: '{{used}} z {{limit}}',
    count: 'Liczba plików',
    today: 'Najwięcej dzisiaj',
    noneToday: 'Dziś nikt nie dodał plików.',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    settings: typeof settings;
  }
}
