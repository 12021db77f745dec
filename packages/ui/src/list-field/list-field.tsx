import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';

import { Button } from '../button/index.ts';
import { FieldGroup, type FieldBaseProps } from '../field/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../labels/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import { insertRows, splitRows } from './split-rows.ts';
import { listFieldWords } from './words.ts';

export interface ListFieldProps extends FieldBaseProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
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
}

/** A short list of short texts: e-mails, telephones. An empty list still shows one empty row to type in. */
export function ListField(props: ListFieldProps) {
  const { value, onChange, onBlur, itemLabel, addLabel, type, placeholder, itemErrors, max, ...field } =
    props;
  const { disabled, name } = field;
  const words = useWords(listFieldWords);
  const container = useRef<HTMLDivElement>(null);
  const rows = value.length === 0 ? [''] : value;
  const full = max !== undefined && rows.length >= max;

  const focusRow = (index: number) => {
    requestAnimationFrame(() => {
      container.current?.querySelectorAll('input')[index]?.focus();
    });
  };
  const add = () => {
    onChange([...rows, '']);
    focusRow(rows.length);
  };
  const paste = (index: number, text: string): boolean => {
    const pasted = splitRows(text);
    if (pasted.length < 2) return false;
    const next = insertRows(rows, index, pasted, max);
    onChange(next);
    focusRow(Math.min(index + pasted.length, next.length) - 1);
    return true;
  };
  const remove = (index: number) => {
    onChange(rows.filter((_, position) => position !== index));
    focusRow(Math.max(0, index - 1));
  };

  return (
    <FieldGroup {...field} role="group">
      {({ 'aria-invalid': _invalid, 'aria-required': _required, ...group }) => (
        <div {...group} ref={container} role="group" data-slot="list-field" className="flex flex-col gap-2">
          {rows.map((text, index) => {
            const rowLabel = words.numberedItem(itemLabel, index + 1);
            return (
              // rows are told apart by nothing but their place, and hold no state of their own
              // oxlint-disable-next-line react/no-array-index-key
              <div key={index} className="flex items-start gap-1">
                <TextField
                  label={rowLabel}
                  hideLabel
                  type={type ?? 'text'}
                  name={name === undefined ? undefined : `${name}.${index}`}
                  value={text}
                  error={itemErrors?.[index]}
                  disabled={disabled}
                  placeholder={placeholder}
                  className="flex-1"
                  onBlur={onBlur}
                  onChange={(event) => {
                    onChange(rows.map((row, position) => (position === index ? event.target.value : row)));
                  }}
                  onPaste={(event) => {
                    if (paste(index, event.clipboardData.getData('text'))) event.preventDefault();
                  }}
                  onKeyDown={(event) => {
                    if (event.key === 'Backspace' && text === '' && rows.length > 1) {
                      event.preventDefault();
                      remove(index);
                    } else if (event.key === 'Enter' && !full && text.trim() !== '') {
                      event.preventDefault();
                      add();
                    }
                  }}
                />
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
