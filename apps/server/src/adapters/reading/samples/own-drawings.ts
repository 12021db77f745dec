import { lines, rows, type Drawing } from './drawing.ts';

/** The documents that rules were written with. */
export const ownDrawings: readonly Drawing[] = [
  {
    name: 'labels-left',
    marks: [
      ...lines(48, 50, ['Oferta leasingu operacyjnego nr OF/2026/11/00123'], 15, 15),
      ...lines(48, 80, ['Bank Leasing Testowy S.A., ul. Prosta 1, 00-850 Warszawa, NIP: 9990000014']),
      ...rows([48, 230], 120, [
        ['Korzystający:', 'TESTOWA FIRMA SP. Z O.O.'],
        ['NIP:', '999-100-01-28'],
        ['REGON:', '123456785'],
        ['Adres:', 'ul. Kwiatowa 5/7, 31-444 Kraków'],
      ]),
      ...rows([48, 230], 210, [
        ['Przedmiot leasingu:', 'ŠKODA Octavia Combi 1.5 TSI 150 KM, rok prod. 2026'],
        ['Cena netto pojazdu:', '121 951,22 zł'],
        ['Opłata wstępna netto:', '10%   12 195,12 zł'],
        ['Okres umowy:', '36 miesięcy'],
        ['Liczba rat:', '35'],
        ['Rata leasingowa netto:', '3 210,45 PLN'],
        ['Wykup netto:', '1%   1 219,51 zł'],
        ['Suma opłat netto:', '125 780,38 zł'],
        ['Oprocentowanie:', 'zmienne (WIBOR 1M + marża)'],
      ]),
    ],
  },
  {
    name: 'columns-net-vat-gross',
    marks: [
      ...lines(40, 40, ['KALKULACJA LEASINGU'], 15, 18),
      ...lines(40, 75, [
        'Klient',
        'Jan Przykładowy',
        'PESEL: 85810112349',
        'ul. Polna 12 m. 4',
        '80-309 Gdańsk',
        'tel. +48 600 123 456',
      ]),
      ...lines(330, 75, ['Opiekun', 'Ewa Doradcza', 'ewa@bank.example', 'tel. 22 123 45 67']),
      ...rows(
        [40, 300, 400, 510],
        190,
        [
          ['Pozycja', 'Netto', 'VAT', 'Brutto'],
          ['Wartość przedmiotu', '100 000,00', '23 000,00', '123 000,00'],
          ['Czynsz inicjalny (20%)', '20 000,00', '4 600,00', '24 600,00'],
          ['Rata miesięczna', '1 845,30', '424,42', '2 269,72'],
          ['Wartość końcowa (15%)', '15 000,00', '3 450,00', '18 450,00'],
        ],
        { right: true },
      ),
      ...rows([40, 300], 300, [
        ['Liczba rat', '47'],
        ['Stopa procentowa', 'stała'],
        ['Marka i model', 'Toyota Corolla'],
        ['Rok produkcji', '2025'],
        ['Silnik', '1.8 Hybrid'],
      ]),
    ],
  },
  {
    name: 'labels-above',
    marks: [
      ...lines(50, 50, ['Propozycja finansowania'], 15, 16),
      ...lines(50, 78, ['Wszystkie kwoty są kwotami netto.'], 15, 8),
      ...rows(
        [50, 190, 330, 460],
        110,
        [
          ['Wartość pojazdu', 'Wpłata własna', 'Okres leasingu', 'Wykup'],
          ['87 500,00 zł', '17 500,00 zł', '48 m-cy', '875,00 zł'],
        ],
        { step: 14 },
      ),
      ...rows(
        [50, 190, 330],
        165,
        [
          ['Miesięczna rata leasingowa', '', 'Ubezpieczenie GAP'],
          ['1 712,08 zł', '', '2 990,00 zł'],
        ],
        { step: 14 },
      ),
      ...lines(50, 215, ['Leasing z oprocentowaniem stałym.']),
      ...rows([50, 150], 250, [
        ['Marka', 'Volkswagen'],
        ['Model', 'T-Roc'],
        ['Wersja', 'R-Line'],
        ['Kolor', 'Biały'],
        ['VIN', 'WVGZZZA1ZPV123456'],
      ]),
      ...lines(50, 350, ['Przygotowano dla: Zielona Kuchnia sp. k., NIP 9992000248']),
    ],
  },
  {
    name: 'english',
    marks: [
      ...lines(45, 45, ['Operating lease quotation'], 15, 17),
      ...rows([45, 240], 85, [
        ['Lessee', 'Sample Trading Ltd.'],
        ['Tax ID (NIP)', 'PL 9993000368'],
        ['Vehicle', 'BMW X3 2.0 xDrive 190 hp'],
        ['Vehicle net price', 'PLN 205,000.00'],
        ['List price (gross)', 'PLN 280,167.00'],
        ['Discount', '10%'],
        ['Price after discount (gross)', 'PLN 252,150.30'],
        ['Initial payment', '15% / PLN 30,750.00 net'],
        ['Number of instalments', '59'],
        ['Monthly instalment (net)', 'PLN 3,415.27'],
        ['Residual value', '1% (PLN 2,050.00 net)'],
        ['Interest rate type', 'variable'],
        ['Processing fee', 'PLN 500.00 net'],
        ['Agreement date', '15 December 2026'],
      ]),
    ],
  },
  {
    name: 'two-columns',
    marks: [
      ...lines(40, 45, ['Symulacja leasingu nr 77/2026'], 15, 15),
      ...rows([40, 170], 90, [
        ['Korzystający', ''],
        ['Nazwa firmy', 'Usługi Próbne Spółka z o.o.'],
        ['NIP', '999-400-04-88'],
        ['KRS', '0000123456'],
        ['E-mail', 'biuro@probne.example'],
        ['Telefon', '12 345 67 89'],
      ]),
      ...rows([330, 420], 90, [
        ['Finansujący', ''],
        ['Nazwa', 'Leasing Wzorcowy S.A.'],
        ['NIP', '999-000-00-14'],
        ['E-mail', 'kontakt@wzorcowy.example'],
        ['Telefon', '22 222 22 22'],
      ]),
      ...rows([40, 170], 230, [
        ['Pojazd', 'Ford Transit Custom'],
        ['Rok produkcji', '2026'],
        ['Skrzynia biegów', 'manualna'],
        ['Nr zamówienia', 'FT-20881'],
      ]),
      ...rows([330, 450], 230, [
        ['Wartość netto', '150.000,00 zł'],
        ['Opłata wstępna', '5% (7.500,00 zł)'],
        ['Ilość rat', '24'],
        ['Rata netto', '6.012,34 zł'],
        ['Wykup', '16% (24.000,00 zł)'],
      ]),
      ...lines(40, 340, [
        'Rezerwacja pojazdu do: 31.12.2026',
        'Planowana data zawarcia umowy: 5 stycznia 2027',
      ]),
    ],
  },
  {
    name: 'gross-only',
    marks: [
      ...lines(50, 50, ['Leasing konsumencki – oferta'], 15, 15),
      ...rows([50, 280], 90, [
        ['Klient', 'Anna Wzorcowa'],
        ['Samochód', 'Kia Sportage'],
        ['Cena brutto', '147 600,00 zł'],
        ['Opłata początkowa brutto', '14 760,00 zł (10%)'],
        ['Czas trwania umowy', '3 lata'],
        ['Czynsz miesięczny brutto', '3 075,00 zł'],
        ['Kwota wykupu brutto', '1 476,00 zł'],
      ]),
    ],
  },
  {
    name: 'sentences',
    marks: [
      ...lines(
        55,
        60,
        [
          'Szanowni Państwo, przedstawiamy ofertę leasingu dla firmy:',
          'Piekarnia Modelowa s.c., NIP 9995000504, ul. Chlebowa 3, 61-131 Poznań',
          '',
          'Pojazd: Hyundai Tucson Executive 1.6 T-GDI 160 KM',
          'Wartość pojazdu netto: 134.959,35 PLN, wpłata wstępna: 20 %, tj. 26.991,87 PLN netto',
          'Płatność: 36 rat miesięcznych po 2.988,10 PLN netto, wykup: 10 %.',
          'Oprocentowanie oparte o POLSTR 1M. Ubezpieczenie OC/AC: 4.100,00 PLN rocznie.',
        ],
        18,
      ),
    ],
  },
  {
    name: 'dot-leaders',
    marks: [
      ...lines(50, 50, ['NAJEM DŁUGOTERMINOWY'], 15, 15),
      ...lines(
        50,
        90,
        [
          'Najemca .............................. Hurtownia Wzorzec S.A.',
          'NIP .................................. 9996000624',
          'Marka / model ........................ Peugeot 308',
          'Okres najmu .......................... 24 mies.',
          'Czynsz najmu netto ................... 1 899,00 zł',
          'Opłata wstępna ....................... 0,00 zł',
          'Limit kilometrów ..................... 40 000 km',
          'Cena katalogowa brutto ............... 129 900,00 zł',
        ],
        17,
      ),
    ],
  },
];
