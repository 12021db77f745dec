import type { Language } from '../account/index.ts';
import type { AvailabilitySwitch } from '../catalogue/index.ts';

/** Names of the fields that an availability can show in a variant. */
export const availabilitySwitchLabels: Readonly<
  Record<Language, Readonly<Record<AvailabilitySwitch, string>>>
> = {
  pl: {
    year: 'Rok',
    production_time: 'Czas produkcji',
    availability_date: 'Data dostępności',
    stock_calculation: 'Liczenie stanu',
    colour: 'Kolor',
    additional_equipment: 'Wyposażenie dodatkowe',
    technical_condition: 'Stan techniczny',
  },
  en: {
    year: 'Year',
    production_time: 'Production time',
    availability_date: 'Availability date',
    stock_calculation: 'Stock calculation',
    colour: 'Colour',
    additional_equipment: 'Additional equipment',
    technical_condition: 'Technical condition',
  },
};
