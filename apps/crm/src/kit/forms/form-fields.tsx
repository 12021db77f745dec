import { FormSection } from '@szansa/ui/form-section';
import type { ReactNode } from 'react';

import { useAccess } from '../session/session-atoms.ts';
import { useFieldLabels } from '../texts/field-labels.ts';
import { useTextsOf } from '../texts/use-texts-of.ts';
import { isHiddenField, isRequiredField, type FieldsDefinition } from './fields-definition.ts';
import { FormField } from './form-field.tsx';

interface FormFieldsProps {
  definition: FieldsDefinition;
  /** The stored record, or what is known of a new one. */
  record?: { readonly id?: string } | undefined;
}

/** The fields of a form, without those hidden from the user. Must be inside a form's provider. */
export function FormFields({ definition, record }: FormFieldsProps) {
  const { texts, sections } = definition;
  const t = useTextsOf(texts);
  return sections.map(({ title, columns = 1, fields }) => {
    const shown = fields.map((name) => (
      <OneField key={name} name={name} definition={definition} record={record} inTwo={columns === 2} />
    ));
    const laid = columns === 1 ? shown : <TwoColumns key={fields[0]}>{shown}</TwoColumns>;
    if (title === undefined) return laid;
    return (
      <FormSection key={title} title={t(title)}>
        {laid}
      </FormSection>
    );
  });
}

function TwoColumns({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-x-4 gap-y-3.5 sm:grid-cols-2">{children}</div>;
}

interface OneFieldProps extends FormFieldsProps {
  name: string;
  /** Whether its section has two columns. */
  inTwo: boolean;
}

function OneField({ name, definition, record, inTwo }: OneFieldProps) {
  const { texts, shape, fields } = definition;
  const { label, hint } = useFieldLabels(texts);
  const { isExcluded } = useAccess();
  const isShown = (one: string) => fields[one] !== undefined && !isHiddenField(shape, one, isExcluded);
  const field = fields[name];
  if (!field || !isShown(name)) return null;
  const fieldOf = (one: string) => ({ name: one, label: label(one), required: isRequiredField(shape, one) });
  const plainOf = (one: string) => {
    const plain = fields[one];
    if (!plain || plain.kind === 'own' || !isShown(one)) return null;
    return <FormField key={one} {...fieldOf(one)} field={plain} hint={hint(one)} record={record} />;
  };
  const own = { ...fieldOf(name), recordId: record?.id, labelOf: label, isShown, plainOf };
  const shown = field.Field ? <field.Field {...own} /> : plainOf(name);
  return inTwo && field.wide ? <div className="col-span-full">{shown}</div> : shown;
}
