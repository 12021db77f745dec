/** What every agency starts with, the empty one included. Slug, name, and whether a note has to say more. */
export const demoArchiveReasons = [
  ['customer_resigned', 'Klient zrezygnował', false],
  ['chose_competitor', 'Wybrał konkurencję', false],
  ['price', 'Cena / warunki finansowania', false],
  ['bank_refused', 'Negatywna decyzja banku', false],
  ['no_contact', 'Brak kontaktu z klientem', false],
  ['no_vehicle', 'Brak dostępnego pojazdu', false],
  ['duplicate', 'Duplikat', false],
  ['wrong_data', 'Błędne dane / spam', false],
  ['contract_ended', 'Umowa zakończona', false],
  ['other', 'Inny powód', true],
] as const;
