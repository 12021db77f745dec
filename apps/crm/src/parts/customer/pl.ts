export const customer = {
  fields: {
    taxIdNumber: 'NIP',
    customerOrganizations: 'Firmy',
    firstName: 'Imię',
    lastName: 'Nazwisko',
    personalIdNumber: 'PESEL',
    emails: 'Adresy e-mail',
    phones: 'Telefony',
    street: 'Ulica i numer',
    postCode: 'Kod pocztowy',
    city: 'Miejscowość',
    country: 'Kraj',
    note: 'Notatka o kliencie',
  },
  form: {
    firm: 'Firma {{number}}',
    firmName: 'Nazwa firmy',
    firmTaxId: 'NIP firmy',
    addFirm: 'Dodaj firmę',
    knownFirms: 'Firmy, które są już w bazie',
    useFirm: 'Wybierz: {{name}}',
    removeFirm: 'Usuń firmę: {{name}}',
    duplicateTitle: 'Taki klient już istnieje',
    openDuplicate: 'Otwórz: {{name}}',
    sameFirmTitle: 'Ta firma ma już klienta w bazie',
    sameFirmHint: '{{name}} jest z tej samej firmy. Sprawdź, czy to nie ta sama osoba.',
    anotherPerson: 'To inna osoba z tej samej firmy',
  },
  matches: {
    title: 'Być może ten klient już jest w bazie',
    by: {
      taxIdNumber: 'ten sam NIP',
      firmTaxIdNumber: 'ta sama firma',
      personalIdNumber: 'ten sam PESEL',
      email: 'ten sam e-mail',
      phone: 'ten sam telefon',
      name: 'podobna nazwa',
    },
    dealsWith: 'opiekun szansy: {{names}}',
    owner: 'dodany przez: {{name}}',
    archived: 'zarchiwizowany',
    use: 'Wybierz',
    useNamed: 'Wybierz klienta: {{name}}',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    customer: typeof customer;
  }
}
