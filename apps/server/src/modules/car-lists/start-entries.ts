import { availabilitySwitches, type AvailabilitySwitch, type CarListKind } from '@szansa/domain/catalogue';

/** Entries that every new agency has, named as in Polish price lists. */
export const startEntries: readonly (readonly [CarListKind, readonly string[]])[] = [
  ['type', ['Osobowy', 'SUV / terenowy', 'Dostawczy', 'Bus', 'Ciężarowy', 'Motocykl']],
  [
    'body_type',
    [
      'Hatchback',
      'Liftback',
      'Sedan',
      'Kombi',
      'SUV',
      'Crossover',
      'Coupé',
      'Kabriolet',
      'Minivan',
      'Furgon',
      'Furgon brygadowy',
      'Podwozie z kabiną',
      'Pickup',
      'Bus osobowy',
      'Kompaktvan',
      'Roadster',
    ],
  ],
  ['drive_type', ['Na przednie koła (FWD)', 'Na tylne koła (RWD)', 'Na cztery koła (AWD)', '4x4 dołączany']],
  [
    'fuel_type',
    [
      'Benzyna',
      'Olej napędowy (Diesel)',
      'Benzyna + LPG',
      'Miękka hybryda benzynowa (mHEV)',
      'Miękka hybryda diesel (mHEV)',
      'Hybryda (HEV)',
      'Hybryda plug-in (PHEV)',
      'Elektryczny (BEV)',
      'Wodór (FCEV)',
      'CNG',
    ],
  ],
  [
    'transmission',
    [
      'Manualna',
      'Automatyczna',
      'Automatyczna dwusprzęgłowa (DSG, DCT)',
      'Bezstopniowa (CVT, e-CVT)',
      'Półautomatyczna',
      'Przekładnia redukcyjna (EV)',
    ],
  ],
  [
    'equipment_section',
    [
      'Bezpieczeństwo',
      'Systemy wspomagania kierowcy',
      'Komfort i funkcjonalność',
      'Klimatyzacja i ogrzewanie',
      'Multimedia i łączność',
      'Oświetlenie i widoczność',
      'Wygląd zewnętrzny',
      'Wnętrze i tapicerka',
      'Koła i opony',
      'Napęd i zawieszenie',
      'Systemy parkowania',
      'Ładowanie (EV, PHEV)',
      'Pakiety',
      'Gwarancja i serwis',
      'Zabudowa i przestrzeń ładunkowa',
    ],
  ],
];

/** The availabilities of a new agency, with the fields that a variant at a dealer, in transit, or on order has. */
export const startAvailabilities: readonly (readonly [string, readonly AvailabilitySwitch[]])[] = [
  ['Od ręki', availabilitySwitches.filter((one) => one !== 'production_time' && one !== 'availability_date')],
  ['W drodze', ['year', 'availability_date', 'stock_calculation', 'colour', 'additional_equipment']],
  ['Do zamówienia', ['production_time', 'colour', 'additional_equipment']],
];
