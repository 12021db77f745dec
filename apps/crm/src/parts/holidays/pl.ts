export const holidays = {
  new_year: 'Nowy Rok',
  epiphany: 'Trzech Króli',
  easter: 'Wielkanoc',
  easter_monday: 'Poniedziałek Wielkanocny',
  labour_day: 'Święto Pracy',
  constitution_day: 'Święto Konstytucji 3 Maja',
  pentecost: 'Zielone Świątki',
  corpus_christi: 'Boże Ciało',
  assumption: 'Wniebowzięcie NMP',
  all_saints: 'Wszystkich Świętych',
  independence_day: 'Święto Niepodległości',
  christmas_eve: 'Wigilia',
  christmas_day: 'Boże Narodzenie',
  second_christmas_day: 'Drugi dzień świąt',
} as const;

declare module '#kit/texts/namespaces.ts' {
  interface Namespaces {
    holidays: typeof holidays;
  }
}
