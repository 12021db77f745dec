import type { Data, Endpoints } from '@szansa/api-client/client';
import type { tableColumns } from '@szansa/domain/access';
import {
  availabilitySwitches,
  carColourInput,
  carListEntity,
  carListEntryInput,
  type AvailabilitySwitch,
  type CarListKind,
} from '@szansa/domain/catalogue';
import { availabilitySwitchLabels } from '@szansa/domain/language';
import { CheckboxField } from '@szansa/ui/checkbox';
import { FieldGroup } from '@szansa/ui/field';

import { useController } from '#kit/forms/controller.ts';
import type { OwnFieldProps } from '#kit/forms/field-kinds.ts';
import { formFields } from '#kit/forms/fields-definition.ts';
import { ownChange } from '#kit/live/changes.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

export type CarListEntry = Data<Endpoints['carLists']['get']>;

const texts = 'carLists';
const name = { kind: 'text', autoFocus: true } as const;
const noSwitches: readonly AvailabilitySwitch[] = [];

const plain = {
  schema: carListEntryInput,
  fields: formFields({ texts, schema: carListEntryInput, fields: { name } }),
};
const colour = {
  schema: carColourInput,
  fields: formFields({ texts, schema: carColourInput, fields: { name, code: { kind: 'text' } } }),
};

interface SwitchValues {
  switches: readonly AvailabilitySwitch[];
}

/** The fields that an availability shows in a variant, each as a switch. */
function SwitchesField({ label }: OwnFieldProps) {
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

const availability = {
  schema: carListEntryInput,
  fields: formFields({
    texts,
    schema: carListEntryInput,
    fields: { name, switches: { kind: 'own', Field: SwitchesField, initial: noSwitches } },
  }),
};

/** Returns the form of an entry of a list. */
export function entryForm(kind: CarListKind) {
  if (kind === 'colour') return colour;
  return kind === 'availability' ? availability : plain;
}

/** What a list shows of its entries beside their names; roles may hide it. */
export function entryColumns(kind: CarListKind): readonly (typeof tableColumns.carLists)[number][] {
  const own: Partial<Record<CarListKind, 'code' | 'switches'>> = { colour: 'code', availability: 'switches' };
  const column = own[kind];
  return column === undefined ? ['uses'] : [column, 'uses'];
}

/** Refetches what shows an entry. */
export function cacheEntry(kind: CarListKind, { id }: Pick<CarListEntry, 'id'>): void {
  ownChange('record-changed', { entity: carListEntity(kind), id });
}
