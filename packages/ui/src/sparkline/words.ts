import { defineWords } from '../labels/index.ts';

export const sparklineWords = defineWords('sparkline', {
  pl: {
    rising: (label: string, from: string, to: string) => `${label}: wzrost z ${from} do ${to}`,
    falling: (label: string, from: string, to: string) => `${label}: spadek z ${from} do ${to}`,
    steady: (label: string, to: string) => `${label}: bez zmian, ${to}`,
    none: (label: string) => `${label}: brak danych`,
  },
  en: {
    rising: (label, from, to) => `${label}: up from ${from} to ${to}`,
    falling: (label, from, to) => `${label}: down from ${from} to ${to}`,
    steady: (label, to) => `${label}: unchanged, ${to}`,
    none: (label) => `${label}: no data`,
  },
});
