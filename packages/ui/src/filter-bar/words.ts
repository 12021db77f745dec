import { defineWords } from '../labels/index.ts';

export const filterBarWords = defineWords('filter-bar', {
  pl: {
    filters: 'Filtry',
    filtersActive: (count: number) => `Filtry (${count})`,
    search: 'Szukaj',
    addFilter: 'Dodaj filtr',
    clearFilters: 'Wyczyść filtry',
    editFilter: (sentence: string) => `Zmień filtr: ${sentence}`,
    removeFilter: (label: string) => `Usuń filtr: ${label}`,
    filterIs: (label: string, value: string) => `${label}: ${value}`,
    andOthers: (shown: string, count: number) => `${shown} i jeszcze ${count}`,
    contains: (text: string) => `zawiera „${text}”`,
    /** None of these, one or more. */
    none: (chosen: readonly string[]) =>
      chosen.length < 2
        ? `nie ${chosen.join()}`
        : `nie ${chosen.slice(0, -1).join(', ')} ani ${chosen.at(-1)}`,
    from: (date: string) => `od ${date}`,
    until: (date: string) => `do ${date}`,
    between: (from: string, to: string) => `od ${from} do ${to}`,
  },
  en: {
    filters: 'Filters',
    filtersActive: (count) => `Filters (${count})`,
    search: 'Search',
    addFilter: 'Add a filter',
    clearFilters: 'Clear filters',
    editFilter: (sentence) => `Change the filter: ${sentence}`,
    removeFilter: (label) => `Remove the filter: ${label}`,
    filterIs: (label, value) => `${label}: ${value}`,
    andOthers: (shown, count) => `${shown} and ${count} more`,
    contains: (text) => `contains “${text}”`,
    none: (chosen) =>
      chosen.length < 2
        ? `not ${chosen.join()}`
        : `not ${chosen.slice(0, -1).join(', ')} or ${chosen.at(-1)}`,
    from: (date) => `from ${date}`,
    until: (date) => `until ${date}`,
    between: (from, to) => `from ${from} to ${to}`,
  },
});

export type FilterBarWords = (typeof filterBarWords)['pl'];
