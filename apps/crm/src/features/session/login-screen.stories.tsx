import { mocks, refusal, sampleSession } from '@szansa/api-client/mocks';
import { inApp } from '#app/testing/in-app.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { LoginScreen } from './login-screen.tsx';

const meta = {
  title: 'Session/Login',
  component: LoginScreen,
  ...inApp('/login'),
} satisfies Meta<typeof LoginScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: { msw: { handlers: [] } },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /zaloguj się/i }));
    await expect(await canvas.findAllByText('To pole jest wymagane!')).toHaveLength(2);
  },
};

export const WrongPassword: Story = {
  parameters: {
    msw: {
      handlers: [mocks.auth.login(refusal(400, 'wrong_credentials', 'Nieprawidłowy e-mail lub hasło'))],
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/e-mail/i), 'anna@szansa.test');
    await userEvent.type(canvas.getByLabelText(/^hasło/i), 'nie-to-haslo');
    await userEvent.click(canvas.getByRole('button', { name: /zaloguj się/i }));
    await expect(await canvas.findByText('Nieprawidłowy e-mail lub hasło')).toBeVisible();
    await expect(canvas.getByLabelText(/e-mail/i)).toHaveValue('anna@szansa.test');
    await expect(canvas.getByLabelText(/^hasło/i)).toHaveValue('');
  },
};

export const WithEmail: Story = {
  args: { email: 'anna.nowak@szansa.test' },
  parameters: { msw: { handlers: [mocks.auth.login(sampleSession())] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText(/e-mail/i)).toHaveValue('anna.nowak@szansa.test');
    await expect(canvas.getByLabelText(/^hasło/i)).toHaveFocus();
  },
};
