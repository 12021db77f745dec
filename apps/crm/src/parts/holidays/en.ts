import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const holidays: Translated<typeof polish.holidays> = {
  new_year: 'New Year',
  epiphany: 'Epiphany',
  easter: 'Easter Sunday',
  easter_monday: 'Easter Monday',
  labour_day: 'Labour Day',
  constitution_day: 'Constitution Day',
  pentecost: 'Pentecost',
  corpus_christi: 'Corpus Christi',
  assumption: 'Assumption',
  all_saints: 'All Saints',
  independence_day: 'Independence Day',
  christmas_eve: 'Christmas Eve',
  christmas_day: 'Christmas Day',
  second_christmas_day: 'Second day of Christmas',
};
