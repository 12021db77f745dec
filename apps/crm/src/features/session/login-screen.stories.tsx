import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleEnrolment, sampleRecoveryCodes, sampleTicket } from '@szansa/api-client/samples/accounts';
import { sampleSession } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { authAtom, store } from '#kit/session/session-atoms.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { sessionFeature } from './feature.tsx';
import { LoginScreen } from './login-screen.tsx';
import { signedOut } from './signed-out.ts';

const meta = {
  title: 'Session/Login',
  component: LoginScreen,
  ...inApp(sessionFeature, '/login'),
  beforeEach: signedOut,
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const handlers = (...list: ReturnType<typeof mocks.auth.login>[]) => ({ msw: { handlers: list } });
const due = (step: 'totp' | 'enrolment') => mocks.auth.login({ step, ticket: sampleTicket });

async function typePassword(canvasElement: HTMLElement): Promise<ReturnType<typeof within>> {
  const canvas = within(canvasElement);
  await fill(await canvas.findByLabelText(/^e-mail/i), 'anna.nowak@szansa.test');
  await fill(canvas.getByLabelText(/^(hasło|password)/i), 'Tajne-haslo-1');
  await userEvent.keyboard('{Enter}');
  return canvas;
}

async function expectSignedIn(): Promise<void> {
  await waitFor(() => expect(store.get(authAtom)?.user.email).toBe('anna.nowak@szansa.test'));
  await expect(localStorage.getItem('szansa.auth')).toContain('"accessToken":"sample"');
}

export const NothingTyped: Story = {
  parameters: handlers(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText(/e-mail/i)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /zaloguj się/i }));
    await expect(await canvas.findAllByText('To pole jest wymagane!')).toHaveLength(2);
  },
};

export const SignedIn: Story = {
  parameters: { ...handlers(mocks.auth.login(sampleSession())), specification: ['S2.8'] },
  play: async ({ canvasElement }) => {
    await typePassword(canvasElement);
    await expectSignedIn();
  },
};

export const WrongPassword: Story = {
  parameters: { ...handlers(mocks.auth.login(refusal('wrong_credentials'))), specification: ['S8.3'] },
  play: async ({ canvasElement }) => {
    const canvas = await typePassword(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nieprawidłowy e-mail lub hasło');
    await expect(canvas.getByLabelText(/e-mail/i)).toHaveValue('anna.nowak@szansa.test');
    await expect(canvas.getByLabelText(/^hasło/i)).toHaveValue('');
    await expect(canvas.getByLabelText(/^hasło/i)).toHaveFocus();
  },
};

export const WithEmail: Story = {
  args: { email: 'anna.nowak@szansa.test' },
  parameters: handlers(mocks.auth.login(sampleSession())),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByLabelText(/e-mail/i)).toHaveValue('anna.nowak@szansa.test');
    await expect(canvas.getByLabelText(/^hasło/i)).toHaveFocus();
  },
};

export const SecondFactor: Story = {
  parameters: handlers(
    due('totp'),
    mocks.auth.loginTotp(async ({ body }) => {
      const { ticket, code } = await body();
      return ticket === sampleTicket && code === '492817' ? sampleSession() : refusal('code_wrong');
    }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await typePassword(canvasElement);
    const field = await canvas.findByLabelText(/^kod z aplikacji/i);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.keyboard('1234{Enter}');
    await expect(await canvas.findByText('Wpisz 6 cyfr')).toBeVisible();
    await userEvent.keyboard('56');
    await expect(await canvas.findByText('Nieprawidłowy kod albo kod już użyty')).toBeVisible();
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toHaveFocus();
    await userEvent.paste('492 817');
    await expectSignedIn();
  },
};

/** The password was entered too long ago: the first step starts again, and shows the reason. */
export const TicketTooOld: Story = {
  parameters: handlers(due('totp'), mocks.auth.loginTotp(refusal('ticket_invalid'))),
  play: async ({ canvasElement }) => {
    const canvas = await typePassword(canvasElement);
    await fill(await canvas.findByLabelText(/^kod z aplikacji/i), '492817');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Logowanie trwało zbyt długo');
    await expect(canvas.getByLabelText(/e-mail/i)).toHaveValue('anna.nowak@szansa.test');
  },
};

export const RecoveryCode: Story = {
  parameters: handlers(
    due('totp'),
    mocks.auth.loginTotp(async ({ body }) =>
      (await body()).code === 'abcde23456' ? sampleSession() : refusal('code_wrong'),
    ),
  ),
  play: async ({ canvasElement }) => {
    const canvas = await typePassword(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Użyj kodu zapasowego' }));
    const field = await canvas.findByLabelText(/^kod zapasowy/i);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('zzzzz-99999{Enter}');
    await expect(await canvas.findByText('Nieprawidłowy kod albo kod już użyty')).toBeVisible();
    await userEvent.clear(field);
    await fill(field, 'ABCDE 23456');
    await userEvent.keyboard('{Enter}');
    await expectSignedIn();
  },
};

const enrolling = handlers(
  due('enrolment'),
  mocks.auth.startEnrolment(sampleEnrolment),
  mocks.auth.finishEnrolment({ ...sampleSession(), recoveryCodes: sampleRecoveryCodes }),
);

/** A role requires a second factor: it is set up at sign-in, and its recovery codes are saved. */
export const Enrolment: Story = {
  parameters: enrolling,
  play: async ({ canvasElement }) => {
    const canvas = await typePassword(canvasElement);
    await expect(await canvas.findByRole('img', { name: /kod qr/i })).toBeVisible();
    await expect(canvas.getAllByText('JBSW')).toHaveLength(2);
    await fill(canvas.getByLabelText(/^kod z aplikacji/i), '492817');
    const codes = within(await canvas.findByRole('list', { name: 'Kody zapasowe' }));
    await expect(codes.getAllByRole('listitem')).toHaveLength(8);
    await expect(store.get(authAtom)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Przejdź do Szansy' }));
    await expect(await canvas.findByText('Najpierw zapisz kody, potem zaznacz to pole.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /kody są zapisane/i }));
    await userEvent.click(canvas.getByRole('button', { name: 'Przejdź do Szansy' }));
    await expectSignedIn();
  },
};

export const EnrolmentScan: Story = {
  parameters: enrolling,
  play: async ({ canvasElement }) => {
    const canvas = await typePassword(canvasElement);
    await expect(await canvas.findByLabelText(/^kod z aplikacji/i)).toHaveFocus();
  },
};

export const EnrolmentLoading: Story = {
  parameters: handlers(due('enrolment'), mocks.auth.startEnrolment(pending)),
  play: async ({ canvasElement }) => {
    const canvas = await typePassword(canvasElement);
    await expect(await canvas.findByRole('status', { name: 'Wczytywanie…' })).toBeVisible();
  },
};

export const EnrolmentFailed: Story = {
  parameters: handlers(due('enrolment'), mocks.auth.startEnrolment(refusal('internal'))),
  play: async ({ canvasElement }) => {
    const canvas = await typePassword(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
  },
};

export const OtherLanguage: Story = {
  parameters: handlers(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'English' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
    await userEvent.click(canvas.getByRole('button', { name: 'Polski' }));
    await expect(await canvas.findByRole('heading', { name: 'Logowanie' })).toBeVisible();
  },
};

export const SecondFactorEnglish: Story = {
  globals: { language: 'en' },
  parameters: handlers(due('totp')),
  play: async ({ canvasElement }) => {
    const canvas = await typePassword(canvasElement);
    await expect(await canvas.findByLabelText(/^code from the app/i)).toHaveFocus();
  },
};

const states = screenStates({ filled: [], polish: 'Logowanie', english: 'Sign in' });

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
