import { availabilitySwitches, type AvailabilitySwitch } from '@szansa/domain/catalogue';
import { availabilitySwitchLabels } from '@szansa/domain/language';
import { CheckboxField } from '@szansa/ui/checkbox';
import { FieldGroup } from '@szansa/ui/field';

import { useController } from '#kit/forms/controller.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

interface SwitchValues {
  switches: readonly AvailabilitySwitch[];
}

/** The fields that an availability shows in a variant, each as a switch. */
export function SwitchesField({ label }: OwnFieldProps) {
  const { language } = useFormats();
  const { field, fieldState } = useController<SwitchValues, 'switches'>({ name: 'switches' });
  const { value, onValueChange } = field;
  return (
    <FieldGroup label={label} role="group" error={fieldState.error?.message}>
      {(group) => (
        <div {...group} role="group" className="flex flex-col gap-2">
          {availabilitySwitches.map((one) => (
            <CheckboxField
              key={one}
              label={availabilitySwitchLabels[language][one]}
              checked={value.includes(one)}
              onCheckedChange={(isOn) =>
                onValueChange(
                  availabilitySwitches.filter((other) => (other === one ? isOn : value.includes(other))),
                )
              }
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
