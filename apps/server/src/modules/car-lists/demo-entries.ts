import type { startBrands } from './start-brands.ts';

type Brands = typeof startBrands;

/** Brands and models of the starter lists, as a part of them, with versions. */
type BrandsWithVersions = {
  readonly [Brand in keyof Brands]?: { readonly [Model in Brands[Brand][number]]?: readonly string[] };
};

/** Brands of the demo, each with its models and their versions; for show only. */
export const demoBrands = {
  Škoda: {
    'Octavia Combi': ['Selection 1.5 TSI mHEV 150 KM DSG'],
    Kodiaq: ['Selection 2.0 TDI 150 KM DSG'],
  },
  Toyota: {
    'Corolla TS Kombi': ['Comfort 1.8 Hybrid 140 KM e-CVT'],
    RAV4: ['Executive 2.5 Plug-in Hybrid AWD-i'],
  },
  Volkswagen: {
    Golf: ['Life 1.5 eTSI 116 KM DSG'],
    'Passat Variant': ['Business 2.0 TDI 150 KM DSG'],
  },
  Kia: { Sportage: ['M 1.6 T-GDI 150 KM 6MT'] },
  Hyundai: { Tucson: ['Executive 1.6 T-GDI HEV 6AT'] },
  Dacia: { Duster: ['Expression TCe 130 4x4'] },
  Renault: { Clio: ['Evolution TCe 90'] },
  Ford: { 'Transit Custom': ['Trend 2.0 EcoBlue 136 KM L1H1'] },
  BMW: { 'Seria 3 Touring': ['320d xDrive M Sport'] },
  Audi: { 'A5 Avant': ['Advanced TDI quattro 204 KM S tronic'] },
  'Mercedes-Benz': { 'Klasa C sedan': ['C 220 d AMG Line 9G-Tronic'] },
  Volvo: { XC60: ['Plus B5 AWD mHEV benzyna'] },
  Tesla: { 'Model Y': ['Long Range RWD'] },
} satisfies BrandsWithVersions;

/** Colours of every brand of the demo: code and name. */
export const demoColours = [
  ['W1', 'Biały'],
  ['B9', 'Czarny metalik'],
  ['G5', 'Szary metalik'],
  ['S2', 'Srebrny'],
  ['N4', 'Niebieski'],
  ['R3', 'Czerwony'],
] as const;

/** Equipment of the demo by section, as in price lists. */
const equipmentOfSections: Readonly<Record<string, readonly string[]>> = {
  Bezpieczeństwo: ['7 poduszek powietrznych'],
  'Systemy wspomagania kierowcy': [
    'Awaryjne hamowanie (Front Assist)',
    'Aktywny tempomat (ACC)',
    'Asystent pasa ruchu',
    'Monitorowanie martwego pola',
    'Rozpoznawanie znaków',
  ],
  'Komfort i funkcjonalność': [
    'Elektrycznie sterowana klapa bagażnika',
    'Bezkluczykowy dostęp',
    'Ładowarka indukcyjna',
  ],
  'Klimatyzacja i ogrzewanie': [
    'Klimatyzacja automatyczna dwustrefowa',
    'Podgrzewane fotele przednie',
    'Podgrzewana kierownica',
    'Pompa ciepła',
  ],
  'Multimedia i łączność': [
    'Apple CarPlay i Android Auto bezprzewodowo',
    'Nawigacja',
    'Cyfrowe zegary 10,25"',
  ],
  'Oświetlenie i widoczność': ['Reflektory Matrix LED'],
  'Wygląd zewnętrzny': [
    'Hak holowniczy',
    'Relingi dachowe',
    'Dach panoramiczny',
    'Przyciemniane szyby',
    'Lakier metalizowany',
  ],
  'Koła i opony': ['Felgi aluminiowe 18"', 'Koło dojazdowe'],
  'Systemy parkowania': ['Kamera cofania 360°', 'Czujniki parkowania z przodu i z tyłu'],
  'Gwarancja i serwis': ['Gwarancja 5 lat'],
};

export const demoEquipment = Object.values(equipmentOfSections).flat();

/** The section of each item of the demo's equipment. */
export const demoSectionOf: ReadonlyMap<string, string> = new Map(
  Object.entries(equipmentOfSections).flatMap(([section, names]) => names.map((name) => [name, section])),
);
