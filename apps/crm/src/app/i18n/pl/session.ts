export const session = {
  title: 'Logowanie',
  subtitle: 'CRM dla agencji leasingu i sprzedaży samochodów',
  email: 'E-mail',
  password: 'Hasło',
  submit: 'Zaloguj się',
  expired: 'Sesja wygasła. Zaloguj się ponownie.',
  loggingOut: 'Wylogowywanie…',
} as const;
