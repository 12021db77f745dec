import { useControllableState } from 'radix-ui/internal';

/** The value props of every field: controlled by a form (`value`), or uncontrolled with `defaultValue`. */
export interface FieldValue<Value> {
  value?: Value | undefined;
  /** The initial value of a field without `value`. */
  defaultValue?: Value | undefined;
  onValueChange?: ((value: Value) => void) | undefined;
}

/** Returns the current value of a field, and its setter. `empty` is the value where neither prop is given. */
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
  /** The initial value of a field without `value`. */
  defaultValue?: readonly Value[] | undefined;
  onValueChange?: ((value: Value[]) => void) | undefined;
}

export function useFieldValues<Value>({ value, defaultValue, onValueChange }: FieldValues<Value>) {
  return useFieldValue<Value[]>(
    { value: value && [...value], defaultValue: defaultValue && [...defaultValue], onValueChange },
    [],
  );
}
