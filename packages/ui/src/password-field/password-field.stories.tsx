import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Hasło', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Hasło');
    await userEvent.type(field, 'Tajne-haslo-1');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż hasło' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const CapsLock: Story = {
  args: { hint: 'Co najmniej 10 znaków' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Hasło'));
    const keys = userEvent.setup();
    await keys.keyboard('{CapsLock}T');
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock jest włączony');
    await keys.keyboard('{CapsLock}t');
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.getByText('Co najmniej 10 znaków')).toBeVisible();
    await keys.keyboard('{CapsLock}T');
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const Wrong: Story = { args: { error: 'Nieprawidłowe obecne hasło', required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Tajne-haslo-1' } };
