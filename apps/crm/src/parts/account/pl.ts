export const session = {
  title: 'Logowanie',
  subtitle: 'CRM dla agencji leasingu i sprzedaży samochodów',
  email: 'E-mail',
  password: 'Hasło',
  submit: 'Zaloguj się',
  loggingOut: 'Wylogowywanie…',
  language: 'Język',
  forgot: 'Nie pamiętasz hasła?',
  backToLogin: 'Wróć do logowania',
  proceed: 'Dalej',
  copy: {
    done: 'Skopiowano',
    failed: 'Nie udało się skopiować',
    failedHint: 'Zaznacz tekst i skopiuj go ręcznie.',
  },
  proof: { currentPassword: 'Obecne hasło', anyCode: 'Kod z aplikacji albo kod zapasowy' },
  secondFactor: {
    title: 'Weryfikacja dwuetapowa',
    hint: 'Wpisz kod, który pokazuje teraz aplikacja uwierzytelniająca.',
    appCode: 'Kod z aplikacji',
    sixDigits: 'Wpisz 6 cyfr',
    useRecovery: 'Użyj kodu zapasowego',
    recoveryCode: 'Kod zapasowy',
    recoveryHint: 'Wpisz jeden z kodów zapasowych. Każdy działa tylko raz.',
    useApp: 'Użyj kodu z aplikacji',
  },
  enrolment: {
    title: 'Zeskanuj kod QR',
    required: 'Twoja rola wymaga weryfikacji dwuetapowej. Włącz ją, aby się zalogować.',
    scanHint:
      'Otwórz aplikację uwierzytelniającą w telefonie (np. Google Authenticator albo Microsoft Authenticator) i zeskanuj kod. Potem wpisz 6 cyfr, które pokaże.',
    qrCode: 'Kod QR dla aplikacji uwierzytelniającej',
    secretHint: 'Nie możesz zeskanować? Wpisz w aplikacji ten klucz:',
    copySecret: 'Kopiuj klucz',
    confirm: 'Potwierdź',
  },
  recoveryCodes: {
    title: 'Kody zapasowe',
    hint: 'Zalogujesz się nimi, gdy nie będziesz mieć telefonu. Każdy działa raz. Zobaczysz je tylko teraz, więc zachowaj je w bezpiecznym miejscu.',
    documentTitle: 'Szansa: kody zapasowe',
    fileName: 'szansa-kody-zapasowe.txt',
    print: 'Drukuj',
    saved: 'Kody są zapisane w bezpiecznym miejscu',
    saveFirst: 'Najpierw zapisz kody, potem zaznacz to pole.',
  },
  newPassword: {
    password: 'Nowe hasło',
    repeated: 'Powtórz nowe hasło',
    rules: 'Hasło musi mieć:',
    rule: {
      password_short: 'co najmniej {{least}} znaków',
      password_capital: 'wielką literę',
      password_digit: 'cyfrę',
      password_special: 'znak specjalny',
    },
    met: '(jest)',
    unmet: '(brakuje)',
  },
  reset: {
    title: 'Resetuj hasło',
    hint: 'Podaj e-mail, którym się logujesz. Wyślemy na niego link do ustawienia nowego hasła.',
    submit: 'Wyślij link',
    sent: 'Sprawdź pocztę',
    sentHint:
      'Jeśli {{email}} to adres konta w Szansie, wysłaliśmy na niego link do ustawienia nowego hasła. Link działa godzinę i tylko raz.',
    another: 'Podaj inny adres',
  },
  set: {
    title: 'Ustaw nowe hasło',
    account: 'Konto: {{email}}',
    submit: 'Ustaw hasło',
    done: 'Hasło zostało zmienione. Zaloguj się nowym hasłem.',
    invalid: 'Ten link już nie działa',
    invalidHint: 'Link do ustawienia hasła działa godzinę i tylko raz. Poproś o nowy.',
    requestAgain: 'Poproś o nowy link',
  },
  activation: {
    title: 'Aktywacja konta',
    failed: 'Podczas potwierdzania konta wystąpił błąd',
    greeting: 'Cześć, {{name}}! Ustaw hasło do konta {{email}}.',
    steps: { password: 'Hasło', authenticator: 'Aplikacja', codes: 'Kody zapasowe' },
    optional:
      'Weryfikacja dwuetapowa chroni konto, nawet gdy ktoś pozna twoje hasło. Możesz ją też włączyć później w profilu.',
    skip: 'Pomiń',
    enter: 'Przejdź do Szansy',
    noLink: 'Potrzebny jest link z wiadomości',
    noLinkHint:
      'Aby aktywować konto, otwórz link z wiadomości z zaproszeniem. Jeśli jej nie masz, poproś administratora o ponowne wysłanie.',
    invalid: 'Ten link już nie działa',
    invalidHint:
      'Link aktywacyjny działa 7 dni i tylko raz. Jeśli konto nie jest jeszcze aktywne, poproś administratora o nowe zaproszenie.',
  },
  sessions: {
    none: 'Brak otwartych sesji',
    unknownDevice: 'Nieznane urządzenie',
    signOut: 'Wyloguj się',
    end: 'Zakończ',
    current: 'to urządzenie',
    lastUsed: 'Ostatnio używana {{when}}',
    created: 'Zalogowano {{when}}',
  },
  leaving: {
    title: 'Wylogować się bez wysłania wiadomości?',
    description_one: 'Jedna wiadomość nie została jeszcze wysłana. Wylogowanie usunie ją z tego urządzenia.',
    description_few:
      '{{count, number}} wiadomości nie zostały jeszcze wysłane. Wylogowanie usunie je z tego urządzenia.',
    description_many:
      '{{count, number}} wiadomości nie zostało jeszcze wysłanych. Wylogowanie usunie je z tego urządzenia.',
    description_other:
      '{{count, number}} wiadomości nie zostało jeszcze wysłane. Wylogowanie usunie je z tego urządzenia.',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    session: typeof session;
  }
}
