import { expect, test } from 'vitest';

import { isProgramAddress, recogniseSender, senderOf, type AgencyIdentity } from './index.ts';

const agency: AgencyIdentity = {
  addresses: ['biuro@agencja.example', 'anna.nowak@agencja.example'],
  phones: ['+48600300400'],
  taxIds: ['5260001246'],
  people: ['Anna Nowak'],
  firm: 'Agencja Szansa Sp. z o.o.',
};

const facts = {
  fromName: 'Jan Kowalski',
  fromAddress: 'jan@dom.example',
  replyToName: null,
  replyToAddress: null,
  replyToCount: 0,
  agency,
};

test.each([
  ['noreply@portal.example', true],
  ['no-reply+12@portal.example', true],
  ['nie-odpowiadaj@portal.example', true],
  ['www@agencja.example', true],
  ['www-data@host.example', true],
  ['formularz.kontaktowy@portal.example', true],
  ['kontakt-formularz@portal.example', true],
  ['wordpress@dom.example', true],
  ['jan.kowalski@dom.example', false],
  ['kontakt@pomet.example', false],
])('RM8 %s is an address of programs: %s', (address, isOne) => {
  expect(isProgramAddress(address)).toBe(isOne);
});

test.each<[Partial<Parameters<typeof senderOf>[0]>, string | null, boolean]>([
  [{}, 'jan@dom.example', false],
  [{ fromAddress: 'wordpress@x.example' }, null, true],
  [{ fromAddress: 'wordpress@x.example', replyToAddress: 'ewa@dom.example' }, 'ewa@dom.example', true],
  [{ replyToAddress: 'ewa@dom.example' }, 'ewa@dom.example', true],
  [{ replyToAddress: 'noreply@x.example' }, 'jan@dom.example', false],
  [{ replyToAddress: 'biuro@agencja.example' }, 'jan@dom.example', false],
  [{ fromAddress: 'biuro@agencja.example' }, null, true],
  [{ fromAddress: 'lead@portal.example', replyToCount: 2 }, null, true],
  [{ replyToCount: 1 }, 'jan@dom.example', false],
])('RM8 of %j the person is %s', (change, address, isForm) => {
  expect(senderOf({ ...facts, ...change })).toMatchObject({ address, isForm });
});

const form = {
  name: 'Formularz',
  address: 'ewa@dom.example',
  isForm: true,
  formAddress: 'pomoc@portal.example',
};
const read = (text: string) => recogniseSender({ sender: form, subject: 'Zapytanie', text, agency });

const person = {
  firstName: 'Ewa',
  lastName: 'Żółw',
  firm: 'Pomet',
  emails: ['ewa@dom.example', 'ewa@pomet.example'],
  phones: ['+48600700800'],
  taxIdNumbers: ['7740001454'],
};

test.each([
  [
    'lines',
    'Imię i nazwisko: Ewa Żółw\nTel.: 600-700-800\nE-mail: ewa@pomet.example\nFirma: Pomet\nNIP: 774-000-14-54',
  ],
  [
    'lines in English',
    'Name: ewa żółw\nPhone: +48 600 700 800\nEmail: ewa@pomet.example\nCompany: Pomet\nVAT ID: PL7740001454',
  ],
  [
    'two lines',
    'Imię\nEwa\n\nNazwisko\nŻÓŁW\n\nTelefon:\n600 700 800\n\nAdres e-mail:\newa@pomet.example\nFirma\nPomet\nNIP\n7740001454',
  ],
  [
    'cells',
    'Imię:\tEwa\nNazwisko:\tŻółw\nTelefon | 600 700 800 |\nE-mail\tewa@pomet.example\nFirma | Pomet\nNIP\t7740001454',
  ],
])('RM8 labelled %s state who has written', (_form, text) => {
  const footer = '\n\nInfolinia portalu: 22 123 45 67, pomoc@portal.example, noreply@portal.example';
  expect(read(`Nowe zapytanie\n\n${text}\nWiadomość: proszę o ofertę${footer}`)).toEqual(person);
});

test('RM8 an empty line of a form does not get the value of the next one', () => {
  const text = 'Firma:\nTemat: Leasing\nImię i nazwisko:\nTelefon: 600 700 800\nE-mail:';
  expect(read(text)).toMatchObject({ firm: null, lastName: null, phones: ['+48600700800'] });
});

test('RM4 nothing of the agency is ever proposed', () => {
  const text =
    'Imię i nazwisko: Anna Nowak\nFirma: Agencja Szansa Sp. z o.o.\nTelefon: 600 300 400\nE-mail: biuro@agencja.example\nNIP: 526-000-12-46';
  expect(read(text)).toEqual({
    firstName: null,
    lastName: null,
    firm: null,
    emails: ['ewa@dom.example'],
    phones: [],
    taxIdNumbers: [],
  });
});

test('RM8 hostile forms are read in bounded time', () => {
  const hostile = [
    'Telefon:\n'.repeat(50_000),
    'Imię|'.repeat(50_000),
    `Telefon: ${'1 '.repeat(100_000)}`,
    `${' '.repeat(100_000)}:`,
    `Imię i nazwisko: ${'a '.repeat(100_000)}`,
  ];
  for (const text of hostile) expect(read(text).phones.length).toBeLessThanOrEqual(5);
});

test.each([
  ['Mój adres: Biuro@ŁÓDŹ.pl.', ['biuro@xn--d-uga0v4h.pl']],
  ['E-mail: ewa@poczta.żółw.com.pl', ['ewa@poczta.xn--w-uga1v8h.com.pl']],
  ['info@пример.рф', ['info@xn--e1afmkfd.xn--p1ai']],
  ['info@xn--e1afmkfd.xn--p1ai', ['info@xn--e1afmkfd.xn--p1ai']],
  // not an address of `zef`
  ['józef@dom.example', ['ewa@dom.example']],
])('RM4 of "%s" the address is read as it is stored', (text, emails) => {
  expect(read(text).emails).toEqual(expect.arrayContaining(emails));
  expect(read(text).emails).not.toContain('zef@dom.example');
});
