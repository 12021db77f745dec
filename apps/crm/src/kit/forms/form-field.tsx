import { CheckboxField } from '@szansa/ui/checkbox';
import { ColorField } from '@szansa/ui/color-field';
import { DateField } from '@szansa/ui/date-field';
import { FormattedField } from '@szansa/ui/formatted-field';
import { MoneyField } from '@szansa/ui/money-field';
import { NumberField } from '@szansa/ui/number-field';
import { PasswordField } from '@szansa/ui/password-field';
import { PhoneField } from '@szansa/ui/phone-field';
import { SelectField } from '@szansa/ui/select-field';
import { TextareaField } from '@szansa/ui/textarea';
import { TextField } from '@szansa/ui/text-field';
import { useFormContext } from 'react-hook-form';

import { useController, type ControlledField } from './controller.ts';
import { ContactsField } from './contacts-field.tsx';
import type { Field } from './field-kinds.ts';
import type { FormValues } from './fields-definition.ts';
import { taxIdFormat } from './identifier-formats.ts';
import { RecordPicker } from './record-picker.tsx';
import { refusalOf } from './refusal-of.ts';

interface FieldTexts {
  label: string;
  hint: string | undefined;
  required: boolean;
}

interface FormFieldProps extends FieldTexts {
  name: string;
  field: Exclude<Field, { kind: 'own' }>;
  /** The stored record: names what a picker has chosen. */
  record: object | undefined;
}

/** One field of a form by its kind, joined to the form around it. */
export function FormField({ name, field, record, ...texts }: FormFieldProps) {
  const { field: joined, fieldState, formState } = useController<FormValues>({ name });
  const { clearErrors } = useFormContext<FormValues>();
  const { value, ...handlers } = joined;
  const common = { ...texts, ...handlers, error: fieldState.error?.message };
  const text = typeof value === 'string' ? value : null;
  switch (field.kind) {
    case 'money':
      return <MoneyField {...common} value={text} />;
    case 'date':
      return <DateField {...common} value={text} />;
    case 'picker': {
      const { refusedAs = name } = field;
      const change = (id: string | null) => {
        clearErrors(refusedAs);
        handlers.onValueChange(id);
      };
      const error = common.error ?? refusalOf(formState.errors, refusedAs);
      const chosen = { field, record, value: text, onValueChange: change };
      return <RecordPicker {...common} {...chosen} error={error} />;
    }
    case 'phones':
    case 'emails':
      return <ContactsField {...texts} kind={field.kind} name={name} />;
    case 'choice': {
      const items = field.options.map((option) => ({ value: option, label: field.optionLabel(option) }));
      return <SelectField {...common} items={items} clearable={!texts.required} value={text} />;
    }
    case 'number': {
      const { suffix, grouping = true } = field;
      const number = typeof value === 'number' ? value : null;
      return (
        <NumberField
          {...common}
          suffix={suffix}
          grouping={grouping}
          value={number}
          width={grouping ? undefined : 'year'}
        />
      );
    }
    case 'checkbox':
    case 'active':
      return (
        <CheckboxField
          {...common}
          required={false}
          checked={value === true}
          onCheckedChange={handlers.onValueChange}
        />
      );
    default:
      return <LineField {...common} field={field} value={text ?? ''} />;
  }
}

type Line = Exclude<
  FormFieldProps['field'],
  { kind: 'money' | 'date' | 'picker' | 'phones' | 'emails' | 'choice' | 'number' | 'checkbox' | 'active' }
>;

interface LineFieldProps extends FieldTexts, Omit<ControlledField<FormValues>, 'value'> {
  field: Line;
  error: string | undefined;
  value: string;
}

/** What is typed as text. */
function LineField({ field, ...props }: LineFieldProps) {
  switch (field.kind) {
    case 'phone':
      return <PhoneField {...props} />;
    case 'taxId':
      return <FormattedField {...props} {...taxIdFormat} inputMode="numeric" width="identifier" />;
    case 'password':
      // the browser is not to fill in the own one
      return <PasswordField {...props} autoComplete="new-password" />;
    case 'color':
      return <ColorField {...props} fallback={field.fallback} />;
    case 'longText':
      return <TextareaField {...props} maxLength={field.maxLength} />;
    default: {
      const type = field.kind === 'email' ? 'email' : 'text';
      const width = field.kind === 'text' ? field.width : undefined;
      return (
        <TextField {...props} type={type} width={width} autoComplete="off" autoFocus={field.autoFocus} />
      );
    }
  }
}
