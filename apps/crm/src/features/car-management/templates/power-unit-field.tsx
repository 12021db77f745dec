import { enginePowerUnits } from '@szansa/domain/catalogue';
import { SelectField } from '@szansa/ui/select-field';

import { useController } from '#kit/forms/controller.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import type { FormValues } from '#kit/forms/fields-definition.ts';

/** What a unit of power is called, in any language. */
export function unitName(unit: unknown): string {
  return unit === 'kW' ? 'kW' : 'KM';
}

/** The unit an engine's power is written in; there is always one. */
export function PowerUnitField({ name, label }: OwnFieldProps) {
  const { field, fieldState } = useController<FormValues>({ name });
  const { ref, value, onBlur, onValueChange } = field;
  return (
    <SelectField
      ref={ref}
      name={name}
      label={label}
      error={fieldState.error?.message}
      items={enginePowerUnits.map((unit) => ({ value: unit, label: unitName(unit) }))}
      value={typeof value === 'string' ? value : null}
      onBlur={onBlur}
      onValueChange={onValueChange}
    />
  );
}
