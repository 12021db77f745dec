import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { TextField } from '../text-field/index.ts';
import { FormErrors } from './form-errors.tsx';

const meta = {
  title: 'Forms/FormErrors',
  component: FormErrors,
  args: {
    className: 'max-w-lg',
    errors: [
      { fieldId: 'nazwa', label: 'Nazwa', message: 'Podaj nazwę' },
      { fieldId: 'email', label: 'E-mail', message: 'Podaj poprawny adres e-mail' },
    ],
  },
} satisfies Meta<typeof FormErrors>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { specification: ['S8.12'] },
  render: (args) => (
    <div className="flex max-w-lg flex-col gap-4">
      <FormErrors {...args} />
      <TextField id="nazwa" label="Nazwa" error="Podaj nazwę" />
      <TextField id="email" label="E-mail" error="Podaj poprawny adres e-mail" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('alert', { name: 'Błąd walidacji formularza: popraw 2 pola' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /E-mail/ }));
    await expect(canvas.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    canvas.getByRole('link', { name: /Nazwa/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Nazwa' })).toHaveFocus();
  },
};

export const FromTheServer: Story = {
  args: {
    title: 'Nie zapisano',
    errors: [{ message: 'Ktoś inny zmienił te dane. Odśwież i spróbuj ponownie.' }],
  },
};

export const NoErrors: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};
