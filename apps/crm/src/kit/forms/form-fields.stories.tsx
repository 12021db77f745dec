import { sampleAuth } from '@szansa/api-client/samples/people';
import { excludable } from '@szansa/domain/access';
import { email } from '@szansa/domain/identity';
import { calendarDate, line, money, orEmpty, paragraph } from '@szansa/domain/shared';
import { Button } from '@szansa/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { z } from 'zod';

import { authAtom, store } from '#kit/session/session-atoms.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';

import { formFields, valuesOf, type FormValues } from './fields-definition.ts';
import { FormFields } from './form-fields.tsx';
import { useSchemaForm } from './use-schema-form.ts';

const sizes = ['small', 'large'] as const;

// the labels are those of every namespace, whatever the fields contain here
const schema = z.strictObject({
  name: line(200),
  createdAt: orEmpty(calendarDate).optional(),
  shortName: orEmpty(money).optional(),
  email: excludable('bank.contact', orEmpty(email)),
  phone: z.int('number_invalid').nullable().optional(),
  website: z.enum(sizes).nullable().optional(),
  address: z.string().nullable().optional(),
  note: orEmpty(paragraph(500)).optional(),
  isActive: z.boolean().optional(),
});

const definition = formFields({
  texts: 'common',
  schema,
  fields: {
    name: { kind: 'text' },
    createdAt: { kind: 'date' },
    shortName: { kind: 'money' },
    phone: { kind: 'number', suffix: 'km' },
    email: { kind: 'email' },
    website: { kind: 'choice', options: sizes, optionLabel: (size) => (size === 'small' ? 'Mały' : 'Duży') },
    address: {
      kind: 'picker',
      from: 'bank',
      found: {
        key: ['banks'],
        find: () => Promise.resolve({ items: [{ id: 'lw', name: 'Leasing Wzorcowy S.A.' }] }),
      },
      read: (id) => Promise.resolve({ id, name: 'Leasing Wzorcowy S.A.' }),
    },
    note: { kind: 'longText', maxLength: 500, wide: true },
    isActive: { kind: 'checkbox' },
  },
  sections: [
    {
      title: 'records.details',
      columns: 2,
      fields: ['name', 'createdAt', 'shortName', 'phone', 'website', 'address', 'email', 'note'],
    },
    { fields: ['isActive'] },
  ],
});

const stored = {
  id: '1',
  name: 'Demo Lease',
  createdAt: '2026-11-22',
  shortName: '1234.50',
  phone: 12500,
  website: 'large',
  email: 'biuro@demolease.test',
  bank: { id: 'demo', name: 'Demo Lease sp. z o.o.' },
  note: 'Wnioski do 15:00.',
  isActive: true,
};

const sent = fn();

function Form({ record }: { record?: typeof stored }) {
  const form = useSchemaForm<FormValues, z.output<typeof schema>>({
    schema,
    defaultValues: valuesOf(definition, record),
  });
  const submit = form.handleSubmit((output) => sent(output));
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="max-w-3xl space-y-4 p-4">
        <FormFields definition={definition} record={record} />
        <Button type="submit">Zapisz</Button>
      </form>
    </FormProvider>
  );
}

const meta = {
  title: 'Kit/Form fields',
  component: Form,
  ...inApp({ texts: [] }),
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stored: Story = {
  args: { record: stored },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Demo Lease sp. z o.o./ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    const { id: _id, bank: _bank, ...values } = stored;
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ ...values, address: 'demo' }));
  },
};

export const New: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zapisz' }));
    await expect(await canvas.findByText('To pole jest wymagane!')).toBeVisible();
    await fill(canvas.getByRole('textbox', { name: /^Nazwa(?! skr)/ }), 'Leasing');
    await fill(canvas.getByRole('textbox', { name: 'Nazwa skrócona' }), '1234,5');
    await fill(canvas.getByRole('textbox', { name: 'Telefon' }), '15000');
    await userEvent.click(canvas.getByRole('combobox', { name: /^Strona internetowa/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Mały' }));
    await userEvent.click(canvas.getByRole('combobox', { name: /^Adres/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Leasing Wzorcowy S.A.' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Stan' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        name: 'Leasing',
        createdAt: null,
        shortName: '1234.50',
        phone: 15000,
        website: 'small',
        email: null,
        address: 'lw',
        note: null,
        isActive: true,
      }),
    );
  },
};

/** A field that the schema marks and that is hidden from the user. */
export const Hidden: Story = {
  args: { record: stored },
  beforeEach: () => {
    store.set(authAtom, { ...sampleAuth('WORKER', 'pl'), userExcludedFields: ['bank.contact'] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nazwa skrócona' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'E-mail' })).not.toBeInTheDocument();
  },
};
