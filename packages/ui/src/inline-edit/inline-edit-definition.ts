import type { SelectItem } from '../select-field/index.ts';

interface EditOf<Value> {
  value: Value;
  /** Called only with a changed value. A promise is awaited; an error keeps the field open. */
  onSave: (value: Value) => unknown;
  /** The reason a value cannot be saved, or nothing. */
  validate?: ((value: Value) => string | undefined) | undefined;
  /** Returns the error's text for the user; by default a sentence that suggests trying again. */
  describeError?: ((error: unknown) => string) | undefined;
}

export type TextEdit = EditOf<string> & {
  kind: 'text';
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
};
/** A whole number. */
export type NumberEdit = EditOf<number | null> & { kind: 'number'; suffix?: string | undefined };
export type SelectEdit = EditOf<string | null> & {
  kind: 'select';
  items: readonly SelectItem[];
  clearable?: boolean | undefined;
};
/** A day as `YYYY-MM-DD`; `min` and `max` are the first and last allowed. */
export type DateEdit = EditOf<string | null> & {
  kind: 'date';
  min?: string | undefined;
  max?: string | undefined;
};

/** One value that is changed in its place: what it is now, by which field, and how it is saved. */
export type InlineEditDefinition = TextEdit | NumberEdit | SelectEdit | DateEdit;

/** How editing ended: `next` and `previous` are Tab and Shift Tab, `left` a press elsewhere. */
export type EditEnd = 'saved' | 'cancelled' | 'left' | 'next' | 'previous';
