import { grossOf, netOf } from '@szansa/domain/leasing';
import type { ReadingField } from '@szansa/domain/reading';

import type { Random } from '../generator/random.ts';
import type { Voice } from './voice.ts';
import type { WordKey } from './wording-pl.ts';

/** The values that are printed, as they are to be read. */
export type Truth = Partial<Record<ReadingField, string>>;

/** An amount in all its forms, for tables with columns. */
export interface Sums {
  readonly net: string;
  readonly percent: string | null;
  /** What is to be read where the net amount is printed, and the percentage. */
  readonly truth: Truth;
  readonly percentTruth: Truth;
}

/** A name and its value as they are printed. */
export interface Item {
  /** Without a word on VAT. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly truth: Truth;
  readonly sums: Sums | null;
}

export type BlockKind =
  | 'customer'
  | 'bank'
  | 'adviser'
  | 'dealer'
  | 'car'
  | 'prices'
  | 'terms'
  | 'costs'
  | 'dates'
  | 'services';

export interface Block {
  readonly kind: BlockKind;
  readonly title: string;
  readonly items: readonly Item[];
}

export function item(label: string, value: string, truth: Truth = {}): Item {
  return { name: label, label, value, truth, sums: null };
}

/** A value without VAT in its name: of texts, days, premiums. */
export const said = (voice: Voice, key: WordKey, value: string, truth: Truth = {}): Item =>
  item(voice.say(key), value, truth);

/** An amount that bears no VAT. */
export function premium(voice: Voice, label: string, sum: string, tail: string, truth: Truth): Item {
  return item(`${label}${voice.basis === 'unit' ? ' [PLN]' : ''}`, `${voice.money(sum)}${tail}`, truth);
}

/** A price of the car with VAT. */
export function carPrice(voice: Voice, key: WordKey, field: ReadingField, gross: string): Item {
  const word = voice.cased(voice.in('brutto', 'gross'));
  const name = voice.say(key);
  const label =
    voice.basis === 'unit' ? `${name} [PLN ${word}]` : `${name} ${voice.habit < 0.5 ? word : `(${word})`}`;
  return item(label, voice.price(gross), { [field]: gross });
}

const inBoth = (voice: Voice, net: string, gross: string): string => {
  const [netWord, grossWord] = [voice.in('netto', 'net'), voice.in('brutto', 'gross')];
  if (voice.habit < 0.4) return `${voice.money(net)} ${netWord} / ${voice.money(gross)} ${grossWord}`;
  if (voice.habit < 0.7) return `${voice.money(net)} ${netWord} (${voice.money(gross)} ${grossWord})`;
  return `${voice.money(gross)} ${grossWord} (${voice.money(net)} ${netWord})`;
};

/** An amount that bears VAT, printed as the document does it; `name` has its percentage where that belongs to it. */
function vatAmount(voice: Voice, name: string, net: string): { label: string; value: string; read: string } {
  const gross = grossOf(net);
  const word = voice.cased(voice.in('netto', 'net'));
  switch (voice.basis) {
    case 'label':
      return { label: `${name} ${word}`, value: voice.money(net), read: net };
    case 'bracket':
      return { label: `${name} (${word})`, value: voice.money(net), read: net };
    case 'unit':
      return {
        label: `${name} ${voice.habit < 0.5 ? `[PLN ${word}]` : `(${word}, zł)`}`,
        value: voice.bare(net),
        read: net,
      };
    case 'suffix':
      return { label: name, value: `${voice.money(net)} ${voice.in('netto', 'net')}`, read: net };
    case 'note':
    case 'unmarked':
      return { label: name, value: voice.money(net), read: net };
    case 'gross':
      return {
        label: `${name} ${voice.habit < 0.5 ? voice.in('brutto', 'gross') : voice.in('(brutto)', '(gross)')}`,
        value: voice.money(gross),
        read: netOf(gross),
      };
    default:
      return { label: name, value: inBoth(voice, net, gross), read: net };
  }
}

export function amount(voice: Voice, key: WordKey, field: ReadingField | null, net: string): Item {
  // a gross price of the car could as well be its sale price
  const isValue = key === 'value' && voice.basis === 'gross';
  const name = isValue
    ? voice.cased(voice.in('Wartość przedmiotu leasingu', 'Leased asset value'))
    : voice.say(key);
  const { label, value, read } = vatAmount(voice, name, net);
  const truthOf = (text: string): Truth => (field === null ? {} : { [field]: text });
  return {
    name,
    label,
    value,
    truth: truthOf(read),
    sums: { net, percent: null, truth: truthOf(net), percentTruth: {} },
  };
}

const shareFields = {
  initial: ['offer.initialPayment', 'offer.initialPaymentPercent'],
  buyout: ['offer.buyoutPrice', 'offer.buyoutPercent'],
} as const satisfies Readonly<Record<string, readonly [ReadingField, ReadingField]>>;

/** The initial payment or the buy-out: its amount, its percentage of the value, or both. */
export function shareItems(voice: Voice, key: 'initial' | 'buyout', net: string, percent: string): Item[] {
  const [field, percentField] = shareFields[key];
  const whole = amount(voice, key, field, net);
  const text = voice.percent(percent);
  const percentTruth: Truth = { [percentField]: percent };
  const sums: Sums = { net, percent, truth: { [field]: net }, percentTruth };
  const truth = { ...whole.truth, ...percentTruth };
  switch (voice.share) {
    case 'none':
      return [{ ...whole, sums }];
    case 'after':
      return [
        { ...whole, value: `${whole.value}${voice.habit < 0.5 ? ` (${text})` : `, ${text}`}`, truth, sums },
      ];
    case 'before':
      return [
        {
          ...whole,
          value: `${text}${voice.habit < 0.5 ? ' / ' : voice.in(', tj. ', ', i.e. ')}${whole.value}`,
          truth,
          sums,
        },
      ];
    case 'in-label': {
      const { label } = vatAmount(voice, `${whole.name} ${voice.habit < 0.5 ? text : `(${text})`}`, net);
      return [{ ...whole, label, truth, sums }];
    }
    case 'own-row': {
      const own = item(
        `${whole.name}${voice.habit < 0.5 ? ' (%)' : voice.in(' w %', ' in %')}`,
        text,
        percentTruth,
      );
      return voice.habit < 0.3 ? [own, { ...whole, sums }] : [{ ...whole, sums }, own];
    }
    default:
      return [
        { name: whole.name, label: whole.name, value: text, truth: { [field]: net, ...percentTruth }, sums },
      ];
  }
}

/** Joins what is to be read of several items. */
export const truthOf = (items: readonly Item[]): Truth =>
  Object.assign({}, ...items.map(({ truth }) => truth));

/** Keeps each item with a chance. */
export const some = (random: Random, share: number, ...items: readonly Item[]): Item[] =>
  items.filter(() => random.chance(share));
