export const setup = {
  label: 'Pierwsze uruchomienie',
  steps: { account: 'Ty', agency: 'Agencja', second_factor: 'Weryfikacja', mailbox: 'Poczta' },
  titles: {
    account: 'Witaj w Szansie',
    agency: 'Twoja agencja',
    second_factor: 'Weryfikacja dwuetapowa',
    mailbox: 'Skrzynka na maile od klientów',
  },
  hints: {
    account: 'Zacznijmy od twojego konta. Będziesz administrować systemem i zaprosisz resztę zespołu.',
    agency: 'Wpisz NIP, a nazwę i adres pobierzemy z rejestru. Te dane drukujemy na ofertach.',
    second_factor: 'Przy logowaniu oprócz hasła podasz kod z aplikacji w telefonie.',
    mailbox: 'Z tej skrzynki pobieramy maile klientów do „Odebranych maili”. Więcej kont dodasz w panelu.',
  },
  account: {
    firstName: 'Imię',
    lastName: 'Nazwisko',
    email: 'E-mail',
    emailHint: 'Nim się logujesz.',
    submit: 'Utwórz konto',
    failed: 'Nie udało się utworzyć konta',
  },
  next: 'Zapisz i przejdź dalej',
  proceed: 'Dalej',
  later: 'Później',
  logo: 'Logo na ofertach',
  confirmPassword: 'Podaj hasło do swojego konta, aby potwierdzić, że to ty.',
  outgoing:
    'Maile wychodzące wysyła serwer ze zmiennej SMTP_URL, którą ustawia osoba utrzymująca instalację. Bez niej maile czekają w skrzynce nadawczej.',
  opening: 'Nie udało się otworzyć linku',
  invalid: {
    title: 'Ten link już nie działa',
    hint: 'Link do pierwszego uruchomienia działa raz i przez 7 dni. Jeśli konto już jest, zaloguj się. Jeśli nie, uruchom serwer ponownie: wypisze nowy link.',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    setup: typeof setup;
  }
}
