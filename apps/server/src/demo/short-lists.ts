/** Lists every agency starts with, the empty one included; administrators edit them. */

export const leadSources = [
  ['referral', 'Polecenie'],
  ['website', 'Strona internetowa'],
  ['phone', 'Telefon'],
  ['facebook', 'Facebook'],
  ['google_ads', 'Google Ads'],
  ['otomoto', 'Otomoto'],
  ['olx', 'OLX'],
  ['dealer', 'Salon / dealer'],
  ['existing_customer', 'Obecny klient'],
  ['event', 'Targi / wydarzenie'],
  ['email_campaign', 'Kampania e-mail'],
  ['listing_platform', 'Platforma ogłoszeniowa'],
  ['other', 'Inne'],
] as const;

export const archiveReasons = [
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

export const labels = [
  ['Pilne', '#b3261e', 'Odpowiedź tego samego dnia'],
  ['Flota', '#1c4f8f', 'Więcej niż trzy pojazdy'],
  ['VIP', '#785000', 'Stały klient'],
  ['Auto elektryczne', '#1b6e3c', null],
  ['Odnowienie', '#6a329f', 'Kończy się poprzednia umowa'],
] as const;
