import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ControlBox, controlInputClasses } from './control-box.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Nazwa pola',
    className: 'max-w-sm',
    children: (control) => (
      <ControlBox invalid={control['aria-invalid']} disabled={control.disabled}>
        <input {...control} className={controlInputClasses} />
      </ControlBox>
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    hint: 'Podpowiedź pod polem',
    corner: <span className="text-tiny text-text-muted">opcjonalne</span>,
  },
};

export const Complete: Story = {
  args: { hint: 'Podpowiedź pod polem', error: 'Coś trzeba poprawić', required: true, id: 'pole' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Nazwa pola/);
    await expect(input).toHaveAttribute('id', 'pole');
    await expect(input).toBeRequired();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Coś trzeba poprawić Podpowiedź pod polem');
  },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nazwa pola' })).toBeVisible();
  },
};
