import type { Data, Endpoints } from '@szansa/api-client/client';
import { CheckboxField } from '@szansa/ui/checkbox';
import { FieldGroup } from '@szansa/ui/field';
import { LabelChip } from '@szansa/ui/label-chip';

interface LabelsFieldProps {
  label: string;
  labels: Data<Endpoints['labels']['list']>;
  value: readonly string[];
  onValueChange: (ids: string[]) => void;
  error?: string | undefined;
}

/** The labels of an opportunity, each a tick. */
export function LabelsField({ label, labels, value, onValueChange, error }: LabelsFieldProps) {
  return (
    <FieldGroup role="group" label={label} error={error}>
      {({ 'aria-invalid': _invalid, 'aria-required': _required, ...group }) => (
        <div {...group} role="group" className="flex flex-wrap gap-x-4 gap-y-1.5">
          {labels.map(({ id, title, color, textColor }) => (
            <CheckboxField
              key={id}
              label={
                <LabelChip color={color} textColor={textColor ?? undefined}>
                  {title}
                </LabelChip>
              }
              checked={value.includes(id)}
              onCheckedChange={(checked) =>
                onValueChange(checked ? [...value, id] : value.filter((one) => one !== id))
              }
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
