import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleTicket } from '@szansa/api-client/samples/accounts';
import { sampleSession } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { authAtom, store } from '#kit/session/session-atoms.ts';
import { fill } from '#kit/stories/fill.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';

import { signedOut } from '../signed-out.ts';
import { SetupAccountScreen } from './setup-account-screen.tsx';
import { setupTexts } from './texts.ts';

const unknown = mocks.setup.open({ email: null, firstName: '', lastName: '' });
const named = mocks.setup.open({ email: 'jan.lis@agencja.example', firstName: 'Jan', lastName: 'Lis' });
const sent = fn();
const created = mocks.setup.createAccount(async ({ body }) => {
  sent(await body());
  return sampleSession();
});
const handlers = (...list: ReturnType<typeof mocks.auth.login>[]) => ({ msw: { handlers: list } });

const meta = {
  title: 'Session/Set-up/Account',
  component: SetupAccountScreen,
  ...inApp({ texts: setupTexts }, '/setup/$token', `/setup/${sampleTicket}`),
  beforeEach: () => {
    sent.mockClear();
    return signedOut();
  },
  args: { token: sampleTicket },
  parameters: { layout: 'fullscreen', msw: { handlers: [unknown, created] } },
} satisfies Meta<typeof SetupAccountScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn(canvas: ReturnType<typeof within>): Promise<void> {
  const first = await canvas.findByRole('textbox', { name: /^Imię/ });
  await expect(first).toHaveFocus();
  await fill(first, 'Ewa');
  await fill(canvas.getByRole('textbox', { name: /^Nazwisko/ }), 'Lis');
  await fill(canvas.getByRole('textbox', { name: /^E-mail/ }), 'ewa.lis@agencja.example');
  await fill(canvas.getByLabelText(/^Nowe hasło/), 'Zaczynamy-od-zera-1');
  await fill(canvas.getByLabelText(/^Powtórz/), 'Zaczynamy-od-zera-1');
}

export const Created: Story = {
  play: async ({ canvasElement }) => {
    await fillIn(within(canvasElement));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(store.get(authAtom)).not.toBeNull());
    await expect(sent).toHaveBeenCalledWith({
      token: sampleTicket,
      firstName: 'Ewa',
      lastName: 'Lis',
      email: 'ewa.lis@agencja.example',
      password: 'Zaczynamy-od-zera-1',
      locale: 'pl',
    });
  },
};

export const NothingTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Utwórz konto' }));
    for (const name of [/^Imię/, /^Nazwisko/, /^E-mail/, /^Nowe hasło/, /^Powtórz/]) {
      await waitFor(() => expect(canvas.getByLabelText(name)).toBeInvalid());
    }
    await expect(canvas.getByText('(wymaga poprawy)')).toBeInTheDocument();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** What the settings of the server say is there already. */
export const Named: Story = {
  parameters: handlers(named, created),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^E-mail/ })).toHaveValue(
      'jan.lis@agencja.example',
    );
    await expect(canvas.getByRole('textbox', { name: /^Imię/ })).toHaveValue('Jan');
    await expect(canvas.getByLabelText(/^Nowe hasło/)).toHaveFocus();
  },
};

/** The reason why the server refuses the password is shown at its field. */
export const PasswordRefused: Story = {
  parameters: handlers(
    unknown,
    mocks.setup.createAccount(
      refusal('validation', { fields: [{ path: 'password', code: 'password_common' }] }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/^Nowe hasło/)).toBeInvalid());
    await expect(store.get(authAtom)).toBeNull();
  },
};

export const Used: Story = {
  parameters: handlers(mocks.setup.open(refusal('link_invalid'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ten link już nie działa' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Wróć do logowania' })).toHaveAttribute('href', '/login');
  },
};

/** Another browser has used the link while the form was open. */
export const UsedMeanwhile: Story = {
  parameters: handlers(unknown, mocks.setup.createAccount(refusal('link_invalid'))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(canvas);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Ten link już nie działa' })).toBeVisible();
  },
};

const states = screenStates({
  call: mocks.setup.open,
  isForEveryone: true,
  filled: [unknown, created],
  english: 'Welcome to Szansa',
  polish: 'Witaj w Szansie',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const English: Story = states.English;
export const Narrow: Story = states.Narrow;
