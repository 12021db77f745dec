import { defineWords } from '../labels/index.ts';

export const timeFieldWords = defineWords('time-field', {
  pl: {
    hour: 'godzina',
    minute: 'minuta',
    second: 'sekunda',
    millisecond: 'milisekunda',
    period: 'pora dnia',
    am: 'AM',
    pm: 'PM',
    empty: 'puste',
    between: (min: string, max: string) => `Podaj godzinę od ${min} do ${max}`,
    notBefore: (min: string) => `Podaj godzinę ${min} lub późniejszą`,
    notAfter: (max: string) => `Podaj godzinę ${max} lub wcześniejszą`,
  },
  en: {
    hour: 'hour',
    minute: 'minute',
    second: 'second',
    millisecond: 'millisecond',
    period: 'time of day',
    am: 'AM',
    pm: 'PM',
    empty: 'empty',
    between: (min, max) => `Enter a time from ${min} to ${max}`,
    notBefore: (min) => `Enter ${min} or a later time`,
    notAfter: (max) => `Enter ${max} or an earlier time`,
  },
});
