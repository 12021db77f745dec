import { textPdf } from './draw.ts';
import { lines, rows, type Mark } from './drawing.ts';

/** A quote that is drawn by hand, and the values to be read of it. */
export interface DrawnQuote {
  readonly marks: readonly Mark[];
  readonly expected: Readonly<Record<string, string>>;
}

/** A table of net, VAT and gross for a person, with an adviser beside. */
export const privateQuote: DrawnQuote = {
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
  expected: {
    'offer.offerType': 'leasing',
    'offer.vehicleValue': '100000.00',
    'offer.initialPayment': '20000.00',
    'offer.initialPaymentPercent': '20',
    'offer.numberOfInstallments': '47',
    'offer.monthlyAmount': '1845.30',
    'offer.buyoutPrice': '15000.00',
    'offer.buyoutPercent': '15',
    'offer.intrestRateType': 'fixed',
    'vehicle.manufacturer': 'Toyota',
    'vehicle.model': 'Corolla',
    'vehicle.yearOfProduction': '2025',
    'vehicle.engine': '1.8 Hybrid',
    'customer.firstName': 'Jan',
    'customer.lastName': 'Przykładowy',
    'customer.personalIdNumber': '85810112349',
    'customer.street': 'ul. Polna 12 m. 4',
    'customer.postCode': '80-309',
    'customer.city': 'Gdańsk',
    'customer.phone': '+48600123456',
    'bank.representativeName': 'Ewa Doradcza',
    'bank.representativeEmail': 'ewa@bank.example',
    'bank.representativePhone': '+48221234567',
  },
};

/** Captions left of their values for a firm, percentages beside amounts, a variable rate. */
export const firmQuote: DrawnQuote = {
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
  expected: {
    'offer.offerType': 'leasing',
    'offer.vehicleValue': '121951.22',
    'offer.initialPayment': '12195.12',
    'offer.initialPaymentPercent': '10',
    'offer.numberOfInstallments': '35',
    'offer.contractMonths': '36',
    'offer.monthlyAmount': '3210.45',
    'offer.buyoutPrice': '1219.51',
    'offer.buyoutPercent': '1',
    'offer.intrestRateType': 'variable',
    'offer.rateIndex': 'WIBOR 1M',
    'vehicle.manufacturer': 'Škoda',
    'vehicle.model': 'Octavia Combi',
    'vehicle.engine': '1.5 TSI 150 KM',
    'vehicle.yearOfProduction': '2026',
    'company.name': 'TESTOWA FIRMA SP. Z O.O.',
    'company.taxIdNumber': '9991000128',
    'company.regon': '123456785',
    'company.street': 'ul. Kwiatowa 5/7',
    'company.postCode': '31-444',
    'company.city': 'Kraków',
    'bank.name': 'Bank Leasing Testowy S.A.',
    'bank.taxIdNumber': '9990000014',
  },
};

/** The file of a quote, with its text. */
export const drawnPdf = async ({ marks }: DrawnQuote): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(await textPdf({ marks }));
