import { toAmount, toGrosz } from '@szansa/domain/shared';

import type { Random } from '../generator/random.ts';
import type { Deal } from './deal.ts';
import { carPrice, item, said, some, type Block, type Item, type Truth } from './items.ts';
import type { Voice } from './voice.ts';

function carNames(random: Random, voice: Voice, { car }: Deal): Item[] {
  const brand = random.chance(0.25) ? car.brand.toUpperCase() : car.brand;
  const make = { 'vehicle.manufacturer': car.brand, 'vehicle.model': car.model } as const;
  const version = said(voice, 'version', car.version, { 'vehicle.version': car.version });
  const engine = said(voice, 'engine', car.engine, { 'vehicle.engine': car.engine });
  const asset = (text: string, truth: Truth) => said(voice, 'asset', text, truth);
  return random.pick([
    [
      said(voice, 'make', brand, { 'vehicle.manufacturer': car.brand }),
      said(voice, 'model', car.model, { 'vehicle.model': car.model }),
      ...some(random, 0.8, version, engine),
    ],
    [asset(`${brand} ${car.model}`, make), ...some(random, 0.8, version, engine)],
    [asset(`${brand} ${car.model}`, make), engine],
    [
      asset(`${brand} ${car.model} ${car.version} ${car.engine}`, {
        ...make,
        ...version.truth,
        ...engine.truth,
      }),
    ],
    [asset(`${brand} ${car.model} ${car.version}`, { ...make, ...version.truth }), engine],
    [
      asset(`${brand} ${car.model} ${car.engine}`, { ...make, ...engine.truth }),
      ...some(random, 0.5, version),
    ],
  ]);
}

const english: Readonly<Record<string, string>> = {
  benzyna: 'petrol',
  'olej napędowy': 'diesel',
  hybryda: 'hybrid',
  'hybryda plug-in': 'plug-in hybrid',
  'energia elektryczna': 'electric',
  kombi: 'estate',
  furgon: 'van',
  terenowy: 'off-road',
  manualna: 'manual',
  '6-biegowa manualna': '6-speed manual',
  'manualna 6-stopniowa': '6-speed manual',
  automatyczna: 'automatic',
  automat: 'automatic',
  '8-stopniowa automatyczna': '8-speed automatic',
};

export function carBlock(random: Random, voice: Voice, deal: Deal): Block {
  const { car } = deal;
  const word = (polish: string) => voice.in(polish, english[polish] ?? polish);
  const [shifter, body] = [word(car.shifter), word(car.body)];
  const details = [
    said(voice, 'year', car.year, { 'vehicle.yearOfProduction': car.year }),
    said(voice, 'shifter', shifter, { 'vehicle.shifter': shifter }),
    said(voice, 'body', body, { 'vehicle.body': body }),
    said(voice, 'colour', car.colour, { 'vehicle.bodyColor': car.colour }),
    said(voice, 'orderNo', car.orderNo, { 'vehicle.orderNo': car.orderNo }),
    said(voice, 'vin', car.vin, { 'vehicle.vin': car.vin }),
    item(voice.in('Stan', 'Condition'), voice.in('nowy', 'new')),
    item(voice.in('Paliwo', 'Fuel'), word(car.fuel)),
    item(voice.in('Liczba sztuk', 'Quantity'), '1'),
    item(voice.in('Liczba miejsc', 'Seats'), '5'),
  ];
  return {
    kind: 'car',
    title: voice.in(
      random.pick(
        deal.isRent
          ? ['Pojazd', 'Dane pojazdu', 'Samochód']
          : ['Pojazd', 'Przedmiot leasingu', 'Dane pojazdu', 'Opis przedmiotu', 'Samochód'],
      ),
      random.pick(['Vehicle', 'Vehicle details']),
    ),
    items: [...carNames(random, voice, deal), ...random.shuffled(details).slice(0, random.int(2, 7))],
  };
}

export function pricesBlock(random: Random, voice: Voice, { prices }: Deal): Block {
  const cut = toAmount(toGrosz(prices.catalogGross) - toGrosz(prices.sellGross));
  const written = random.chance(0.3)
    ? `${voice.percent(prices.discount)} (${voice.money(cut)})`
    : voice.percent(prices.discount);
  return {
    kind: 'prices',
    title: voice.in(random.pick(['Cena pojazdu', 'Ceny', 'Kalkulacja ceny']), 'Vehicle price'),
    items: [
      carPrice(voice, 'catalog', 'vehicle.grossCatalogPrice', prices.catalogGross),
      said(voice, 'discount', written, { 'vehicle.discount': prices.discount }),
      ...some(random, 0.85, carPrice(voice, 'sell', 'vehicle.grossSellPrice', prices.sellGross)),
    ],
  };
}
