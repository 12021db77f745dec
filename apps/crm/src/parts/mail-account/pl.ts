export const mailAccounts = {
  add: 'Dodaj konto',
  empty: 'Nie ma jeszcze żadnego konta pocztowego',
  emptyHint: 'Z konta pobieramy maile od klientów. Pojawią się w „Odebranych mailach”.',
  hint: 'Z tych kont pobieramy maile do „Odebranych maili”. Każdy mail pobieramy raz.',
  list: 'Konta pocztowe',
  fields: {
    host: 'Serwer (IMAP)',
    port: 'Port',
    security: 'Połączenie',
    userName: 'Użytkownik',
    password: 'Hasło',
    folder: 'Folder',
    takenFrom: 'Maile od dnia',
    afterTaking: 'Po pobraniu mail na serwerze',
    movedTo: 'Przenieś do folderu',
    isActive: 'Pobieraj maile z tego konta',
  },
  hints: {
    takenFrom: 'Maile, które przyszły wcześniej, zostawiamy.',
    movedTo: 'Folder musi istnieć na serwerze.',
    password: 'Niektóre serwery wymagają hasła do aplikacji zamiast hasła do poczty.',
  },

  passwordStored: 'Zostaw puste, aby nie zmieniać.',
  security: {
    tls: 'Szyfrowane (TLS)',
    starttls: 'Szyfrowane po powitaniu (STARTTLS)',
    none: 'Bez szyfrowania',
  },
  afterTaking: {
    leave: 'Zostaje bez zmian',
    mark_read: 'Zostaje oznaczony jako przeczytany',
    move: 'Zostaje przeniesiony do innego folderu',
  },
  sections: { server: 'Serwer', mails: 'Maile' },
  form: {
    createTitle: 'Nowe konto pocztowe',
    editTitle: 'Konto {{name}}',
    description: 'Hasło przechowujemy zaszyfrowane. Nikt go nie odczyta w aplikacji.',
  },
  state: {
    works: 'Działa',
    failing: 'Wymaga uwagi',
    inactive: 'Wyłączone',
    unseen: 'Jeszcze nie sprawdzone',
  },
  ingested_one: 'Pobrano {{count, number}} mail',
  ingested_few: 'Pobrano {{count, number}} maile',
  ingested_many: 'Pobrano {{count, number}} maili',
  ingested_other: 'Pobrano {{count, number}} maila',
  leftOut_one: '{{count, number}} za duży mail został na serwerze',
  leftOut_few: '{{count, number}} za duże maile zostały na serwerze',
  leftOut_many: '{{count, number}} za dużych maili zostało na serwerze',
  leftOut_other: '{{count, number}} za dużego maila zostało na serwerze',
  checked: 'Sprawdzone',
  since: 'Od',
  said: 'Serwer odpowiedział: {{said}}',
  problems: {
    host_unknown: 'Nie ma serwera o takim adresie. Sprawdź pisownię.',
    connection_refused: 'Serwer nie przyjmuje połączeń na tym porcie. Sprawdź adres i port.',
    timed_out: 'Serwer nie odpowiedział w porę. Sprawdź port i rodzaj połączenia.',
    not_tls: 'Na tym porcie serwer nie szyfruje od początku. Wybierz STARTTLS albo port 993.',
    certificate_invalid: 'Certyfikat serwera jest nieważny albo nie pasuje do jego adresu.',
    starttls_missing:
      'Serwer nie oferuje STARTTLS. Wybierz połączenie szyfrowane (TLS), zwykle na porcie 993.',
    password_wrong: 'Serwer nie przyjął użytkownika lub hasła. Do czasu zmiany nie próbujemy ponownie.',
    folder_missing: 'Na koncie nie ma takiego folderu.',
    target_missing: 'Na koncie nie ma folderu, do którego mają trafiać pobrane maile.',
    connection_lost: 'Połączenie z serwerem zostało przerwane. Spróbujemy ponownie.',
  },
  tryOut: {
    action: 'Sprawdź połączenie',
    incomplete: 'Uzupełnij wymagane pola, aby sprawdzić połączenie.',
    works: 'Połączenie działa',
    failed: 'Połączenie nie działa',
    mails_one: 'W folderze jest {{count, number}} mail.',
    mails_few: 'W folderze są {{count, number}} maile.',
    mails_many: 'W folderze jest {{count, number}} maili.',
    mails_other: 'W folderze jest {{count, number}} maila.',
    folders: 'Foldery na koncie: {{folders}}',
  },
  fetchOne: 'Sprawdź teraz: {{name}}',
  editOne: 'Edytuj konto: {{name}}',
  removeOne: 'Usuń konto: {{name}}',
  remove: {
    title: 'Usunąć konto {{name}}?',
    description: 'Pobrane maile zostaną. Nowych z tego konta nie pobierzemy.',
  },
  done: { created: 'Dodano konto', removed: 'Usunięto konto', fetching: 'Sprawdzamy, czy są nowe maile' },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    mailAccounts: typeof mailAccounts;
  }
}
