import { useRef, useState, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { ControlBox, controlInputClasses, Field, type FieldBaseProps } from '../field/index.ts';
import { digitsOnly, useFormattedInput } from '../formatted-field/index.ts';
import { useWords } from '../labels/index.ts';
import { POLAND, type Country } from './countries.ts';
import { CountrySelect } from './country-select.tsx';
import { groupNational, joinPhone, readInternational, splitPhone } from './phone.ts';
import { phoneFieldWords } from './words.ts';

export interface PhoneFieldProps extends FieldBaseProps {
  /** `+48600123456`; '' when empty; as stored when it is no international number. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Country of an empty field. */
  defaultCountry?: Country | undefined;
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A telephone number with its country; any usual writing may be typed or pasted. Whether it exists is the caller's to check. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hideLabel, hint, error, required, disabled, id, name, className } = props;
  const { value, onChange, onBlur, defaultCountry = POLAND, placeholder, ref } = props;
  const words = useWords(phoneFieldWords);
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(defaultCountry);
  const split = splitPhone(value, wanted);
  const country = split?.country ?? wanted;

  const take = (text: string) => {
    const international = readInternational(text);
    const read = international === undefined ? undefined : splitPhone(international, wanted);
    if (read) {
      setWanted(read.country);
      onChange(joinPhone(read.country, read.national));
    } else onChange(international ?? joinPhone(country, text));
  };
  const input = useFormattedInput({
    value: split ? split.national : value,
    onChange: take,
    // a calling code on its way is shown as typed
    format: (text) => (/^\d*$/.test(text) ? groupNational(text) : text),
    parse: (text) => readInternational(text) ?? digitsOnly(text),
  });

  return (
    <Field {...{ label, hideLabel, hint, error, required, disabled, id, name, className }}>
      {({ name: _name, ...control }) => (
        <div ref={box}>
          <ControlBox invalid={Boolean(error)} disabled={disabled}>
            <CountrySelect
              label={words.country(label)}
              value={country}
              disabled={Boolean(disabled)}
              onChoose={(next) => {
                setWanted(next);
                if (split) onChange(joinPhone(next, split.national));
                box.current?.querySelector('input')?.focus();
              }}
            />
            <input
              {...control}
              {...input}
              ref={ref}
              data-slot="phone-field"
              type="tel"
              autoComplete="off"
              placeholder={placeholder}
              className={classes(controlInputClasses, 'tabular-nums')}
              onBlur={onBlur}
              onPaste={(event) => {
                const text = event.clipboardData.getData('text').trim();
                if (readInternational(text) === undefined) return;
                event.preventDefault();
                take(text);
              }}
            />
          </ControlBox>
          {name === undefined ? null : <input type="hidden" name={name} value={value} disabled={disabled} />}
        </div>
      )}
    </Field>
  );
}
