export const company = {
  lookUp: 'Pobierz dane z rejestru',
  hint: 'Uzupełnimy nazwę firmy i adres.',
  filled: 'Uzupełniono: {{fields}}.',
  nothingToFill: 'Dane w formularzu zgadzają się z rejestrem.',
  kept: 'Nie zmieniono tego, co już jest w formularzu:',
  inRegistry: '{{field}}, w rejestrze: {{value}}',
  replace: 'Wstaw dane z rejestru',
  sameTaxId: 'Ten numer NIP jest już w bazie',
  suspended: 'Działalność firmy jest zawieszona.',
  closed: 'Firma jest wykreślona z rejestru.',
  vat: {
    active: 'czynny podatnik VAT',
    exempt: 'podatnik zwolniony z VAT',
    unregistered: 'niezarejestrowana jako podatnik VAT',
  },
  source: { sample: 'Rejestr przykładowy', 'white-list': 'Wykaz podatników VAT' },
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    company: typeof company;
  }
}
