import type { administration } from './pl/administration.ts';
import type { commands } from './pl/commands.ts';
import type { everyday } from './pl/index.ts';
import type { sales } from './pl/sales.ts';

/** A language has every text Polish has; of plural forms it needs the ones its grammar knows. */
type Translated<T> = {
  readonly [K in keyof T as K extends `${string}_few` | `${string}_many` ? never : K]: T[K] extends string
    ? string
    : Translated<T[K]>;
};

export type EverydayTexts = Translated<typeof everyday>;
export type SalesTexts = Translated<typeof sales>;
export type AdministrationTexts = Translated<typeof administration>;

export type CommandsTexts = Translated<typeof commands>;

export type Texts = EverydayTexts & SalesTexts & AdministrationTexts & CommandsTexts;

/** Texts few screens need come with the first of them. */
export type TextsPart = 'sales' | 'administration' | 'commands';
