import type { Input } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';

/** Quotes and comparisons that tests start with. */

type Body = Input<Endpoints['bankComparisonPdfs']['create']>['body'];

export const quote = {
  bankName: 'Źródło Leasing',
  vehicleValue: '150000.00',
  initialPayment: '15000.00',
  numberOfInstallments: 36,
  monthlyAmount: '4162.06',
  buyoutPrice: '1500.00',
  intrestRateType: 'fixed',
  due: 'arrears',
} as const;

/** The same vehicle, dearer by its rate alone, variable and with a premium. */
export const dearer = {
  ...quote,
  bankName: 'Bank Łąka',
  monthlyAmount: '4224.90',
  intrestRateType: 'variable',
  gapPrice: '2345.67',
} as const;

export const twoBanks: Body = { title: 'Škoda Octavia', startsOn: '2026-12-01', quotes: [quote, dearer] };

/** The largest possible comparison: four variable rates, assumptions and taxes. */
export const fourBanks: Body = {
  ...twoBanks,
  title: 'Škoda Octavia Combi 1.5 TSI',
  drive: 'combustion',
  co2: 131,
  quotes: [
    dearer,
    { ...dearer, bankName: 'Żubr Finanse', monthlyAmount: '4250.00', isPromoted: true, due: null },
    { ...dearer, bankName: 'Ćma', initialPayment: null, buyoutPrice: null, due: null },
    { ...dearer, bankName: 'Ósmy Bank', vehicleValue: '149000.00' },
  ],
};

const premium = { kind: 'carInsurance', amount: '250', paid: 'inInstalment' } as const;

/** A premium in the instalment and beside it, fees with and without VAT, and one that is named by its bank. */
export const costedBanks: Body = {
  ...twoBanks,
  quotes: [
    {
      ...quote,
      monthlyAmount: '4412.06',
      costs: [premium, { kind: 'handling', amount: '1230.00', isGross: true, paid: 'signing' }],
    },
    {
      ...dearer,
      costs: [
        { ...premium, amount: '265.00', paid: 'besideInstalment' },
        { kind: 'gap', amount: '2100.00', paid: 'signing' },
        { kind: 'other', name: 'Żółte tablice', amount: '350.00', paid: 'signing' },
      ],
    },
  ],
};

/** As many costs as a quote names, of four banks with all else there is. */
export const costliestBanks: Body = {
  ...fourBanks,
  quotes: fourBanks.quotes.map((one) => ({
    ...one,
    monthlyAmount: '4800.00',
    costs: [
      premium,
      { kind: 'handling', amount: '1230.00', isGross: true, paid: 'signing' },
      { kind: 'registration', amount: '300.00', paid: 'signing' },
      { kind: 'tracker', amount: '49.20', isGross: true, paid: 'besideInstalment' },
      { kind: 'gap', amount: '70.00', paid: 'inInstalment' },
      { kind: 'other', name: 'Wydanie pojazdu poza siedzibą dealera', amount: '350.00', paid: 'signing' },
      { kind: 'other', name: 'Opony zimowe z przechowaniem', amount: '95.00', paid: 'besideInstalment' },
      { kind: 'other', name: 'Ubezpieczenie ochrony prawnej', amount: '12.50', paid: 'besideInstalment' },
    ],
  })),
};

export const rent = {
  bankName: 'Najem Źródło',
  vehicleValue: '150000.00',
  initialPayment: '6000.00',
  numberOfInstallments: 24,
  monthlyAmount: '2250.00',
  yearlyMileage: 20_000,
  excessKmPrice: '0.45',
  unusedKmPrice: '0.12',
  services: ['vehicleInsurance', 'assistance'],
} satisfies Body['quotes'][number];

export const twoRents: Body = {
  kind: 'rent',
  title: 'Toyota Corolla',
  startsOn: '2026-12-01',
  quotes: [rent, { ...rent, bankName: 'Bank Łąka', yearlyMileage: 15_000, excessKmPrice: '0.36' }],
};

/** The largest possible comparison of rents: all services, costs, assumptions and taxes, on a basis of its own. */
export const fourRents: Body = {
  ...twoRents,
  rentBasis: { numberOfInstallments: 36, yearlyMileage: 15_000 },
  drive: 'combustion',
  co2: 131,
  quotes: [
    rent,
    {
      ...rent,
      bankName: 'Żubr Finanse',
      isPromoted: true,
      services: ['vehicleInsurance', 'maintenance', 'replacementCar', 'assistance', 'damageControl'],
    },
    {
      ...rent,
      bankName: 'Ćma',
      initialPayment: null,
      vehicleValue: null,
      yearlyMileage: null,
      services: [],
      costs: [
        { ...premium, paid: 'besideInstalment' },
        { kind: 'handling', amount: '600.00', paid: 'signing' },
      ],
    },
    { ...rent, bankName: 'Ósmy Bank', numberOfInstallments: 36, yearlyMileage: 10_000, excessKmPrice: null },
  ],
};
