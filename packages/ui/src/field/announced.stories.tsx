import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';

import { CheckboxField } from '../checkbox/index.ts';
import { ComboboxField } from '../combobox-field/index.ts';
import { DateField } from '../date-field/index.ts';
import { DateRangeField } from '../date-range-field/index.ts';
import { MoneyField } from '../money-field/index.ts';
import { MultiSelectField } from '../multi-select-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { SelectField } from '../select-field/index.ts';
import { SwitchField } from '../switch/index.ts';
import { TextField } from '../text-field/index.ts';
import { TextareaField } from '../textarea/index.ts';
import { TimeField } from '../time-field/index.ts';
import type { FieldBaseProps } from './field.tsx';

const nothing = fn();
const items = [{ value: 'a', label: 'Pierwsza' }];

interface Told {
  /** Role of the control that is announced. */
  role: string;
  draw: (field: FieldBaseProps) => ReactNode;
}

/** Every field by its name. */
const fields: Readonly<Record<string, Told>> = {
  Tekst: { role: 'textbox', draw: (field) => <TextField {...field} /> },
  Notatka: { role: 'textbox', draw: (field) => <TextareaField {...field} /> },
  Liczba: { role: 'textbox', draw: (field) => <NumberField {...field} value={null} onChange={nothing} /> },
  Kwota: { role: 'textbox', draw: (field) => <MoneyField {...field} value="" onChange={nothing} /> },
  Data: { role: 'textbox', draw: (field) => <DateField {...field} value={null} onChange={nothing} /> },
  Zgoda: {
    role: 'checkbox',
    draw: (field) => <CheckboxField {...field} checked={false} onChange={nothing} />,
  },
  Alarm: { role: 'switch', draw: (field) => <SwitchField {...field} checked={false} onChange={nothing} /> },
  Dostawa: {
    role: 'radiogroup',
    draw: (field) => <RadioCards {...field} items={items} value={null} onChange={nothing} />,
  },
  Rodzaj: {
    role: 'combobox',
    draw: (field) => <SelectField {...field} items={items} value={null} onChange={nothing} />,
  },
  Osoba: {
    role: 'combobox',
    draw: (field) => (
      <ComboboxField {...field} options={items} search={nothing} value={null} onChange={nothing} />
    ),
  },
  Etykiety: {
    role: 'combobox',
    draw: (field) => <MultiSelectField {...field} options={items} value={[]} onChange={nothing} />,
  },
  Okres: {
    role: 'combobox',
    draw: (field) => <DateRangeField {...field} today="2026-11-20" value={null} onChange={nothing} />,
  },
  Godzina: { role: 'spinbutton', draw: (field) => <TimeField {...field} value="" onChange={nothing} /> },
};

/** What is given to each field of a story; its label is the field's name. */
function AllFields(state: Omit<FieldBaseProps, 'label'>) {
  return (
    <div className="grid max-w-3xl grid-cols-3 gap-4 p-2">
      {Object.entries(fields).map(([label, { draw }]) => (
        <div key={label}>{draw({ ...state, label })}</div>
      ))}
    </div>
  );
}

const meta = { title: 'Forms/Announced', component: AllFields } satisfies Meta<typeof AllFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RequiredAndInvalid: Story = {
  args: { required: true, error: 'Tego brakuje', hint: 'Podpowiedź' },
  play: async ({ canvas }) => {
    for (const [label, { role }] of Object.entries(fields)) {
      const [control] = canvas.getAllByRole(role, { name: new RegExp(`^${label}`) });
      await expect(control).toHaveAttribute('aria-required', 'true');
      await expect(control).toBeInvalid();
      await expect(control).toHaveAccessibleDescription(/^Tego brakuje/);
    }
  },
};

/** Nothing is said that does not hold. */
export const Plain: Story = {
  args: { hint: 'Podpowiedź' },
  play: async ({ canvas }) => {
    for (const [label, { role }] of Object.entries(fields)) {
      const [control] = canvas.getAllByRole(role, { name: new RegExp(`^${label}`) });
      await expect(control).not.toHaveAttribute('aria-required');
      await expect(control).toBeValid();
      await expect(control).toBeEnabled();
    }
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const [label, { role }] of Object.entries(fields)) {
      if (role === 'radiogroup') continue;
      const [control] = canvas.getAllByRole(role, { name: new RegExp(`^${label}`) });
      await expect(control).toBeDisabled();
    }
  },
};

/** A closed list says that it is one, and that it is closed. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    for (const combobox of canvas.getAllByRole('combobox'))
      await expect(combobox).toHaveAttribute('aria-expanded', 'false');
  },
};
