import type { ReactElement } from 'react';
import {
  // oxlint-disable-next-line no-restricted-imports -- the one place that joins fields to forms
  useController as useNativeController,
  type ControllerFieldState,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  type UseControllerProps,
  type UseFormStateReturn,
} from 'react-hook-form';

/** The props a form passes to a field of the design system: its value, and the callback for a new one. */
export interface ControlledField<
  Values extends FieldValues = FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
> extends Omit<ControllerRenderProps<Values, Name>, 'onChange'> {
  onValueChange: ControllerRenderProps<Values, Name>['onChange'];
}

interface Controlled<Values extends FieldValues, Name extends FieldPath<Values>> {
  field: ControlledField<Values, Name>;
  fieldState: ControllerFieldState;
  formState: UseFormStateReturn<Values>;
}

/** Adapts the controller of react-hook-form to fields of the design system; the only place where the two meet. */
export function useController<
  Values extends FieldValues = FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
  Output = Values,
>(options: UseControllerProps<Values, Name, Output>): Controlled<Values, Name> {
  const { field, ...states } = useNativeController(options);
  const { onChange, ...rest } = field;
  return { ...states, field: { ...rest, onValueChange: onChange } };
}

interface ControllerProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Output,
> extends UseControllerProps<Values, Name, Output> {
  render: (controlled: Controlled<Values, Name>) => ReactElement | null;
}

export function Controller<
  Values extends FieldValues = FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
  Output = Values,
>({ render, ...options }: ControllerProps<Values, Name, Output>) {
  return render(useController(options));
}
