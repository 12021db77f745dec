import { Plus, Trash2 } from 'lucide-react';
import { useRef, type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';

import { Button } from '../button/index.ts';
import { FieldGroup, useFieldValues, type FieldBaseProps, type FieldValues } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { defineWords, useWords } from '../labels/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';

const listFieldWords = defineWords('list-field', {
  pl: {
    addItem: 'Dodaj',
    removeItem: (item: string) => `Usuń: ${item}`,
    numberedItem: (label: string, number: number) => `${label} ${number}`,
  },
  en: {
    addItem: 'Add',
    removeItem: (item) => `Remove: ${item}`,
    numberedItem: (label, number) => `${label} ${number}`,
  },
});

/** Splits a pasted text into rows at commas, semicolons, tabs and new lines. */
export function splitRows(text: string): string[] {
  return text
    .split(/[,;\t\r\n]+/)
    .map((row) => row.trim())
    .filter((row) => row !== '');
}

/** Puts pasted rows in: the first into the row itself when it is empty, the rest behind it, up to `max`. */
export function insertRows(
  rows: readonly string[],
  index: number,
  pasted: readonly string[],
  max: number | undefined,
): string[] {
  const empty = (rows[index] ?? '').trim() === '';
  const before = rows.slice(0, empty ? index : index + 1);
  const after = rows.slice(index + 1);
  const room = max === undefined ? pasted.length : Math.max(0, max - before.length - after.length);
  return [...before, ...pasted.slice(0, room), ...after];
}

/** The props of a row's field; a text field of another kind accepts them as they are. */
export interface ListFieldRow {
  label: string;
  hideLabel: true;
  name: string | undefined;
  value: string;
  error: string | undefined;
  disabled: boolean | undefined;
  className: string;
  onValueChange: (value: string) => void;
  onBlur: (() => void) | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
}

export interface ListFieldProps extends FieldBaseProps, FieldValues<string> {
  onBlur?: (() => void) | undefined;
  /** Names one row: rows are read as "E-mail 1", "E-mail 2". */
  itemLabel: string;
  /** Text of the button that adds a row. */
  addLabel?: string;
  type?: TextFieldProps['type'];
  placeholder?: string;
  /** Errors by row, in the order of `value`. */
  itemErrors?: readonly (string | undefined)[];
  /** The most rows there may be. */
  max?: number;
  /** The field of a row, instead of a text field; what it shows has to follow from its value. */
  renderRow?: ((row: ListFieldRow) => ReactNode) | undefined;
  /** The frame of the field. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A short list of short texts: e-mails, telephones. An empty list still shows one empty row to type in. */
export function ListField(props: ListFieldProps) {
  const { onBlur, itemLabel, addLabel, type, placeholder, itemErrors, max, ...rest } = props;
  const [value, setValue] = useFieldValues<string>(props);
  const { renderRow, ...field } = rest;
  const { disabled, name } = field;
  const words = useWords(listFieldWords);
  const container = useRef<HTMLDivElement>(null);
  const rows = value.length === 0 ? [''] : value;
  const full = max !== undefined && rows.length >= max;

  const focusRow = (index: number) => {
    requestAnimationFrame(() => {
      container.current?.children[index]?.querySelector('input')?.focus();
    });
  };
  const add = () => {
    setValue([...rows, '']);
    focusRow(rows.length);
  };
  const paste = (index: number, text: string): boolean => {
    const pasted = splitRows(text);
    if (pasted.length < 2) return false;
    const next = insertRows(rows, index, pasted, max);
    setValue(next);
    // the last of the pasted rows: those after the edited row come after them
    focusRow(next.length - (rows.length - index));
    return true;
  };
  const remove = (index: number) => {
    setValue(rows.filter((_, position) => position !== index));
    focusRow(Math.max(0, index - 1));
  };

  const textRow = (row: ListFieldRow) => (
    <TextField {...row} type={type ?? 'text'} placeholder={placeholder} />
  );

  return (
    <FieldGroup {...field} role="group">
      {({ 'aria-invalid': _invalid, 'aria-required': _required, ...group }) => (
        <div {...group} ref={container} role="group" data-slot="list-field" className="flex flex-col gap-2">
          {rows.map((text, index) => {
            const rowLabel = words.numberedItem(itemLabel, index + 1);
            return (
              // oxlint-disable-next-line react/no-array-index-key -- only the index identifies a row, which shows its value alone
              <div key={index} className="flex items-start gap-1">
                {(renderRow ?? textRow)({
                  label: rowLabel,
                  hideLabel: true,
                  name: name === undefined ? undefined : `${name}.${index}`,
                  value: text,
                  error: itemErrors?.[index],
                  disabled,
                  className: 'flex-1',
                  onValueChange: (next) => {
                    setValue(rows.map((row, position) => (position === index ? next : row)));
                  },
                  onBlur,
                  onKeyDown: (event) => {
                    if (event.key === 'Backspace' && text === '' && rows.length > 1) {
                      event.preventDefault();
                      remove(index);
                    } else if (event.key === 'Enter' && !full && text.trim() !== '') {
                      event.preventDefault();
                      add();
                    }
                  },
                  onPaste: (event) => {
                    if (paste(index, event.clipboardData.getData('text'))) event.preventDefault();
                  },
                })}
                <IconButton
                  label={words.removeItem(text.trim() || rowLabel)}
                  icon={<Trash2 aria-hidden />}
                  disabled={Boolean(disabled) || (rows.length === 1 && text === '')}
                  onClick={() => {
                    remove(index);
                  }}
                />
              </div>
            );
          })}
          {full ? null : (
            <Button
              size="small"
              variant="ghost"
              icon={<Plus aria-hidden />}
              disabled={disabled}
              className="self-start"
              onClick={add}
            >
              {addLabel ?? words.addItem}
            </Button>
          )}
        </div>
      )}
    </FieldGroup>
  );
}
