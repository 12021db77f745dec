import type { Language } from '../account/index.ts';
import type {
  ComparisonKind,
  CostKind,
  CostPayment,
  CostRow,
  UnsharedCost,
} from '../bank-comparison/index.ts';

/** Texts about costs besides the vehicle. */
export interface CostWords {
  readonly kind: Readonly<Record<CostKind, string>>;
  readonly paid: Readonly<Record<CostPayment, string>>;
  /** How a monthly cost is paid, beside its amount. */
  readonly mark: Readonly<Record<CostPayment, string | null>>;
  readonly row: (row: CostRow) => string;
  /** What the costs of a comparison are, and what they are not counted in. */
  readonly note: Readonly<Record<ComparisonKind, string>>;
  /** The costs some offers name and others do not. */
  readonly unshared: (costs: readonly UnsharedCost[]) => string[];
}

interface Words extends Omit<CostWords, 'row' | 'unshared'> {
  readonly someName: (costs: string) => string;
  readonly counted: string;
  readonly notCounted: string;
}

const polish: Words = {
  kind: {
    handling: 'Opłata przygotowawcza',
    registration: 'Rejestracja pojazdu',
    tracker: 'Lokalizator GPS',
    carInsurance: 'Ubezpieczenie OC/AC',
    gap: 'Ubezpieczenie GAP',
    other: 'Inny koszt',
  },
  paid: {
    signing: 'Jednorazowo, przy umowie',
    inInstalment: 'Co miesiąc, w racie',
    besideInstalment: 'Co miesiąc, poza ratą',
  },
  mark: { signing: null, inInstalment: 'w racie', besideInstalment: 'poza ratą' },
  note: {
    leasing:
      'Koszty liczone są bez VAT; składki ubezpieczeń są zwolnione z VAT. Stopa nominalna i efektywna, rata na wspólnych warunkach i koszt podatkowy opłat ich nie obejmują.',
    rent: 'Koszty liczone są bez VAT; składki ubezpieczeń są zwolnione z VAT.',
  },
  someName: (costs) => `Nie każda oferta podaje koszty: ${costs}`,
  counted: 'przyjęto, że pozostałe ich nie mają.',
  notCounted: 'na wspólnych warunkach nie są liczone u nikogo.',
};

const english: Words = {
  kind: {
    handling: 'Handling fee',
    registration: 'Vehicle registration',
    tracker: 'GPS tracker',
    carInsurance: 'Car insurance',
    gap: 'GAP insurance',
    other: 'Another cost',
  },
  paid: {
    signing: 'Once, at signing',
    inInstalment: 'Monthly, in the instalment',
    besideInstalment: 'Monthly, beside the instalment',
  },
  mark: { signing: null, inInstalment: 'in instalment', besideInstalment: 'beside it' },
  note: {
    leasing:
      'Costs are counted without VAT; insurance premiums are exempt from it. The nominal and the effective rate, the instalment on the same conditions and the fees as a tax cost do not include them.',
    rent: 'Costs are counted without VAT; insurance premiums are exempt from it.',
  },
  someName: (costs) => `Not every offer names the costs: ${costs}`,
  counted: 'the others are taken to have none.',
  notCounted: 'they count for nobody on the same conditions.',
};

function worded({ someName, counted, notCounted, ...rest }: Words): CostWords {
  const kinds: Readonly<Record<string, string>> = rest.kind;
  const row = (name: CostRow) => {
    const [, kind = '', ...own] = name.split('.');
    return kind === 'other' ? own.join('.') : (kinds[kind] ?? kind);
  };
  return {
    ...rest,
    row,
    unshared: (costs) =>
      [true, false].flatMap((isCounted) => {
        const own = costs.filter((cost) => cost.isCounted === isCounted).map((cost) => row(cost.row));
        return own.length > 0 ? [`${someName(own.join(', '))} – ${isCounted ? counted : notCounted}`] : [];
      }),
  };
}

const inLanguages = { pl: worded(polish), en: worded(english) };

/** The words of costs in a language. */
export function costWords(language: Language): CostWords {
  return inLanguages[language];
}
