export const exportRequests = {
  createSuccess: 'Zlecono eksport. Powiemy, gdy plik będzie gotowy.',
  removeSuccess: 'Usunięto eksport',
  dialogTitle: 'Eksport listy',
  dialogHint_one:
    'Plik będzie miał wiersze i kolejność tej listy, z jej filtrami, i {{count, number}} kolumnę, którą widzisz.',
  dialogHint_few:
    'Plik będzie miał wiersze i kolejność tej listy, z jej filtrami, i {{count, number}} kolumny, które widzisz.',
  dialogHint_many:
    'Plik będzie miał wiersze i kolejność tej listy, z jej filtrami, i {{count, number}} kolumn, które widzisz.',
  dialogHint_other:
    'Plik będzie miał wiersze i kolejność tej listy, z jej filtrami, i {{count, number}} kolumny, które widzisz.',
  format: 'Format pliku',
  formats: {
    csv: { name: 'CSV', hint: 'Otwiera się w polskim Excelu.' },
    xlsx: { name: 'XLSX', hint: 'Arkusz z kwotami i datami.' },
  },
  submit: 'Eksportuj',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    exportRequests: typeof exportRequests;
  }
}
