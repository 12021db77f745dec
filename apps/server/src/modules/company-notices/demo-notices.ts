import type { RoleKey } from '@szansa/domain/access';

/** An announcement of the demo agency. */
export interface DemoNotice {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
  readonly roles: readonly RoleKey[];
  /**
   * Whether it is addressed to the current holders of the roles by name, so that users who join afterwards do not get
   * it.
   */
  readonly isNamed?: boolean;
  readonly isImportant?: boolean;
  /** Working days ago; left out for a draft. */
  readonly daysAgo?: number;
  /** Days from now until its last day of validity; negative for an expired one. */
  readonly validDays?: number;
  /** How many of its recipients have read it, and how many of those have confirmed it; the rest have not opened it. */
  readonly read: number;
  readonly confirmed: number;
  readonly file?: { readonly name: string; readonly text: string };
}

/** Those who sell and those who search and calculate. */
const sales = ['WORKER', 'PLATFORMER'] as const;

/**
 * The oldest first. The important one is pending for a single user and for no one new, since it is shown before all
 * else.
 */
export const demoNotices: readonly DemoNotice[] = [
  {
    title: 'Nowy wzór pełnomocnictwa do rejestracji pojazdów',
    paragraphs: ['Od dziś używamy nowego wzoru pełnomocnictwa. Stary wydziały komunikacji będą odrzucać.'],
    points: [
      'wzór leży w dokumentach każdego banku,',
      'klient podpisuje dwa egzemplarze,',
      'skan dołączamy do szansy przed etapem rejestracji.',
    ],
    roles: [...sales, 'ADMIN'],
    daysAgo: 22,
    read: 99,
    confirmed: 99,
  },
  {
    title: 'Godziny pracy biura w długi weekend',
    paragraphs: ['W piątek biuro w Warszawie jest nieczynne. Dyżur telefoniczny ma Adam Maj.'],
    roles: [...sales, 'ADMIN_REPORTS'],
    daysAgo: 14,
    validDays: -8,
    read: 5,
    confirmed: 4,
  },
  {
    title: 'Weryfikacja tożsamości klienta przed podpisaniem umowy',
    paragraphs: [
      'Po kontroli jednego z banków przypominamy: tożsamość klienta sprawdzamy z dokumentem, zanim wyślemy wniosek.',
      'Wnioski bez potwierdzenia w notatce do szansy będą wracać do opiekuna.',
    ],
    roles: [...sales, 'ADMIN', 'ADMIN_REPORTS'],
    isNamed: true,
    isImportant: true,
    daysAgo: 6,
    read: 99,
    confirmed: 99,
  },
  {
    title: 'Stawki ubezpieczeń GAP od przyszłego miesiąca',
    paragraphs: [
      'Ubezpieczyciel podnosi stawki GAP średnio o 6%. Oferty wysłane do końca miesiąca zachowują stare.',
    ],
    roles: sales,
    daysAgo: 2,
    validDays: 40,
    read: 4,
    confirmed: 2,
    file: {
      name: 'stawki-gap.txt',
      text: 'Wartość pojazdu do 100 000 zł: 1,9%\nDo 200 000 zł: 1,7%\nPowyżej 200 000 zł: 1,5%\n',
    },
  },
  {
    title: 'Przerwa techniczna w wyszukiwarce dostawców',
    paragraphs: ['W najbliższą sobotę od 8:00 do 12:00 wyszukiwarka dostawców będzie niedostępna.'],
    roles: sales,
    daysAgo: 0.5,
    validDays: 7,
    read: 1,
    confirmed: 0,
  },
  {
    title: 'Regulamin premii na nowy rok',
    paragraphs: [
      'Progi prowizji zostają bez zmian. Do premii rocznej wliczamy od stycznia także polisy GAP.',
    ],
    roles: ['WORKER'],
    read: 0,
    confirmed: 0,
  },
];
