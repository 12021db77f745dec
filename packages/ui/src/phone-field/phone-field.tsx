import { useRef, useState, type ComponentProps } from 'react';

import { classes } from '../classes/index.ts';
import {
  ControlBox,
  controlInputClasses,
  Field,
  useFieldValue,
  type FieldBaseProps,
  type FieldValue,
} from '../field/index.ts';
import { digitsOnly, useFormattedInput } from '../formatted-field/index.ts';
import { useWords } from '../labels/index.ts';
import { POLAND, type Country } from './countries.ts';
import { CountrySelect } from './country-select.tsx';
import { groupNational, joinPhone, readInternational, splitPhone } from './phone.ts';
import { phoneFieldWords } from './words.ts';

type NativeProps = Pick<
  ComponentProps<'input'>,
  'placeholder' | 'autoComplete' | 'onBlur' | 'onKeyDown' | 'onPaste' | 'ref'
>;

export interface PhoneFieldProps extends FieldBaseProps, FieldValue<string>, NativeProps {
  /** `+48600123456`; '' when empty; as stored, until it is edited, when it is written otherwise. */
  value?: string | undefined;
  /** Country of an empty field. */
  defaultCountry?: Country | undefined;
}

/** A telephone number with its country; any usual writing may be typed or pasted. Whether it exists is the caller's to check. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hideLabel, hint, error, required, disabled, id, name, className, ...rest } = props;
  const {
    value: controlled,
    defaultValue,
    onValueChange,
    defaultCountry = POLAND,
    onPaste,
    ...native
  } = rest;
  const [value, setValue] = useFieldValue({ value: controlled, defaultValue, onValueChange }, '');
  const words = useWords(phoneFieldWords);
  const box = useRef<HTMLDivElement>(null);
  const [chosenCountry, setChosenCountry] = useState(defaultCountry);
  const split = splitPhone(value, chosenCountry);
  const country = split?.country ?? chosenCountry;

  const applyText = (text: string) => {
    const international = readInternational(text, country);
    const read = international === undefined ? undefined : splitPhone(international, country);
    // a cleared field preserves the country it showed
    setChosenCountry(read?.country ?? country);
    setValue(read ? joinPhone(read.country, read.national) : (international ?? joinPhone(country, text)));
  };
  const input = useFormattedInput({
    value: split ? split.national : value,
    onValueChange: applyText,
    // a calling code on its way is shown as typed
    format: (text) => (/^\d*$/.test(text) ? groupNational(text, country) : text),
    parse: (text) => readInternational(text, country) ?? digitsOnly(text),
  });

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, name, className }}>
      {({ name: _name, ...control }) => (
        <div ref={box}>
          <ControlBox width="phone" invalid={Boolean(error)} disabled={disabled}>
            <CountrySelect
              label={words.country(label)}
              value={country}
              disabled={Boolean(disabled)}
              onChoose={(next) => {
                setChosenCountry(next);
                if (value !== '') setValue(joinPhone(next, split ? split.national : value));
                box.current?.querySelector('input')?.focus();
              }}
            />
            <input
              autoComplete="off"
              {...native}
              {...control}
              {...input}
              data-slot="phone-field"
              type="tel"
              className={classes(controlInputClasses, 'tabular-nums')}
              onPaste={(event) => {
                onPaste?.(event);
                const text = event.clipboardData.getData('text').trim();
                if (event.defaultPrevented || readInternational(text, country) === undefined) return;
                event.preventDefault();
                applyText(text);
              }}
            />
          </ControlBox>
          {name === undefined ? null : <input type="hidden" name={name} value={value} disabled={disabled} />}
        </div>
      )}
    </Field>
  );
}
