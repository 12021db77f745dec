import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { CheckboxField } from '../checkbox/index.ts';
import { ColorField } from '../color-field/index.ts';
import { ComboboxField } from '../combobox-field/index.ts';
import { DateField } from '../date-field/index.ts';
import { DateRangeField } from '../date-range-field/index.ts';
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
import { SearchField } from '../search-field/index.ts';
import { SecretField } from '../secret-field/index.ts';
import { SelectField } from '../select-field/index.ts';
import { SwitchField } from '../switch/index.ts';
import { TagField } from '../tag-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { TextareaField } from '../textarea/index.ts';
import { TimeField } from '../time-field/index.ts';

type Hear = (value: unknown) => void;

const asItIs = (text: string) => text;
const items = [
  { value: 'a', label: 'Pierwsza' },
  { value: 'b', label: 'Druga' },
];
const first = items.slice(0, 1);
const [one] = items;
const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

interface Typed {
  draw: (label: string, receive: Hear) => ReactNode;
  /** The initial text of the field, the text typed instead, and the value reported for it. */
  starts: string;
  typed: string;
  received: unknown;
}

/** Fields that are typed into. */
const typed: Readonly<Record<string, Typed>> = {
  Tekst: {
    draw: (label, receive) => <TextField label={label} defaultValue="Ala" onValueChange={receive} />,
    starts: 'Ala',
    typed: 'Ola',
    received: 'Ola',
  },
  Notatka: {
    draw: (label, receive) => <TextareaField label={label} defaultValue="Ala" onValueChange={receive} />,
    starts: 'Ala',
    typed: 'Ola',
    received: 'Ola',
  },
  Hasło: {
    draw: (label, receive) => <PasswordField label={label} defaultValue="tajne" onValueChange={receive} />,
    starts: 'tajne',
    typed: 'inne',
    received: 'inne',
  },
  Liczba: {
    draw: (label, receive) => <NumberField label={label} defaultValue={7} onValueChange={receive} />,
    starts: '7',
    typed: '12',
    received: 12,
  },
  Kwota: {
    draw: (label, receive) => <MoneyField label={label} defaultValue="10.50" onValueChange={receive} />,
    starts: '10,50',
    typed: '99',
    received: '99.00',
  },
  Rabat: {
    draw: (label, receive) => <PercentField label={label} defaultValue="7.25" onValueChange={receive} />,
    starts: '7,25',
    typed: '8',
    received: '8',
  },
  Telefon: {
    draw: (label, receive) => (
      <PhoneField label={label} defaultValue="+48600123456" onValueChange={receive} />
    ),
    starts: '600 123 456',
    typed: '601',
    received: '+48601',
  },
  Kod: {
    draw: (label, receive) => <OneTimeCodeField label={label} defaultValue="123" onValueChange={receive} />,
    starts: '123',
    typed: '45',
    received: '45',
  },
  Barwa: {
    draw: (label, receive) => (
      <ColorField label={label} fallback="#0b5563" defaultValue="#112233" onValueChange={receive} />
    ),
    starts: '#112233',
    typed: '#445566',
    received: '#445566',
  },
  PESEL: {
    draw: (label, receive) => <SecretField label={label} defaultValue="" onValueChange={receive} />,
    starts: '',
    typed: '900',
    received: '900',
  },
  Konto: {
    draw: (label, receive) => (
      <FormattedField
        label={label}
        format={asItIs}
        parse={asItIs}
        defaultValue="526"
        onValueChange={receive}
      />
    ),
    starts: '526',
    typed: '12',
    received: '12',
  },
  Data: {
    draw: (label, receive) => <DateField label={label} defaultValue="2026-11-20" onValueChange={receive} />,
    starts: '20.11.2026',
    typed: '21.11.2026',
    received: '2026-11-21',
  },
  Szukaj: {
    draw: (label, receive) => (
      <SearchField label={label} delay={0} defaultValue="adam" onValueChange={receive} />
    ),
    starts: 'adam',
    typed: 'ewa',
    received: 'ewa',
  },
};

interface Operated {
  draw: (label: string, receive: Hear) => ReactNode;
  starts: RegExp;
  change: (field: ReturnType<typeof within>, name: RegExp) => Promise<void>;
  /** The text of the field afterwards. */
  ends: RegExp;
}

const chooseSecond = async (field: ReturnType<typeof within>, name: RegExp) => {
  await userEvent.click(field.getByRole('combobox', { name }));
  await userEvent.click(await screen.findByRole('option', { name: 'Druga' }));
  await userEvent.keyboard('{Escape}');
};

/** Fields of other kinds, identified by their text. */
const operated: Readonly<Record<string, Operated>> = {
  Rodzaj: {
    draw: (label, receive) => (
      <SelectField label={label} items={items} defaultValue="a" onValueChange={receive} />
    ),
    starts: /Pierwsza/,
    change: chooseSecond,
    ends: /Druga/,
  },
  Osoba: {
    draw: (label, receive) => (
      <ComboboxField label={label} options={items} search={fn()} defaultValue={one} onValueChange={receive} />
    ),
    starts: /Pierwsza/,
    change: chooseSecond,
    ends: /Druga/,
  },
  Etykiety: {
    draw: (label, receive) => (
      <MultiSelectField label={label} options={items} defaultValue={first} onValueChange={receive} />
    ),
    starts: /Pierwsza/,
    change: chooseSecond,
    ends: /Pierwsza.*Druga/,
  },
  Okres: {
    draw: (label, receive) => (
      <DateRangeField
        label={label}
        today="2026-11-20"
        clearable
        defaultValue={{ type: 'selected_range', from: '2026-11-02', to: '2026-11-08' }}
        onValueChange={receive}
      />
    ),
    starts: /02\.11\.2026/,
    change: async (field) => userEvent.click(field.getByRole('button', { name: /Wyczyść/ })),
    ends: /Wybierz/,
  },
  Słowa: {
    draw: (label, receive) => <TagField label={label} defaultValue={['flota']} onValueChange={receive} />,
    starts: /flota/,
    change: async (field, name) => userEvent.type(field.getByRole('textbox', { name }), 'pilne{Enter}'),
    ends: /flota.*pilne/,
  },
  Opis: {
    draw: (label, receive) => (
      <RichTextField label={label} defaultValue={paragraph('Dzień dobry')} onValueChange={receive} />
    ),
    starts: /Dzień dobry/,
    change: async (field, name) => userEvent.type(await field.findByRole('textbox', { name }), ' Piszę.'),
    ends: /Piszę\./,
  },
};

function LeftToThemselves({ receive }: { receive: Hear }) {
  return (
    <div className="grid max-w-3xl gap-4 p-2 sm:grid-cols-3">
      {[...Object.entries(typed), ...Object.entries(operated)].map(([label, { draw }]) => (
        <div key={label} data-testid={label}>
          {draw(label, receive)}
        </div>
      ))}
      <div data-testid="Adresy">
        <ListField label="Adresy" itemLabel="Adres" defaultValue={['a@b.pl']} onValueChange={receive} />
      </div>
      <div data-testid="Godzina">
        <TimeField label="Godzina" defaultValue="08:30" onValueChange={receive} />
      </div>
      <RadioCards label="Dostawa" items={items} defaultValue="a" onValueChange={receive} columns={1} />
      <CheckboxField label="Zgoda" defaultChecked onCheckedChange={receive} />
      <SwitchField label="Alarm" defaultChecked onCheckedChange={receive} />
    </div>
  );
}

const meta = {
  title: 'Forms/Uncontrolled',
  component: LeftToThemselves,
  args: { receive: fn() },
} satisfies Meta<typeof LeftToThemselves>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A field without `value` stores the typed text itself, and still reports it. */
export const TypedInto: Story = {
  play: async ({ canvas, args }) => {
    for (const [label, { starts, typed: text, received }] of Object.entries(typed)) {
      const name = new RegExp(`^${label}`);
      const box = within(canvas.getByTestId(label));
      const input =
        box.queryByRole('textbox', { name }) ??
        box.queryByRole('searchbox', { name }) ??
        box.getByLabelText(name, { selector: 'input' });
      await expect(input).toHaveValue(starts);
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await expect(input).toHaveValue(text);
      await waitFor(() => expect(args.receive).toHaveBeenLastCalledWith(received));
    }
  },
};

export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    for (const [label, { starts, change, ends }] of Object.entries(operated)) {
      const field = canvas.getByTestId(label);
      await waitFor(() => expect(field).toHaveTextContent(starts));
      await change(within(field), new RegExp(`^${label}`));
      await waitFor(() => expect(field).toHaveTextContent(ends));
      await expect(args.receive).toHaveBeenCalled();
    }
  },
};

export const OfParts: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Dodaj/ }));
    const rows = within(canvas.getByTestId('Adresy'));
    await expect(rows.getAllByRole('textbox')).toHaveLength(2);
    // the new row gets the focus in the next frame, wherever it is by then
    await waitFor(() => expect(rows.getAllByRole('textbox')[1]).toHaveFocus());
    await expect(args.receive).toHaveBeenLastCalledWith(['a@b.pl', '']);

    const hour = canvas.getByRole('spinbutton', { name: 'Godzina: godzina' });
    await expect(hour).toHaveAttribute('aria-valuenow', '8');
    await userEvent.type(hour, '{ArrowUp}');
    await waitFor(() => expect(hour).toHaveAttribute('aria-valuenow', '9'));
    await expect(args.receive).toHaveBeenLastCalledWith('09:30');

    await userEvent.click(canvas.getByRole('radio', { name: 'Druga' }));
    await expect(canvas.getByRole('radio', { name: 'Druga' })).toBeChecked();
    await expect(args.receive).toHaveBeenLastCalledWith('b');

    for (const [role, name] of [
      ['checkbox', 'Zgoda'],
      ['switch', 'Alarm'],
    ] as const) {
      const box = canvas.getByRole(role, { name });
      await expect(box).toBeChecked();
      await userEvent.click(box);
      await expect(box).not.toBeChecked();
      await expect(args.receive).toHaveBeenLastCalledWith(false);
    }
  },
};
