import type { Entity } from '@szansa/domain/access';
import type { FieldWidth } from '@szansa/ui/field';
import type { ComponentType, ReactNode } from 'react';

import type { RecordPath } from '../records/record-definition.ts';
import type { FoundCall } from '../lists/use-found.ts';

/** The props of a component that replaces a field; it is connected to the form by `name`. */
export interface OwnFieldProps {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  /** Of a stored record. */
  readonly recordId: string | undefined;
  /** What the fields of the form are called. */
  readonly labelOf: (name: string) => string;
  /** Whether the form has a field and shows it to the user. */
  readonly isShown: (name: string) => boolean;
  /** A field of the form as its kind draws it. */
  readonly plainOf: (name: string) => ReactNode;
}

interface FieldBase {
  /** Spans both columns of its section. */
  readonly wide?: boolean;
  readonly autoFocus?: boolean;
  /** A component in the place of the one of its kind. */
  readonly Field?: ComponentType<OwnFieldProps>;
}

/** One line of text; `phone`, `website` and `taxId` are typed and shown as such, a `password` is no part of a draft. */
interface LineField extends FieldBase {
  readonly kind: 'text' | 'email' | 'phone' | 'website' | 'taxId' | 'password';
  /** Fits what is typed into a `text`. */
  readonly width?: FieldWidth;
}

interface LongTextField extends FieldBase {
  readonly kind: 'longText';
  readonly maxLength: number;
}

/** `#rrggbb`. */
interface ColorField extends FieldBase {
  readonly kind: 'color';
  /** The initial colour of the picker, while none is chosen. */
  readonly fallback: string;
}

/** Zloty with two places, as text. */
interface MoneyField extends FieldBase {
  readonly kind: 'money';
}

/** `YYYY-MM-DD`. */
interface DateField extends FieldBase {
  readonly kind: 'date';
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The id of another record, found by any fragment of its name. */
export interface PickerField extends FieldBase {
  readonly kind: 'picker';
  /** The field of the stored record that contains id and name of the chosen one. */
  readonly from: string;
  readonly found: FoundCall<Named>;
  /** Reads what the record of an id is called, for the comparison of two values. */
  readonly read: (id: string) => Promise<Named>;
  /** Writes down a record that is not found, by its name. */
  readonly create?: { readonly entity: Entity; readonly add: (name: string) => Promise<Named> };
  /** Where the chosen record is shown. */
  readonly path?: RecordPath;
  /** Another field whose refusals are shown here, too: where one of several pickers has to be filled in. */
  readonly refusedAs?: string;
}

/** Up to ten telephones or e-mail addresses. */
interface ContactsField extends FieldBase {
  readonly kind: 'phones' | 'emails';
}

/** A whole number. */
interface NumberField extends FieldBase {
  readonly kind: 'number';
  /** The unit. */
  readonly suffix?: string;
  /** Off for years and other numbers that are no quantities. */
  readonly grouping?: boolean;
}

/** Yes or no; `active` is shown as a state, and is on at first. */
interface FlagField extends FieldBase {
  readonly kind: 'checkbox' | 'active';
}

interface ChoiceField<Value extends string> extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly Value[];
  /** What an option is called in the language spoken now. */
  // a method, because one record contains fields of all kinds
  optionLabel(option: Value): string;
  readonly initial?: Value;
}

/** Any value, in a component of the feature. */
interface OwnField extends FieldBase {
  readonly kind: 'own';
  readonly Field: ComponentType<OwnFieldProps>;
  readonly initial: unknown;
  /** How people read it, where that is not as it is. */
  describe?(value: unknown): ReactNode;
}

type TextualField = LineField | LongTextField | ColorField | MoneyField | DateField;

/** A field of a form, of any kind. */
export type Field =
  | TextualField
  | PickerField
  | ContactsField
  | NumberField
  | FlagField
  | ChoiceField<string>
  | OwnField;

/** The fields that can edit a value of a schema: text, texts, a number, yes or no, one of several. */
export type FieldFor<Value> =
  | OwnField
  | ([Value] extends [boolean | null | undefined]
      ? FlagField
      : [Value] extends [number | null | undefined]
        ? NumberField
        : [Value] extends [string | null | undefined]
          ? string extends Value
            ? TextualField | PickerField
            : ChoiceField<Value & string>
          : [Value] extends [readonly string[] | undefined]
            ? ContactsField
            : never);

/** Returns the value of an empty field. */
export function emptyValue(field: Field): unknown {
  if (field.kind === 'own') return field.initial;
  if (field.kind === 'checkbox' || field.kind === 'active') return false;
  if (field.kind === 'phones' || field.kind === 'emails') return [];
  return ['money', 'date', 'number', 'choice', 'picker'].includes(field.kind) ? null : '';
}

/** Returns the initial value of a field of a new record. */
export function initialValue(field: Field): unknown {
  if (field.kind === 'active') return true;
  return field.kind === 'choice' ? (field.initial ?? null) : emptyValue(field);
}
