import type { Language } from '@szansa/domain/account';
import { columnHeading, type FieldsOf, type Label, type RecordOf } from '@szansa/domain/record';

import { currentLanguage } from './i18n.ts';

type ColumnsOf<R extends RecordOf> = NonNullable<R['list']>['columns'][number];

interface RecordWords<R extends RecordOf> {
  readonly title: string;
  readonly fields: Readonly<Record<keyof FieldsOf<R> & string, string>>;
  readonly columns: Readonly<Record<ColumnsOf<R>, string>>;
  readonly hints: Readonly<Record<string, string>>;
}

const inLanguage = (label: Label, language: Language) => label[language === 'pl' ? 0 : 1];

/** Returns a declared name in the current language. */
export const named = (label: Label): string => inLanguage(label, currentLanguage());

/** Returns the words of a declared record for its namespace: names of its fields and columns, hints, and the title. */
export function recordWords<R extends RecordOf>(declared: R, language: Language): RecordWords<R> {
  const fields = Object.entries(declared.fields);
  const columns = declared.list?.columns ?? [];
  const hints = fields.flatMap(([name, { options }]) =>
    options.hint ? [[name, inLanguage(options.hint, language)]] : [],
  );
  const words = {
    title: inLanguage(declared.label.many, language),
    fields: Object.fromEntries(
      fields.map(([name, { options }]) => [name, inLanguage(options.label, language)]),
    ),
    columns: Object.fromEntries(columns.map((id) => [id, inLanguage(columnHeading(declared, id), language)])),
    hints: Object.fromEntries(hints),
  };
  // each declared field and column has its word
  return words as RecordWords<R>;
}
