import { defineWords } from '../labels/index.ts';

export const dateFieldWords = defineWords('date-field', {
  pl: {
    datePlaceholder: 'dd.mm.rrrr',
    openCalendar: 'Otwórz kalendarz',
  },
  en: {
    datePlaceholder: 'dd.mm.yyyy',
    openCalendar: 'Open the calendar',
  },
});
