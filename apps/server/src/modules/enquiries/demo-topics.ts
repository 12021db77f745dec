import type { EnquiryCategory } from '@szansa/domain/enquiry';
import type { OpportunityStatus } from '@szansa/domain/opportunity';

import type { NewEnquiry } from './demo-queries.ts';

/** A subject of the demo's enquiries by salespeople, and the course of its conversation. */
export interface Topic {
  readonly category: EnquiryCategory;
  readonly fields: Pick<NewEnquiry, 'title'> & Partial<NewEnquiry>;
  /** The stages at which an opportunity may need it. */
  readonly stages: readonly OpportunityStatus[];
  /** The platformer's question when something is unclear, and the worker's answer. */
  readonly unclear: readonly [question: string, answer: string];
  /** The platformer's message when the enquiry is completed. */
  readonly done: string;
}

const choosing = ['first_contact', 'presentation_proposal', 'negotiations'] as const;
const applying = ['application_to_client', 'application', 'conclusion_agreement'] as const;

const search = (
  brand: string,
  model: string,
  fields: Partial<NewEnquiry>,
  unclear: Topic['unclear'],
  done: string,
): Topic => ({
  category: 'car_search',
  fields: { title: `${brand} ${model}`, brand, availability: 'any', ...fields },
  stages: choosing,
  unclear,
  done,
});

const calculation = (
  title: string,
  fields: Partial<NewEnquiry>,
  unclear: Topic['unclear'],
  done: string,
): Topic => ({ category: 'calculation', fields: { title, ...fields }, stages: choosing, unclear, done });

const question = (title: string, description: string, unclear: Topic['unclear'], done: string): Topic => ({
  category: 'question',
  fields: { title, description },
  stages: [...choosing, ...applying],
  unclear,
  done,
});

export const topics: readonly Topic[] = [
  search(
    'Škoda',
    'Octavia Combi od ręki, automat',
    {
      type: 'Kombi',
      availability: 'immediately',
      ownShare: '15000.00',
      numberOfInstallments: 36,
      distanceLimit: 30_000,
      description: 'Klient oddaje obecne auto za trzy tygodnie. Jasny lakier, hak mile widziany.',
    },
    ['Czy hak jest konieczny? Z hakiem najbliższa jest w Lublinie.', 'Nie, może być bez haka.'],
    'Jest w Poznaniu, biała, odbiór w ciągu tygodnia. Rezerwacja do piątku.',
  ),
  search(
    'Toyota',
    'RAV4 plug-in z produkcji',
    {
      type: 'SUV',
      availability: 'production',
      numberOfInstallments: 48,
      grant: 'using_50',
      description: 'Dwie sztuki do firmy, ten sam kolor.',
    },
    ['Jaki termin klient zaakceptuje? Produkcja to 16–20 tygodni.', 'Do końca czerwca jest w porządku.'],
    'Salon potwierdził dwie sztuki z produkcji na maj, rabat 6%.',
  ),
  search(
    'Kia',
    'Sportage do 140 tys. zł brutto',
    {
      type: 'SUV',
      availability: 'any',
      ownShare: '20000.00',
      description: 'Ważniejsza cena niż wyposażenie.',
    },
    ['Czy manualna skrzynia wchodzi w grę?', 'Tak, jeśli różnica to więcej niż 5 tysięcy.'],
    'Znalazłem trzy sztuki w podobnej cenie, zestawienie w wiadomości do ciebie.',
  ),
  search(
    'Ford',
    'Transit Custom, dwie sztuki',
    {
      type: 'Furgon',
      availability: 'immediately',
      distanceLimit: 60_000,
      description: 'Klient ma zlecenie od przyszłego miesiąca, auta potrzebne szybko.',
    },
    ['L1 czy L2? L2 jest od ręki tylko jedna.', 'Mogą być obie L1.'],
    'Dwie L1 w Łodzi, srebrne, gotowe do wydania.',
  ),
  search(
    'Tesla',
    'Model Y z dotacją',
    {
      type: 'SUV',
      availability: 'any',
      grant: 'using_100',
      description: 'Klient chce skorzystać z pełnej dotacji.',
    },
    ['Czy klient jest osobą fizyczną? Od tego zależy dotacja.', 'Prowadzi jednoosobową działalność.'],
    'Dotacja możliwa, auto od ręki w Warszawie.',
  ),
  calculation(
    'Kalkulacja Tucson, wkład 10%',
    {
      ownShare: '17280.00',
      numberOfInstallments: 36,
      description: 'Leasing i najem długoterminowy obok siebie.',
    },
    ['Jaki wykup w leasingu: 1% czy 20%?', 'Policz oba.'],
    'Kalkulacja gotowa: rata 2 980 zł netto przy wykupie 20%.',
  ),
  calculation(
    'Najem Corolla, 36 miesięcy, 25 tys. km rocznie',
    { ownShare: '0.00', numberOfInstallments: 36, distanceLimit: 25_000 },
    ['Z oponami zimowymi i samochodem zastępczym?', 'Tak, pełny serwis.'],
    'Dwie oferty najmu, tańsza 1 890 zł netto miesięcznie.',
  ),
  calculation(
    'Porównanie rat przy 20% i 30% opłaty wstępnej',
    { ownShare: '30000.00', numberOfInstallments: 48 },
    ['Na jakiej wartości pojazdu liczyć?', 'Na cenie po rabacie z oferty salonu.'],
    'Różnica to 312 zł na racie, szczegóły w notatce.',
  ),
  calculation(
    'Kalkulacja dla auta elektrycznego z dotacją',
    { ownShare: '18750.00', numberOfInstallments: 36, grant: 'using_100', distanceLimit: 20_000 },
    ['Czy dotacja ma pomniejszyć opłatę wstępną?', 'Tak, w całości.'],
    'Policzone: z dotacją opłata wstępna wychodzi zero.',
  ),
  {
    category: 'document_processing',
    fields: {
      title: 'Komplet dokumentów do wniosku',
      description: 'Dokumenty są w plikach, proszę sprawdzić i wysłać do banku.',
    },
    stages: applying,
    unclear: ['Brakuje drugiej strony zaświadczenia z ZUS.', 'Klient dośle jutro rano.'],
    done: 'Komplet sprawdzony i wysłany do banku.',
  },
  {
    category: 'document_processing',
    fields: {
      title: 'Umowa do podpisu elektronicznego',
      description: 'Klient podpisuje kwalifikowanym podpisem.',
    },
    stages: applying,
    unclear: ['Kto podpisuje po stronie klienta? W KRS jest reprezentacja łączna.', 'Obaj wspólnicy.'],
    done: 'Umowa wysłana do obu wspólników.',
  },
  question(
    'Czy bank finansuje auta powyżej 100 tys. km?',
    'Chodzi o auto używane z 2022 roku, 118 tys. km.',
    ['Jaka jest wartość auta?', 'Około 85 tysięcy brutto.'],
    'Dwa banki finansują do 150 tys. km, warunki w notatce.',
  ),
  question(
    'Jaki jest limit na procedurę uproszczoną?',
    'Klient prowadzi działalność od 14 miesięcy.',
    ['Czy rozlicza się ryczałtem?', 'Tak, ryczałtem.'],
    'Do 200 tys. zł netto przy 20% opłaty wstępnej.',
  ),
  question(
    'Ile trwa rejestracja w Krakowie?',
    'Klient pyta, czy zdąży przed wyjazdem za dwa tygodnie.',
    ['Rejestruje leasingodawca czy my?', 'My, z pełnomocnictwem.'],
    'Obecnie około tygodnia od złożenia dokumentów.',
  ),
];
