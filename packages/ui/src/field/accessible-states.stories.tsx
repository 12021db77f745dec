import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { CheckboxField } from '../checkbox/index.ts';
import { ColorField } from '../color-field/index.ts';
import { ComboboxField } from '../combobox-field/index.ts';
import { DateField } from '../date-field/index.ts';
import { DateRangeField } from '../date-range-field/index.ts';
import { FileDrop } from '../file-drop/index.ts';
import { FormattedField } from '../formatted-field/index.ts';
import { ListField } from '../list-field/index.ts';
import { MoneyField } from '../money-field/index.ts';
import { MultiSelectField } from '../multi-select-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import { OneTimeCodeField } from '../one-time-code-field/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { PercentField } from '../percent-field/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { RadioCards } from '../radio-cards/index.ts';
import { RichTextField } from '../rich-text-field/index.ts';
import { SecretField } from '../secret-field/index.ts';
import { SelectField } from '../select-field/index.ts';
import { SwitchField } from '../switch/index.ts';
import { TagField } from '../tag-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { TextareaField } from '../textarea/index.ts';
import { TimeField } from '../time-field/index.ts';
import type { FieldBaseProps } from './field.tsx';

const nothing = fn();
const asItIs = (text: string) => text;
const items = [{ value: 'a', label: 'Pierwsza' }];

interface Told {
  /** Role of the control exposed to assistive technology; a password field has none. */
  role: string;
  draw: (field: FieldBaseProps) => ReactNode;
}

/** Every field by its name. */
const fields: Readonly<Record<string, Told>> = {
  Tekst: { role: 'textbox', draw: (field) => <TextField {...field} /> },
  Notatka: { role: 'textbox', draw: (field) => <TextareaField {...field} /> },
  Liczba: {
    role: 'textbox',
    draw: (field) => <NumberField {...field} value={null} onValueChange={nothing} />,
  },
  Kwota: { role: 'textbox', draw: (field) => <MoneyField {...field} value="" onValueChange={nothing} /> },
  Rabat: { role: 'textbox', draw: (field) => <PercentField {...field} value="" onValueChange={nothing} /> },
  Telefon: { role: 'textbox', draw: (field) => <PhoneField {...field} value="" onValueChange={nothing} /> },
  Hasło: { role: 'none', draw: (field) => <PasswordField {...field} /> },
  Kod: { role: 'textbox', draw: (field) => <OneTimeCodeField {...field} value="" onValueChange={nothing} /> },
  Barwa: {
    role: 'textbox',
    draw: (field) => <ColorField {...field} fallback="#0b5563" value="" onValueChange={nothing} />,
  },
  PESEL: { role: 'textbox', draw: (field) => <SecretField {...field} value="" onValueChange={nothing} /> },
  Konto: {
    role: 'textbox',
    draw: (field) => (
      <FormattedField {...field} format={asItIs} parse={asItIs} value="" onValueChange={nothing} />
    ),
  },
  Słowa: { role: 'textbox', draw: (field) => <TagField {...field} value={[]} onValueChange={nothing} /> },
  Opis: {
    role: 'textbox',
    draw: (field) => <RichTextField {...field} value={null} onValueChange={nothing} />,
  },
  Data: { role: 'textbox', draw: (field) => <DateField {...field} value={null} onValueChange={nothing} /> },
  Zgoda: {
    role: 'checkbox',
    draw: (field) => <CheckboxField {...field} checked={false} onCheckedChange={nothing} />,
  },
  Alarm: {
    role: 'switch',
    draw: (field) => <SwitchField {...field} checked={false} onCheckedChange={nothing} />,
  },
  Dostawa: {
    role: 'radiogroup',
    draw: (field) => <RadioCards {...field} items={items} value={null} onValueChange={nothing} />,
  },
  Rodzaj: {
    role: 'combobox',
    draw: (field) => <SelectField {...field} items={items} value={null} onValueChange={nothing} />,
  },
  Osoba: {
    role: 'combobox',
    draw: (field) => (
      <ComboboxField {...field} options={items} search={nothing} value={null} onValueChange={nothing} />
    ),
  },
  Etykiety: {
    role: 'combobox',
    draw: (field) => <MultiSelectField {...field} options={items} value={[]} onValueChange={nothing} />,
  },
  Okres: {
    role: 'combobox',
    draw: (field) => <DateRangeField {...field} today="2026-11-20" value={null} onValueChange={nothing} />,
  },
  Godzina: { role: 'spinbutton', draw: (field) => <TimeField {...field} value="" onValueChange={nothing} /> },
  Adresy: {
    role: 'group',
    draw: (field) => <ListField {...field} itemLabel="Adres" value={[]} onValueChange={nothing} />,
  },
  Załączniki: {
    role: 'group',
    draw: (field) => (
      <FileDrop
        {...field}
        accept={['.pdf']}
        maxBytes={1024}
        files={[]}
        onFiles={nothing}
        onRemove={nothing}
      />
    ),
  },
};

/** What is given to each field of a story; its label is the field's name. */
function AllFields(state: Omit<FieldBaseProps, 'label'>) {
  return (
    <div className="grid max-w-3xl gap-4 sm:grid-cols-3 p-2">
      {Object.entries(fields).map(([label, { draw }]) => (
        <div key={label}>{draw({ ...state, label })}</div>
      ))}
    </div>
  );
}

const meta = { title: 'Forms/Announced', component: AllFields } satisfies Meta<typeof AllFields>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<ReturnType<typeof within>, 'findAllByRole' | 'getByLabelText'>;

/** The editor of a text comes after the field. */
async function controlOf(canvas: Canvas, label: string): Promise<HTMLElement> {
  const name = new RegExp(`^${label}`);
  const role = fields[label]?.role ?? '';
  const [control] = role === 'none' ? [] : await canvas.findAllByRole(role, { name });
  return control ?? canvas.getByLabelText(name);
}

/** What the browser makes of it is read after every story. */
export const RequiredAndInvalid: Story = {
  args: { required: true, error: 'Tego brakuje', hint: 'Podpowiedź' },
  play: async ({ canvas }) => {
    for (const [label, { role }] of Object.entries(fields)) {
      const control = await controlOf(canvas, label);
      await expect(control).toHaveAccessibleDescription(/^Tego brakuje/);
      // a group has neither state
      if (role === 'group') await expect(control).toHaveAccessibleName(`${label} (wymagane)`);
      else {
        await expect(control).toHaveAttribute('aria-required', 'true');
        await expect(control).toBeInvalid();
      }
    }
  },
};

/** No state is exposed that does not apply. */
export const Plain: Story = {
  args: { hint: 'Podpowiedź' },
  play: async ({ canvas }) => {
    for (const label of Object.keys(fields)) {
      const control = await controlOf(canvas, label);
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
      if (role === 'radiogroup' || role === 'group') continue;
      const control = await controlOf(canvas, label);
      if (control.isContentEditable || control.hasAttribute('contenteditable'))
        await expect(control).toHaveAttribute('aria-disabled', 'true');
      else await expect(control).toBeDisabled();
    }
  },
};

/** A closed list exposes its role, and that it is closed. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    for (const combobox of canvas.getAllByRole('combobox'))
      await expect(combobox).toHaveAttribute('aria-expanded', 'false');
  },
};

/** What opens a list stays what it is while the list is open, and names it. */
export const Open: Story = {
  args: { required: true, error: 'Tego brakuje', hint: 'Podpowiedź' },
  play: async ({ canvas }) => {
    for (const label of ['Osoba', 'Etykiety', 'Okres']) {
      const trigger = await controlOf(canvas, label);
      await userEvent.click(trigger);
      const panel = await screen.findByRole('dialog', { name: label });
      await expect(trigger).toHaveRole('combobox');
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expect(trigger).toHaveAttribute('aria-controls', panel.id);
      await expect(trigger).toHaveAttribute('aria-required', 'true');
      await expect(trigger).toBeInvalid();
      await expect(trigger).toHaveAccessibleDescription('Tego brakuje Podpowiedź');
      if (label === 'Okres') continue;
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(panel).not.toBeInTheDocument());
    }
  },
};
