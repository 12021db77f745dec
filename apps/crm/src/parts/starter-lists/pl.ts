export const starterLists = {
  add: 'Dodaj listy startowe',
  added_one: 'Dodano {{count, number}} pozycję list startowych',
  added_few: 'Dodano {{count, number}} pozycje list startowych',
  added_many: 'Dodano {{count, number}} pozycji list startowych',
  added_other: 'Dodano {{count, number}} pozycji list startowych',
  nothing: 'Wszystkie pozycje list startowych już są',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    starterLists: typeof starterLists;
  }
}
