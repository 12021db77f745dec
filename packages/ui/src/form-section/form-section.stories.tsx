import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TextField } from '../text-field/index.ts';
import { FormSection } from './form-section.tsx';

const meta = {
  title: 'Forms/FormSection',
  component: FormSection,
  args: {
    title: 'Dane kontaktowe',
    description: 'Na ten adres wyślemy dokumenty.',
    className: 'max-w-3xl',
    children: (
      <>
        <TextField label="Imię" />
        <TextField label="Nazwisko" />
        <TextField label="Adres" className="col-span-full" />
      </>
    ),
  },
} satisfies Meta<typeof FormSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Dane kontaktowe' })).toBeVisible();
  },
};

export const TwoColumns: Story = {
  args: { columns: 2 },
  play: async ({ canvas }) => {
    const [first, second] = ['Imię', 'Nazwisko'].map((name) =>
      canvas.getByRole('textbox', { name }).getBoundingClientRect(),
    );
    await expect(first?.top).toBe(second?.top);
  },
};

export const Narrow: Story = { args: { columns: 2, className: 'max-w-xs' } };
