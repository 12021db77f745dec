import { DateField, isIsoDate } from '../date-field/index.ts';
import { useLabels } from '../labels/index.ts';
import { NumberField } from '../number-field/index.ts';
import { SelectField } from '../select-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { EditFrame } from './edit-frame.tsx';
import type {
  DateEdit,
  EditEnd,
  InlineEditDefinition,
  NumberEdit,
  SelectEdit,
  TextEdit,
} from './inline-edit-definition.ts';
import { useDraft, type Draft } from './use-draft.ts';

export interface InlineEditFieldProps {
  /** What the value is called. */
  label: string;
  edit: InlineEditDefinition;
  onEnd: (end: EditEnd) => void;
  /** Tab saves and ends with `next` or `previous` instead of its default action. */
  tabs?: boolean | undefined;
  className?: string | undefined;
}

interface FieldOf<Edit> extends Omit<InlineEditFieldProps, 'edit'> {
  edit: Edit;
}

/** The field itself, focused as soon as it appears: Enter saves, Escape cancels, a blur saves a changed value. */
export function InlineEditField({ edit, ...props }: InlineEditFieldProps) {
  if (edit.kind === 'text') return <TextEditField edit={edit} {...props} />;
  if (edit.kind === 'number') return <NumberEditField edit={edit} {...props} />;
  if (edit.kind === 'select') return <SelectEditField edit={edit} {...props} />;
  return <DateEditField edit={edit} {...props} />;
}

function TextEditField({ edit, onEnd, ...props }: FieldOf<TextEdit>) {
  const draft = useDraft<string>({ edit, onEnd });
  return (
    <EditFrame {...frameProps(draft, props)}>
      <TextField
        {...fieldProps(draft, props)}
        ref={focusInput}
        type={edit.type ?? 'text'}
        autoComplete="off"
        onValueChange={draft.change}
      />
    </EditFrame>
  );
}

function NumberEditField({ edit, onEnd, ...props }: FieldOf<NumberEdit>) {
  const { invalidNumber } = useLabels();
  const unreadable = (value: number | null) => (Number.isNaN(value) ? invalidNumber : undefined);
  const draft = useDraft<number | null>({ edit, onEnd, unreadable });
  return (
    <EditFrame {...frameProps(draft, props)}>
      <NumberField
        {...fieldProps(draft, props)}
        ref={focusInput}
        suffix={edit.suffix}
        onValueChange={draft.change}
      />
    </EditFrame>
  );
}

function SelectEditField({ edit, onEnd, ...props }: FieldOf<SelectEdit>) {
  const draft = useDraft<string | null>({ edit, onEnd });
  return (
    <EditFrame {...frameProps(draft, props)}>
      <SelectField
        {...fieldProps(draft, props)}
        ref={openList}
        items={edit.items}
        clearable={edit.clearable ?? false}
        onValueChange={(next) => {
          draft.change(next);
          draft.finish('saved', next);
        }}
      />
    </EditFrame>
  );
}

function DateEditField({ edit, onEnd, ...props }: FieldOf<DateEdit>) {
  const { invalidDate, dateOutOfRange } = useLabels();
  const unreadable = (value: string | null) => {
    if (value === null || value === '') return undefined;
    if (!isIsoDate(value)) return invalidDate;
    const early = edit.min !== undefined && value < edit.min;
    const late = edit.max !== undefined && value > edit.max;
    return early || late ? dateOutOfRange : undefined;
  };
  const draft = useDraft<string | null>({ edit, onEnd, unreadable });
  return (
    <EditFrame {...frameProps(draft, props)}>
      <DateField
        {...fieldProps(draft, props)}
        ref={focusInput}
        min={edit.min}
        max={edit.max}
        onValueChange={draft.change}
      />
    </EditFrame>
  );
}

type Place = Pick<InlineEditFieldProps, 'label' | 'tabs' | 'className'>;

function frameProps<Value>(draft: Draft<Value>, { tabs = false, className }: Place) {
  const { pending, error, finish } = draft;
  return {
    pending,
    error,
    tabs,
    className,
    onFinish: (end: EditEnd) => {
      finish(end);
    },
  };
}

function fieldProps<Value>({ value, error }: Draft<Value>, { label }: Place) {
  return { label, hideLabel: true, value, error };
}

function focusInput(input: HTMLInputElement | null) {
  if (!input || input === document.activeElement) return;
  input.focus({ preventScroll: true });
  input.select();
}

/** Opens the list at once, because the press that turned the value into a field already requested it. */
function openList(trigger: HTMLButtonElement | null) {
  if (!trigger || trigger.dataset['opened']) return;
  trigger.dataset['opened'] = 'true';
  trigger.focus({ preventScroll: true });
  trigger.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
}
