import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleTicket } from '@szansa/api-client/samples/accounts';
import { sampleAuth } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { authAtom, store } from '#kit/session/session-atoms.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { sessionFeature } from './feature.tsx';
import { SetNewPasswordScreen } from './set-new-password-screen.tsx';
import { signedOut } from './signed-out.ts';

const opened = mocks.passwordReset.open({ email: 'anna.nowak@szansa.test' });
const invalid = refusal('link_invalid');
const handlers = (...list: ReturnType<typeof mocks.auth.login>[]) => ({ msw: { handlers: list } });

const meta = {
  title: 'Session/Set new password',
  component: SetNewPasswordScreen,
  ...inApp(sessionFeature, '/set-new-password/$token', `/set-new-password/${sampleTicket}`),
  beforeEach: signedOut,
  args: { token: sampleTicket },
  parameters: { layout: 'fullscreen', msw: { handlers: [opened, mocks.passwordReset.finish(null)] } },
} satisfies Meta<typeof SetNewPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Also for a user who is still signed in here: the server has ended that session. */
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    store.set(authAtom, sampleAuth());
    const canvas = within(canvasElement);
    const password = await canvas.findByLabelText(/^nowe hasło/i);
    await expect(password).toHaveFocus();
    const rules = within(canvas.getByRole('list', { name: 'Hasło musi mieć:' }));
    await expect(rules.getAllByText('(brakuje)')).toHaveLength(4);
    await fill(password, 'tajne');
    await expect(rules.getAllByText('(brakuje)')).toHaveLength(4);
    await fill(password, '-Haslo-1');
    await expect(rules.queryByText('(brakuje)')).toBeNull();
    const repeated = canvas.getByLabelText(/^powtórz/i);
    await fill(repeated, 'Inne-haslo-1');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Hasła muszą być takie same')).toBeVisible();
    await userEvent.clear(repeated);
    await fill(repeated, 'tajne-Haslo-1');
    await userEvent.keyboard('{Enter}');
    await expect(
      await within(document.body).findByText('Hasło zostało zmienione. Zaloguj się nowym hasłem.'),
    ).toBeVisible();
    await waitFor(() => expect(store.get(authAtom)).toBeNull());
  },
};

/** The address of the account is no password for it. */
export const PasswordIsEmail: Story = {
  parameters: handlers(mocks.passwordReset.open({ email: 'Anna.Nowak1@szansa.test' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(await canvas.findByLabelText(/^nowe hasło/i), 'Anna.Nowak1@szansa.test');
    await fill(canvas.getByLabelText(/^powtórz/i), 'Anna.Nowak1@szansa.test');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Hasło nie może być takie samo jak e-mail')).toBeVisible();
  },
};

export const DeadLink: Story = {
  parameters: handlers(mocks.passwordReset.open(invalid)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Ten link już nie działa' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Poproś o nowy link' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  },
};

/** Used in another tab while the password was being typed. */
export const DiedMeanwhile: Story = {
  parameters: handlers(opened, mocks.passwordReset.finish(invalid)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(await canvas.findByLabelText(/^nowe hasło/i), 'Tajne-haslo-1');
    await fill(canvas.getByLabelText(/^powtórz/i), 'Tajne-haslo-1');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Ten link już nie działa' })).toBeVisible();
  },
};

const states = screenStates({
  call: mocks.passwordReset.open,
  isForEveryone: true,
  filled: [opened],
  polish: 'co najmniej 10 znaków',
  english: 'at least 10 characters',
});

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
