export const admin = {
  title: 'Panel administratora',
  places: {
    people: 'Użytkownicy',
    permissions: 'Uprawnienia',
    hiddenFields: 'Ukryte pola',
    columns: 'Widoczność kolumn',
    leadSources: 'Źródła pozyskania',
    auditLog: 'Dziennik zmian',
    mailAccounts: 'Konta pocztowe',
    outbox: 'Skrzynka nadawcza',
  },
  permissions: {
    roles: 'Role',
    keepsAll: 'Superadministrator zawsze ma wszystkie uprawnienia. Nie można mu ich odebrać.',
    secondFactor: 'Wymagaj weryfikacji dwuetapowej',
    secondFactorHint: 'Kto jej jeszcze nie ma, włączy ją przy następnym logowaniu.',
    search: 'Szukaj uprawnień',
    onlyDifferent: 'Tylko różne od domyślnych ({{count}})',
    differs: 'różni się od domyślnych',
    matrix: 'Uprawnienia: {{role}}',
    entity: 'Część systemu',
    noMatches: 'Żadna część systemu nie pasuje',
    restore: 'Przywróć domyślne',
    restoreTitle: 'Przywrócić domyślne uprawnienia? ({{role}})',
    restoreHint_one: 'Zmieni się {{count}} uprawnienie. Zmiana działa od razu.',
    restoreHint_few: 'Zmienią się {{count}} uprawnienia. Zmiana działa od razu.',
    restoreHint_many: 'Zmieni się {{count}} uprawnień. Zmiana działa od razu.',
    restoreHint_other: 'Zmieni się {{count}} uprawnienia. Zmiana działa od razu.',
  },
  hiddenFields: {
    what: 'Zaznaczone pola są ukryte przed rolą',
    hint: 'Ukrytego pola nie ma na ekranach, listach, w wyszukiwaniu, eksportach ani plikach PDF i nie można go zmienić. Pola ukryte przed jedną osobą ustawisz w jej karcie.',
    matrix: 'Ukryte pola według ról',
    field: 'Pole',
  },
  columns: {
    hint: 'Zaznaczone kolumny rola widzi w tabeli. Kto ma kilka ról, widzi kolumny każdej z nich.',
    tables: 'Tabele',
  },
  people: {
    state: 'Stan konta',
    role: 'Rola',
    on: 'Włączona',
    off: 'Wyłączona',
    inviteHint: 'Zaproszenie na podany adres ma link, którym ta osoba ustawi hasło i aktywuje konto.',
    sendInvitation: 'Wyślij zaproszenie',
    invited: 'Wysłano zaproszenie',
    invitationKept: 'Dodano użytkownika. Zaproszenie czeka w skrzynce nadawczej',
    data: 'Dane konta',
    fields: {
      email: 'E-mail',
      firstName: 'Imię',
      lastName: 'Nazwisko',
      phoneNumber: 'Telefon',
      position: 'Stanowisko',
      locale: 'Język',
      roles: 'Role',
    },
    roleHints: {
      SUPER_ADMIN: 'Może wszystko i jako jedyny opiekuje się innymi superadministratorami.',
      ADMIN: 'Zarządza użytkownikami, uprawnieniami i ustawieniami oraz widzi całą sprzedaż.',
      WORKER: 'Prowadzi klientów i szanse sprzedaży od pierwszego kontaktu do wydania pojazdu.',
      ADMIN_REPORTS: 'Rozlicza sprzedaż i zatwierdza raporty.',
      PLATFORMER: 'Prowadzi katalog pojazdów i ich dostępność.',
    },
  },
  person: {
    edit: 'Edytuj użytkownika',
    secondFactor: 'Weryfikacja dwuetapowa',
    lastSeen: 'Ostatnio w systemie',
    createdAt: 'Dodano',
    invitedAt: 'Zaproszenie wysłano',
    keptSince: 'Zaproszenie czeka w skrzynce nadawczej od',
    linkUntil: 'Link ważny do',
    resendInvitation: 'Wyślij zaproszenie ponownie',
    invitationSent: 'Wysłano nowe zaproszenie. Poprzedni link przestał działać',
    invitationKept: 'Nowe zaproszenie czeka w skrzynce nadawczej. Poprzedni link przestał działać',
    deactivate: 'Dezaktywuj konto',
    deactivateTitle: 'Dezaktywować konto? ({{name}})',
    deactivateHint:
      'Ta osoba zostanie natychmiast wylogowana ze wszystkich urządzeń i nie zaloguje się ponownie.',
    deactivated: 'Dezaktywowano konto',
    ownsNothing: 'Ta osoba nie prowadzi żadnej otwartej szansy sprzedaży.',
    owns_one: 'Prowadzi {{count}} otwartą szansę sprzedaży. Co z nią zrobić?',
    owns_few: 'Prowadzi {{count}} otwarte szanse sprzedaży. Co z nimi zrobić?',
    owns_many: 'Prowadzi {{count}} otwartych szans sprzedaży. Co z nimi zrobić?',
    owns_other: 'Prowadzi {{count}} otwartej szansy sprzedaży. Co z nimi zrobić?',
    toSuccessor: 'Przekaż następcy',
    toNobody: 'Zostaw bez opiekuna',
    successor: 'Następca',
    chooseSuccessor: 'Wybierz następcę',
    noSuccessors: 'Nikt inny nie może teraz prowadzić szans sprzedaży.',
    reactivate: 'Aktywuj konto ponownie',
    reactivated: 'Konto znów jest aktywne',
    resetSecondFactor: 'Zresetuj weryfikację dwuetapową',
    resetSecondFactorTitle: 'Zresetować weryfikację dwuetapową?',
    resetSecondFactorHint:
      'Aplikacja uwierzytelniająca i kody zapasowe tej osoby przestaną działać, a jej sesje się zakończą. Upewnij się najpierw, że prosi o to właśnie ona.',
    secondFactorReset: 'Zresetowano weryfikację dwuetapową',
    hiddenFields: 'Ukryte pola',
    hiddenFieldsHint: 'Zaznaczone pola są ukryte przed tą osobą. Zmiana działa od razu.',
    hiddenByRole: 'Ukryte przez rolę',
    seesEverything: 'Superadministrator widzi wszystkie pola.',
    sessions: 'Aktywne sesje',
    endSessions: 'Zakończ wszystkie sesje',
    endSessionsTitle: 'Zakończyć wszystkie sesje? ({{name}})',
    endSessionsHint: 'Ta osoba zostanie natychmiast wylogowana ze wszystkich urządzeń.',
    sessionsEnded: 'Zakończono wszystkie sesje',
  },
  auditLog: {
    period: 'Okres',
    actor: 'Kto',
    action: 'Zdarzenie',
    entity: 'Dotyczy',
    export: 'Eksportuj CSV',
    nobody: 'Niezalogowana osoba',
    address: 'Adres IP',
    before: 'Przed',
    after: 'Po',
    added: 'Dodano:',
    removed: 'Usunięto:',
  },
  outbox: {
    kind: 'Rodzaj',
    kinds: {
      activation: 'Aktywacja konta',
      password_reset: 'Nowe hasło',
      notice: 'Powiadomienie',
      customer_notice: 'Powiadomienie klienta',
    },
    state: 'Stan',
    states: {
      queued: 'W kolejce',
      sent: 'Wysłany',
      failed: 'Nie wysłano',
      in_doubt: 'Niepewny',
      kept: 'Zachowany',
      expired: 'Nieaktualny',
    },
    keptTitle: 'Nie skonfigurowano serwera poczty',
    keptHint:
      'Maile nie wychodzą z systemu. Zachowujemy je tutaj i wyślemy aktualne, gdy pojawi się serwer poczty. Do tego czasu otwórz mail i przekaż link właściwej osobie. Otwarcie wymaga Twojego hasła i jest zapisywane w dzienniku zmian.',
    mail: 'Mail',
    attachment: 'Załącznik: {{name}}',
    proof: 'Mail może zawierać link do czyjegoś konta. Aby go przeczytać, podaj swoje hasło.',
    password: 'Twoje hasło',
    read: 'Pokaż treść',
    noText: 'Tego maila nie można przeczytać. Treść jest dostępna tylko, dopóki mail jest zachowany.',
  },
} as const;

/** The list of staff. */
export const people = {
  title: 'Użytkownicy',
  search: 'Szukaj użytkowników',
  add: 'Zaproś użytkownika',
  columns: {
    name: 'Imię i nazwisko',
    email: 'E-mail',
    state: 'Stan konta',
    roles: 'Role',
    secondFactor: 'Weryfikacja dwuetapowa',
    lastSeenAt: 'Ostatnio w systemie',
    position: 'Stanowisko',
    phoneNumber: 'Telefon',
    createdAt: 'Dodano',
  },
  noMatches: {
    title: 'Nie znaleziono użytkowników',
    hint: 'Zmień wyszukiwanie albo wyczyść filtry.',
  },
  empty: { title: 'Nie ma jeszcze użytkowników', hint: 'Zaproś pierwszą osobę.' },
} as const;

/** The list of mails. */
export const outbox = {
  title: 'Skrzynka nadawcza',
  search: 'Szukaj maili',
  columns: {
    subject: 'Temat',
    to: 'Do',
    state: 'Stan',
    kind: 'Rodzaj',
    createdAt: 'Utworzono',
    sentAt: 'Wysłano',
    lastError: 'Ostatni błąd',
  },
  noMatches: { title: 'Nie znaleziono maili', hint: 'Zmień wyszukiwanie albo wyczyść filtry.' },
  empty: { title: 'Brak maili', hint: 'Zaproszenia i powiadomienia pojawią się tutaj.' },
} as const;

/** The audit log. */
export const auditLog = {
  title: 'Dziennik zmian',
  search: 'Szukaj w dzienniku',
  columns: {},
  noMatches: { title: 'Brak zdarzeń', hint: 'Zmień wyszukiwanie albo wyczyść filtry.' },
  empty: { title: 'Brak zdarzeń', hint: 'Każda zmiana kont, uprawnień i ustawień pojawi się tutaj.' },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    admin: typeof admin;
    auditLog: typeof auditLog;
    outbox: typeof outbox;
    people: typeof people;
  }
}
