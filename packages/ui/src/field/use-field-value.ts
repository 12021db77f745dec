import { useControllableState } from 'radix-ui/internal';

/** How every field is given what it holds: by a form (`value`), or left to itself from `defaultValue` on. */
export interface FieldValue<Value> {
  value?: Value | undefined;
  /** What a field without `value` begins with. */
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
}

/** What a field holds now, and how it is changed. `empty` stands where neither value is given. */
export function useFieldValue<Value>(given: FieldValue<Value>, empty: Value) {
  return useControllableState<Value>({
    prop: given.value,
    defaultProp: given.defaultValue ?? empty,
    onChange: given.onValueChange,
    caller: 'Field',
  });
}

/** A field of several values, which are read and not changed in place. */
export interface FieldValues<Value> {
  value?: readonly Value[] | undefined;
  /** What a field without `value` begins with. */
  defaultValue?: readonly Value[] | undefined;
  onValueChange?: ((value: Value[]) => void) | undefined;
}

export function useFieldValues<Value>({ value, defaultValue, onValueChange }: FieldValues<Value>) {
  return useFieldValue<Value[]>(
    { value: value && [...value], defaultValue: defaultValue && [...defaultValue], onValueChange },
    [],
  );
}
