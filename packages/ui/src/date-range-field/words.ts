import { defineWords } from '../labels/index.ts';
import type { DateRangeType } from './date-ranges.ts';

const types: { pl: Record<DateRangeType, string>; en: Record<DateRangeType, string> } = {
  pl: {
    current_month: 'Ten miesiąc',
    last_month: 'Poprzedni miesiąc',
    last_7_days: 'Ostatnie 7 dni',
    last_14_days: 'Ostatnie 14 dni',
    last_21_days: 'Ostatnie 21 dni',
    last_28_days: 'Ostatnie 28 dni',
    last_30_days: 'Ostatnie 30 dni',
    last_31_days: 'Ostatnie 31 dni',
    current_quarter: 'Ten kwartał',
    last_quarter: 'Poprzedni kwartał',
    current_year: 'Ten rok',
    last_year: 'Poprzedni rok',
    selected_range: 'Wybrany zakres',
  },
  en: {
    current_month: 'This month',
    last_month: 'Last month',
    last_7_days: 'Last 7 days',
    last_14_days: 'Last 14 days',
    last_21_days: 'Last 21 days',
    last_28_days: 'Last 28 days',
    last_30_days: 'Last 30 days',
    last_31_days: 'Last 31 days',
    current_quarter: 'This quarter',
    last_quarter: 'Last quarter',
    current_year: 'This year',
    last_year: 'Last year',
    selected_range: 'Selected range',
  },
};

export const dateRangeFieldWords = defineWords('date-range-field', {
  pl: {
    types: types.pl,
    typeList: 'Rodzaj zakresu',
    from: 'Od',
    to: 'Do',
    backwards: 'Data „od” jest późniejsza niż „do”',
  },
  en: {
    types: types.en,
    typeList: 'Kind of range',
    from: 'From',
    to: 'To',
    backwards: 'The “from” date is later than “to”',
  },
});
