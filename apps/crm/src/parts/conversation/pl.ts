export const conversation = {
  recordKind: {
    opportunity: 'Szansa',
    offer: 'Oferta',
    internal_enquiry: 'Zapytanie',
    customer: 'Klient',
    customer_organisation: 'Firma',
    car_template: 'Szablon samochodu',
    car_offer: 'Oferta samochodu',
    rent_offer_pdf: 'Oferta najmu',
    bank_comparison_pdf: 'Porównanie banków',
    report: 'Raport',
    company_notice: 'Ogłoszenie',
    my_company_notice: 'Ogłoszenie',
  },
  messages: {
    ofOpportunity: 'Wiadomości w szansie',
    ofEnquiry: 'Wiadomości w zapytaniu',
    write: 'Napisz wiadomość',
    placeholder: 'Napisz wiadomość, @ wspomina osobę',
    empty: 'Nie ma jeszcze wiadomości',
    emptyHint: 'Napisz pierwszą. Wpisz @, aby kogoś o niej powiadomić.',
  },
  notes: {
    ofOpportunity: 'Notatki do szansy',
    ofEnquiry: 'Notatki do zapytania',
    write: 'Napisz notatkę',
    placeholder: 'Napisz notatkę, @ wspomina osobę',
    empty: 'Nie ma jeszcze notatek',
    emptyHint: 'Notatka powiadamia tylko osoby, które w niej wspomnisz.',
  },
  lost: 'Nie ma tu wiadomości, do której prowadzi link. Oto najnowsze.',
  locked: 'Rozmowa jest zamknięta: szansa jest w archiwum.',
  enquiryLocked: 'Rozmowa jest zamknięta: zapytanie jest w archiwum.',
  enquiryNoRight: 'Nie masz prawa pisać w zapytaniach. Skontaktuj się z administratorem.',
  noRight: 'Nie masz prawa pisać w tej szansie. Skontaktuj się z administratorem.',
  lostFiles_one: 'Szkic zachował tekst, ale nie załączony plik. Dodaj go ponownie.',
  lostFiles_few: 'Szkic zachował tekst, ale nie {{count}} załączone pliki. Dodaj je ponownie.',
  lostFiles_many: 'Szkic zachował tekst, ale nie {{count}} załączonych plików. Dodaj je ponownie.',
  lostFiles_other: 'Szkic zachował tekst, ale nie {{count}} załączonego pliku. Dodaj je ponownie.',
  mayNotRead: 'Nie ma dostępu do tej rozmowy',
  follow: 'Obserwuj',
  following: 'Obserwujesz',
  unfollow: 'Przestań obserwować',
  followed: 'Obserwujesz tę rozmowę',
  unfollowed: 'Nie obserwujesz już tej rozmowy',
  remove: {
    title: 'Usunąć wiadomość?',
    description: 'Zniknie treść i załączniki. Ślad po wiadomości zostanie.',
    done: 'Usunięto wiadomość',
  },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    conversation: typeof conversation;
  }
}
