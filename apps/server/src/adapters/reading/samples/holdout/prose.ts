import { grossOf, netOf } from '@szansa/domain/leasing';

import type { Random } from '../generator/random.ts';
import type { Deal } from './deal.ts';
import type { Truth } from './items.ts';
import type { Voice } from './voice.ts';

export interface Sentence {
  readonly text: string;
  readonly truth: Truth;
}

const sentence = (text: string, truth: Truth = {}): Sentence => ({ text, truth });

/** An amount with the word on its VAT. */
function worded(voice: Voice, net: string): { text: string; read: string } {
  const gross = grossOf(net);
  if (voice.basis === 'gross')
    return { text: `${voice.money(gross)} ${voice.in('brutto', 'gross')}`, read: netOf(gross) };
  return { text: `${voice.money(net)} ${voice.in('netto', 'net')}`, read: net };
}

/** The car, in one sentence. */
export function carSentence(random: Random, voice: Voice, { car, isRent }: Deal): Sentence {
  const named: Truth = {
    'vehicle.manufacturer': car.brand,
    'vehicle.model': car.model,
    'vehicle.version': car.version,
    'vehicle.engine': car.engine,
    'vehicle.yearOfProduction': car.year,
  };
  const whole = `${car.brand} ${car.model} ${car.version} ${car.engine}`;
  const subject = isRent ? 'najmu' : 'leasingu';
  return sentence(
    voice.in(
      random.pick([
        `Przedmiotem ${subject} jest samochód ${whole}, rok produkcji ${car.year}.`,
        `Przedmiot ${subject}: ${whole}, rok produkcji: ${car.year}.`,
      ]),
      `The vehicle is: ${whole}, year of production: ${car.year}.`,
    ),
    named,
  );
}

/** The terms of a lease in sentences. */
export function leaseSentences(random: Random, voice: Voice, { plan, value }: Deal): Sentence[] {
  const [price, initial, monthly, buyout] = [value, plan.initial, plan.monthly, plan.buyout].map((one) =>
    worded(voice, one),
  );
  if (!price || !initial || !monthly || !buyout) return [];
  const [initialShare, buyoutShare] = [voice.percent(plan.initialPercent), voice.percent(plan.buyoutPercent)];
  const initialTruth: Truth = {
    'offer.initialPayment': initial.read,
    'offer.initialPaymentPercent': plan.initialPercent,
  };
  const counted: Truth = {
    'offer.numberOfInstallments': String(plan.instalments),
    'offer.monthlyAmount': monthly.read,
  };
  const term: Truth = { 'offer.contractMonths': String(plan.months) };
  return [
    sentence(
      voice.in(
        voice.basis === 'gross'
          ? `Wartość przedmiotu leasingu wynosi ${price.text}.`
          : random.pick([
              `Wartość przedmiotu leasingu wynosi ${price.text}.`,
              `Cena samochodu to ${price.text}.`,
              `Cena zakupu pojazdu: ${price.text}.`,
            ]),
        `The vehicle value is ${price.text}.`,
      ),
      { 'offer.vehicleValue': price.read },
    ),
    sentence(
      voice.in(
        random.pick([
          `Opłata wstępna wynosi ${initial.text} (${initialShare}).`,
          `Opłata wstępna w wysokości ${initialShare} wartości, tj. ${initial.text}, płatna jest przed wydaniem pojazdu.`,
          `Wpłata własna: ${initialShare}, czyli ${initial.text}.`,
        ]),
        random.pick([
          `The initial payment is ${initial.text} (${initialShare}).`,
          `An initial payment of ${initialShare}, i.e. ${initial.text}, is due on signing.`,
        ]),
      ),
      initialTruth,
    ),
    random.chance(0.6)
      ? sentence(
          voice.in(
            random.pick([
              `Następnie ${plan.instalments} rat po ${monthly.text}, a umowa trwa ${plan.months} mies.`,
              `Umowa na okres ${plan.months} miesięcy, płatna w ${plan.instalments} ratach miesięcznych po ${monthly.text} każda.`,
              `Okres umowy: ${plan.months} miesięcy. Leasing spłacany jest w ${plan.instalments} równych ratach w kwocie ${monthly.text}.`,
            ]),
            `The contract runs for ${plan.months} months with ${plan.instalments} monthly instalments of ${monthly.text} each.`,
          ),
          { ...term, ...counted },
        )
      : sentence(
          voice.in(
            random.pick([
              `Umowa zawierana jest na ${plan.months} miesięcy, miesięczna rata to ${monthly.text}.`,
              `Przy okresie ${plan.months} miesięcy rata wynosi ${monthly.text}.`,
            ]),
            `The contract period is ${plan.months} months and the monthly instalment is ${monthly.text}.`,
          ),
          { ...term, 'offer.numberOfInstallments': String(plan.months), 'offer.monthlyAmount': monthly.read },
        ),
    sentence(
      voice.in(
        random.pick([
          `Wykup wynosi ${buyout.text} (${buyoutShare}).`,
          `Po zakończeniu umowy wykup za ${buyoutShare} wartości, czyli ${buyout.text}.`,
          `Wartość końcowa: ${buyoutShare}, tj. ${buyout.text}.`,
        ]),
        random.pick([
          `The buyout price is ${buyout.text} (${buyoutShare}).`,
          `The residual value is ${buyoutShare}, i.e. ${buyout.text}.`,
        ]),
      ),
      { 'offer.buyoutPrice': buyout.read, 'offer.buyoutPercent': plan.buyoutPercent },
    ),
  ];
}

/** What a letter may say besides. */
export function furtherSentences(
  random: Random,
  voice: Voice,
  { insurance, days, fee, deposit, interest }: Deal,
): Sentence[] {
  const worth = worded(voice, fee);
  const all = [
    sentence(
      voice.in(
        `Składka ubezpieczenia OC/AC wynosi ${voice.money(insurance.yearly)} rocznie.`,
        `The motor insurance premium is ${voice.money(insurance.yearly)} per year.`,
      ),
      { 'offer.carInsurance': insurance.yearly, 'offer.carInsuranceMonths': '12' },
    ),
    sentence(
      voice.in(
        `Ubezpieczenie GAP to koszt ${voice.money(insurance.gap)}.`,
        `GAP insurance costs ${voice.money(insurance.gap)}.`,
      ),
      { 'offer.gapInsurance': insurance.gap },
    ),
    sentence(voice.in(`Opłata manipulacyjna wynosi ${worth.text}.`, `The handling fee is ${worth.text}.`), {
      'offer.transactionCosts': worth.read,
    }),
    sentence(
      voice.in(
        `Wymagana jest kaucja w kwocie ${voice.money(deposit)}.`,
        `A deposit of ${voice.money(deposit)} is required.`,
      ),
      { 'offer.deposit': deposit },
    ),
    sentence(
      voice.in(
        `Samochód jest zarezerwowany do dnia ${voice.day(days.booking)}.`,
        `The car is reserved until ${voice.day(days.booking)}.`,
      ),
      { 'offer.bookingDate': days.booking },
    ),
    sentence(
      voice.in(
        `Planowana data podpisania umowy to ${voice.day(days.signing)}.`,
        `The planned signing date is ${voice.day(days.signing)}.`,
      ),
      { 'offer.dealSigningDate': days.signing },
    ),
    sentence(
      voice.in(
        `Oferta jest ważna do ${voice.day(days.valid)}.`,
        `This offer is valid until ${voice.day(days.valid)}.`,
      ),
    ),
    interest.kind === 'fixed'
      ? sentence(
          voice.in('Oprocentowanie jest stałe przez cały okres umowy.', 'The interest rate is fixed.'),
          { 'offer.intrestRateType': 'fixed' },
        )
      : sentence(
          voice.in(
            `Oprocentowanie jest zmienne i oparte o stawkę ${interest.index}.`,
            `The interest rate is variable, based on ${interest.index}.`,
          ),
          {
            'offer.intrestRateType': 'variable',
            'offer.rateIndex': interest.index,
          },
        ),
  ];
  return random.shuffled(all).slice(0, random.int(1, 4));
}
