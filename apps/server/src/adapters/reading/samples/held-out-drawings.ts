import { lines, rows, type Drawing } from './drawing.ts';

/** Documents that were written before the rules were run, and not looked at until they were done. */
export const heldOutDrawings: readonly Drawing[] = [
  {
    name: 'held-boxes',
    marks: [
      ...lines(45, 45, ['Twoja oferta leasingu'], 15, 20),
      ...lines(45, 90, [
        'Dane leasingobiorcy',
        'Nazwa: Tartak Fikcyjny sp.j.',
        'NIP: 9997000744',
        'Siedziba: 40-001 Katowice, ul. Leśna 8',
      ]),
      ...rows(
        [45, 175, 305, 435],
        175,
        [
          ['Cena ofertowa', 'I wpłata', 'Rata', 'Wartość wykupu'],
          ['netto', 'netto', 'netto', 'netto'],
          ['98 000,00 zł', '9 800,00 zł', '2 044,50 zł', '980,00 zł'],
          ['', '10%', '', '1%'],
        ],
        { step: 14 },
      ),
      ...lines(45, 260, [
        'Umowa na 48 miesięcy',
        'Liczba opłat leasingowych: 47',
        'Rodzaj oprocentowania: stałe',
      ]),
      ...lines(45, 330, ['Przedmiot umowy: Mazda CX-5, silnik 2.5 Skyactiv-G, rok produkcji: 2026']),
    ],
  },
  {
    name: 'held-parts-of-the-year',
    marks: [
      ...lines(300, 40, ['Oferta nr 5/2027'], 15, 10),
      ...rows([300, 400], 60, [
        ['Zamawiający', 'Ogrody Próbne Sp. z o.o.'],
        ['Nr NIP', '9998000864'],
      ]),
      ...rows(
        [50, 320],
        130,
        [
          ['Wartość środka trwałego (netto)', '73 170,73'],
          ['Wkład własny klienta', '30 %'],
          ['Okres finansowania (mies.)', '60'],
          ['Opłata okresowa (netto)', '1 003,66'],
          ['Opcja wykupu', '1 %'],
          ['Opłata manipulacyjna', '300,00'],
          ['Razem opłaty / wartość', '114,30 %'],
        ],
        { right: true },
      ),
      ...rows([50, 200], 270, [
        ['Pojazd:', 'Dacia Duster'],
        ['Kolor nadwozia:', 'Szary'],
        ['Stopa:', 'zmienna'],
      ]),
    ],
  },
  {
    name: 'held-english-columns',
    marks: [
      ...lines(45, 50, ['Financial lease – offer for Bright Example GmbH'], 15, 13),
      ...rows(
        [45, 300, 420],
        95,
        [
          ['', 'Net', 'Gross'],
          ['Asset value', '300,000.00', '369,000.00'],
          ['Down payment', '60,000.00', '73,800.00'],
          ['Lease payment', '6,812.44', '8,379.30'],
          ['Buy-out', '3,000.00', '3,690.00'],
        ],
        { right: true },
      ),
      ...rows([45, 300], 190, [
        ['Lease term', '36 months'],
        ['Make', 'Volvo'],
        ['Model', 'XC60'],
        ['Model year', '2026'],
        ['Interest rate', 'fixed, 6.9%'],
      ]),
      ...lines(45, 300, ['Supplier: Auto Sample, tax ID 9990000014, +48 22 111 22 33']),
    ],
  },
  {
    name: 'held-small-caps',
    marks: [
      ...lines(60, 50, ['DLA:', 'STOLARNIA PRZYKŁAD', 'ul. Dębowa 14', '50-950 WROCŁAW', 'NIP 9999000984']),
      ...lines(360, 50, ['PRZYGOTOWAŁ:', 'Adam Handlowy', 'tel. 601 202 303', 'adam@bank.example']),
      ...lines(60, 150, ['LEASING OPERACYJNY – AUDI A4 AVANT'], 15, 13),
      ...rows([60, 260], 180, [
        ['CENA ZAKUPU NETTO', '187 804,88 PLN'],
        ['CZYNSZ WSTĘPNY', '45% / 84 512,20 PLN netto'],
        ['RATY', '35 x 2 990,00 PLN netto'],
        ['WARTOŚĆ REZYDUALNA', '1 878,05 PLN netto'],
        ['SUMA OPŁAT', '191 040,25 PLN netto'],
      ]),
    ],
  },
];
