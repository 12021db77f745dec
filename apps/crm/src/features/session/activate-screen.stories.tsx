import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleActivation, sampleRecoveryCodes, sampleTicket } from '@szansa/api-client/samples/accounts';
import { sampleSession } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { authAtom, store } from '#kit/session/session-atoms.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { sessionFeature } from './feature.tsx';
import { ActivateScreen } from './activate-screen.tsx';
import { signedOut } from './signed-out.ts';

const opened = mocks.activation.open(sampleActivation);
const openedRequired = mocks.activation.open({ ...sampleActivation, isSecondFactorRequired: true });
const activated = mocks.activation.finish(async ({ body }) => {
  const { token, password, code } = await body();
  if (token !== sampleTicket || password !== 'Tajne-haslo-1') return refusal('link_invalid');
  if (code !== undefined && code !== '492817') {
    return refusal('code_wrong');
  }
  return { ...sampleSession(), recoveryCodes: code === undefined ? [] : sampleRecoveryCodes };
});
const handlers = (...list: ReturnType<typeof mocks.auth.login>[]) => ({ msw: { handlers: list } });

const meta = {
  title: 'Session/Activate',
  component: ActivateScreen,
  ...inApp(sessionFeature, '/activate/$token', `/activate/${sampleTicket}`),
  beforeEach: signedOut,
  args: { token: sampleTicket },
  parameters: { layout: 'fullscreen', msw: { handlers: [opened, activated] } },
} satisfies Meta<typeof ActivateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function choosePassword(canvasElement: HTMLElement): Promise<ReturnType<typeof within>> {
  const canvas = within(canvasElement);
  await fill(await canvas.findByLabelText(/^(nowe hasło|new password)/i), 'Tajne-haslo-1');
  await fill(canvas.getByLabelText(/^(powtórz|repeat)/i), 'Tajne-haslo-1');
  await userEvent.keyboard('{Enter}');
  return canvas;
}

export const Password: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Cześć, Ola!/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dalej' }));
    await expect((await canvas.findAllByText('To pole jest wymagane!')).length).toBeGreaterThan(0);
    await expect(canvas.getByText('(wymaga poprawy)')).toBeInTheDocument();
    await expect(canvas.queryByRole('img', { name: /kod qr/i })).toBeNull();
  },
};

export const Activated: Story = {
  parameters: { specification: ['S2.8'] },
  play: async ({ canvasElement }) => {
    const canvas = await choosePassword(canvasElement);
    await expect(await canvas.findByRole('img', { name: /kod qr/i })).toBeVisible();
    const field = canvas.getByLabelText(/^kod z aplikacji/i);
    await expect(field).toHaveFocus();
    await fill(field, '111111');
    await expect(await canvas.findByText('Nieprawidłowy kod albo kod już użyty')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.getByText('(wymaga poprawy)')).toBeInTheDocument();
    await fill(field, '492817');
    await expect(await canvas.findByText('jkmnp-23489')).toBeVisible();
    await expect(store.get(authAtom)).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /kody są zapisane/i }));
    await userEvent.click(canvas.getByRole('button', { name: 'Przejdź do Szansy' }));
    await waitFor(() => expect(store.get(authAtom)).not.toBeNull());
  },
};

export const Skipped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choosePassword(canvasElement);
    await expect(canvas.getByText('(opcjonalny)')).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Pomiń' }));
    await waitFor(() => expect(store.get(authAtom)).not.toBeNull());
  },
};

export const Authenticator: Story = {
  parameters: handlers(openedRequired),
  play: async ({ canvasElement }) => {
    const canvas = await choosePassword(canvasElement);
    await expect(await canvas.findByRole('img', { name: /kod qr/i })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pomiń' })).toBeNull();
    await expect(canvas.queryByText('(opcjonalny)')).toBeNull();
  },
};

export const RecoveryCodes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choosePassword(canvasElement);
    await fill(await canvas.findByLabelText(/^kod z aplikacji/i), '492817');
    await expect(await canvas.findByRole('list', { name: 'Kody zapasowe' })).toBeVisible();
  },
};

/** The reason why the server refuses the password is shown at its field. */
export const PasswordRefused: Story = {
  parameters: handlers(
    opened,
    mocks.activation.finish(
      refusal('validation', {
        fields: [
          {
            path: 'body.password',
            code: 'password_is_email',
          },
        ],
      }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await choosePassword(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pomiń' }));
    await expect(await canvas.findByText('Hasło nie może być takie samo jak e-mail')).toBeVisible();
    await expect(canvas.getByLabelText(/^nowe hasło/i)).toHaveValue('Tajne-haslo-1');
  },
};

/** A failure that belongs to no field is a toast. */
export const NotConfirmed: Story = {
  parameters: { ...handlers(opened, mocks.activation.finish(refusal('internal'))), specification: ['S8.7'] },
  play: async ({ canvasElement }) => {
    const canvas = await choosePassword(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pomiń' }));
    const toast = await screen.findByText('Podczas potwierdzania konta wystąpił błąd');
    await expect(toast).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pomiń' })).toBeEnabled());
  },
};

export const DeadLink: Story = {
  parameters: handlers(mocks.activation.open(refusal('link_invalid'))),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Ten link już nie działa' }),
    ).toBeVisible();
  },
};

export const NoLink: Story = {
  args: { token: '' },
  parameters: handlers(),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Potrzebny jest link z wiadomości' }),
    ).toBeVisible();
  },
};

export const AuthenticatorEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = await choosePassword(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Skip' })).toBeVisible();
  },
};

export const AuthenticatorNarrow: Story = { ...Authenticator, globals: { viewport: { value: 'w390' } } };

const states = screenStates({
  call: mocks.activation.open,
  isForEveryone: true,
  filled: [opened, activated],
  polish: /Cześć, Ola!/,
  english: /Hello, Ola!/,
});

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };

export const Failed: Story = {
  ...states.Failed,
  play: async () => {
    await states.Failed.play();
    await expect(screen.getByText('Podczas potwierdzania konta wystąpił błąd')).toBeVisible();
  },
};
