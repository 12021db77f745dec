import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { FormActions } from './form-actions.tsx';
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

/** On a telephone the buttons of a long form stay at the foot of the window. */
export const PhoneActions: Story = {
  globals: { viewport: { value: 'w390' } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className="h-100 overflow-y-auto">
      <form className="p-4">
        <FormSection {...args} />
        <FormSection {...args} title="Adres do korespondencji" className="mt-6" />
        <FormActions className="mt-5">
          <Button variant="primary">Zapisz zmiany</Button>
          <Button>Cofnij zmiany</Button>
        </FormActions>
      </form>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const window = canvasElement.querySelector('.overflow-y-auto');
    const save = canvas.getByRole('button', { name: 'Zapisz zmiany' });
    await expect(window?.scrollTop).toBe(0);
    const foot = window?.getBoundingClientRect().bottom ?? 0;
    await expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot);
    await expect(foot - save.getBoundingClientRect().bottom).toBeLessThan(20);
  },
};
