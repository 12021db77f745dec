import { mocks } from '@szansa/api-client/mocks';
import { anna } from '@szansa/api-client/samples/people';
import { personName } from '@szansa/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { PersonChoice } from './person-choice.tsx';

/** More than can be scrolled through; the server returns only the first matches. */
const staff = Array.from({ length: 300 }, (_, index) => ({
  ...anna,
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  lastName: `Nr ${index}`,
}));

function Choice({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return (
    <PersonChoice
      label="Osoba"
      besides={[{ value: 'everybody', label: 'Wszyscy' }]}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = {
  title: 'Parts/PersonChoice',
  component: Choice,
  ...inApp({ texts: [] }),
  args: { start: 'everybody' },
  parameters: {
    msw: {
      handlers: [
        mocks.workers.list(({ query }) => {
          const ids = query.getAll('ids');
          const search = query.get('search') ?? '';
          return staff
            .filter((person) =>
              ids.length > 0 ? ids.includes(person.id) : personName(person).includes(search),
            )
            .slice(0, 100);
        }),
      ],
    },
  },
} satisfies Meta<typeof Choice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A user who is not among the first is found by typing, and shown by name. */
export const Searched: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Osoba Wszyscy' }));
    await screen.findByRole('option', { name: /Nr 0$/ });
    await userEvent.type(screen.getByRole('combobox', { name: 'Osoba' }), 'Nr 299');
    await userEvent.click(await screen.findByRole('option', { name: /Nr 299$/ }));
    await expect(await canvas.findByRole('combobox', { name: /Osoba .* Nr 299$/ })).toBeVisible();
  },
};

/** The name of a person already selected, for example by the address, is requested separately. */
export const Chosen: Story = {
  args: { start: staff[250]?.id ?? '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Osoba .* Nr 250$/ })).toBeVisible();
  },
};
