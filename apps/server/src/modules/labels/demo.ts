/** Labels of the demo agency: title, colour, what they are for. */
export const demoLabels = [
  ['Pilne', '#b3261e', 'Odpowiedź tego samego dnia'],
  ['Flota', '#1c4f8f', 'Więcej niż trzy pojazdy'],
  ['VIP', '#785000', 'Stały klient'],
  ['Auto elektryczne', '#1b6e3c', null],
  ['Odnowienie', '#6a329f', 'Kończy się poprzednia umowa'],
] as const;
