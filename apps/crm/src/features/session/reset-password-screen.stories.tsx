import { mocks, refusal } from '@szansa/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';

import { sessionFeature } from './feature.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';
import { signedOut } from './signed-out.ts';

const meta = {
  title: 'Session/Reset password',
  component: ResetPasswordScreen,
  ...inApp(sessionFeature, '/reset-password', '/reset-password?email=anna.nowak%40szansa.test'),
  beforeEach: signedOut,
  parameters: { layout: 'fullscreen', msw: { handlers: [mocks.passwordReset.request(null)] } },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByLabelText(/e-mail/i);
    await expect(field).toHaveValue('anna.nowak@szansa.test');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Jeśli anna.nowak@szansa.test to adres konta w Szansie',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Podaj inny adres' }));
    await expect(await canvas.findByLabelText(/e-mail/i)).toHaveValue('anna.nowak@szansa.test');
  },
};

export const NoAddress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(await canvas.findByLabelText(/e-mail/i));
    await userEvent.type(canvas.getByLabelText(/e-mail/i), 'anna');
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij link' }));
    await expect(canvas.getByLabelText(/e-mail/i)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const TooOften: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.passwordReset.request(refusal('too_many_requests', { minutes: 5, retryAfterSeconds: 300 })),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyślij link' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Za dużo prób');
  },
};

export const SentEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByRole('heading', { name: 'Check your mailbox' })).toBeVisible();
  },
};

const states = screenStates({ filled: [], polish: 'Wyślij link', english: 'Send the link' });

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
