export const settings = {
  title: 'Ustawienia',
  readOnlyTitle: 'Możesz tylko przeglądać ustawienia',
  readOnlyHint: 'Zmienia je osoba z uprawnieniem „Ustawienia agencji: Edycja”.',
  revert: 'Cofnij zmiany',
  sections: {
    agency: 'Agencja',
    documents: 'Wygląd dokumentów',
    statuses: 'Statusy',
    tiers: 'Progi prowizji',
    sessions: 'Sesje',
  },
  hints: {
    agency: 'Te dane drukujemy w nagłówku ofert i podajemy w mailach.',
    documents: 'Tak wyglądają oferty PDF i maile wysyłane przez system.',
    statuses: 'Kolejność kolumn tablicy i własne nazwy etapów. Puste pole oznacza nazwę domyślną.',
    tiers: 'Próg, do którego sięgnie prowizja miesiąca, określa procent wypłaty od całej jej kwoty.',
    sessions: 'Po tym czasie każdy loguje się ponownie. Krótszy czas obejmie też trwające sesje.',
  },
  fields: {
    name: 'Nazwa agencji',
    taxIdNumber: 'NIP',
    street: 'Ulica i numer',
    postCode: 'Kod pocztowy',
    city: 'Miejscowość',
    phone: 'Telefon',
    email: 'E-mail',
    website: 'Strona WWW',
    accentColor: 'Kolor dokumentów',
    pdfFooter: 'Stopka PDF',
    mailFooter: 'Stopka maili',
    sessionIdleHours: 'Wygaśnięcie nieużywanej sesji',
    sessionMaxDays: 'Najdłuższa sesja',
    statuses: 'Statusy',
    commissionTiers: 'Progi prowizji',
  },
  documents: {
    colorHint: 'Linia pod nagłówkiem i nazwa agencji na ofertach PDF.',
    colorReadable: 'Kontrast z bielą {{contrast}}:1. Kolor nadaje się także do tekstu.',
    colorTooLight:
      'Kontrast z bielą {{contrast}}:1 to za mało dla tekstu. Nazwę agencji wydrukujemy na czarno, kolor zostanie na linii.',
    pdfFooterHint: 'Na dole każdej strony PDF.',
    mailFooterHint: 'Pod każdym mailem z systemu.',
    logoOf: 'Logo: {{name}}',
    removeLogoHint: 'Nowe oferty PDF będą bez logo. Zapisane wcześniej się nie zmienią.',
    preview: 'Podgląd nagłówka',
    sampleTitle: 'Oferta leasingu',
    sampleReference: 'Oferta nr 1042/1',
  },
  statuses: {
    list: 'Kolejność statusów',
    polishOf: '{{status}}: nazwa po polsku',
    englishOf: '{{status}}: nazwa po angielsku',
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
  },
  sessions: {
    hours: 'godz.',
    days: 'dni',
    idleHint: 'Od {{least}} do {{most}} godzin bez użycia.',
    maxHint: 'Od {{least}} do {{most}} dni, także gdy sesja jest używana.',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    settings: typeof settings;
  }
}
