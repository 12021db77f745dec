export const agency = {
  fields: {
    name: 'Nazwa agencji',
    taxIdNumber: 'NIP',
    street: 'Ulica i numer',
    postCode: 'Kod pocztowy',
    city: 'Miejscowość',
    phone: 'Telefon',
    email: 'E-mail',
    website: 'Strona WWW',
  },
  removeLogoHint: 'Nowe oferty PDF będą bez logo. Zapisane wcześniej się nie zmienią.',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    agency: typeof agency;
  }
}
