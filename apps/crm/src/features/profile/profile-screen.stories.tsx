import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleOpenSessions, sampleProfile } from '@szansa/api-client/samples/accounts';
import { sampleSession } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { stopRealtime } from '#kit/live/realtime.ts';
import { pendingChangesAtom } from '#kit/live/pending-changes.ts';
import { authAtom, store } from '#kit/session/session-atoms.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { profileFeature } from './feature.tsx';
import { ProfileScreen } from './profile-screen.tsx';

const session = sampleSession();
const sessions = mocks.profile.sessions(sampleOpenSessions);
const standing = [mocks.auth.session(session), mocks.profile.get(sampleProfile()), sessions];
const handlers = (...list: ReturnType<typeof mocks.auth.login>[]) => ({
  msw: { handlers: [...list, ...standing] },
});
const body = () => within(document.body);

const meta = {
  title: 'Profile/Profile',
  component: ProfileScreen,
  ...inApp(profileFeature, '/profile'),
  beforeEach: () => stopRealtime,
  parameters: { layout: 'fullscreen', msw: { handlers: standing } },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^imię/i)).toHaveValue('Anna');
    await expect(canvas.getByText('Pracownik')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zapisz zmiany' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(await canvas.findByText('to urządzenie')).toBeVisible();
    await expect(canvas.getByText('Safari · iOS')).toBeVisible();
    await expect(canvas.getByText('Nieznane urządzenie')).toBeVisible();
  },
};

/** Only what was changed is sent. */
export const DataSaved: Story = {
  parameters: handlers(
    mocks.profile.update(async ({ body: sent }) => {
      const { version, changes } = await sent();
      const names = Object.keys(changes).join();
      if (version !== 3 || names !== 'position') return refusal('wrong_state');
      return { ...sampleProfile(), position: changes.position ?? null, version: 4 };
    }),
  ),
  play: async ({ canvas }) => {
    await fill(await canvas.findByLabelText('Stanowisko'), 'Doradca');
    await userEvent.keyboard('{Enter}');
    await expect(await body().findByText('Zapisano pomyślnie')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Zapisz zmiany' })).toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(canvas.getByLabelText('Stanowisko')).toHaveValue('Doradca');
  },
};

const patched = fn();

/** A refused number is shown at its field, and a number is sent as it is stored. */
export const PhoneSaved: Story = {
  beforeEach: () => {
    patched.mockClear();
  },
  parameters: handlers(
    mocks.profile.update(async ({ body: sent }) => {
      const { changes } = await sent();
      patched(changes);
      return { ...sampleProfile(), phoneNumber: changes.phoneNumber ?? null, version: 4 };
    }),
  ),
  play: async ({ canvas }) => {
    const phone = await canvas.findByRole('textbox', { name: 'Telefon' });
    await userEvent.clear(phone);
    await userEvent.type(phone, '501{Enter}');
    await waitFor(() => expect(phone).toBeInvalid());
    await expect(phone).toHaveFocus();
    await fill(phone, '502503');
    await userEvent.keyboard('{Enter}');
    await expect(await body().findByText('Zapisano pomyślnie')).toBeVisible();
    await expect(patched.mock.calls).toEqual([[{ phoneNumber: '+48501502503' }]]);
    await expect(phone).toHaveValue('501 502 503');
  },
};

/** An administrator was faster. */
export const DataStale: Story = {
  parameters: handlers(
    mocks.profile.update(async ({ body: sent }) => {
      const { version, changes } = await sent();
      if (version === 9) return { ...sampleProfile(), position: changes.position ?? null, version: 10 };
      return refusal('stale_version', {
        version: 9,
        collisions: [{ field: 'position', yours: 'Doradca', theirs: 'Kierowniczka' }],
      });
    }),
  ),
  play: async ({ canvas }) => {
    await fill(await canvas.findByLabelText('Stanowisko'), 'Doradca');
    await userEvent.keyboard('{Enter}');
    const dialog = within(await body().findByRole('dialog'));
    await expect(dialog.getByText('Kierowniczka')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Zapisz moje' }));
    await expect(await body().findByText('Zapisano pomyślnie')).toBeVisible();
  },
};

export const PreferencesSaved: Story = {
  parameters: handlers(
    mocks.auth.savePreferences(async ({ body: sent }) => ({
      ...session,
      user: { ...session.user, ...(await sent()) },
    })),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /zaczynaj od nowej aktywności/i }));
    await waitFor(() => expect(store.get(authAtom)?.user.newActivityMode).toBe(true));
    await userEvent.click(canvas.getByRole('radio', { name: 'Jak w systemie' }));
    await waitFor(() => expect(store.get(authAtom)?.user.theme).toBe('system'));
    await userEvent.click(canvas.getByRole('combobox', { name: /język/i }));
    await userEvent.click(await body().findByRole('option', { name: 'English' }));
    await expect(await canvas.findByRole('heading', { name: 'Your data' })).toBeVisible();
  },
};

/** What is chosen without a network is shown as chosen, marked, and saved in its order once there is one. */
export const PreferencesWaiting: Story = {
  parameters: handlers(
    mocks.auth.savePreferences(async ({ body: sent }) => ({
      ...session,
      user: { ...(store.get(authAtom)?.user ?? session.user), ...(await sent()) },
    })),
  ),
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async ({ canvas }) => {
    const mode = await canvas.findByRole('switch', { name: /zaczynaj od nowej aktywności/i });
    onlineManager.setOnline(false);
    await userEvent.click(mode);
    await userEvent.click(canvas.getByRole('radio', { name: 'Jak w systemie' }));
    await waitFor(() => expect(canvas.getAllByText('Czeka na połączenie')).toHaveLength(2));
    await expect(mode).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Jak w systemie' })).toBeChecked();
    onlineManager.setOnline(true);
    await waitFor(() => expect(canvas.queryByText('Czeka na połączenie')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(store.get(authAtom)?.user).toMatchObject({ newActivityMode: true, theme: 'system' }),
    );
  },
};

/** A failed change is rolled back, and shows the reason. */
export const PreferencesRefused: Story = {
  parameters: handlers(mocks.auth.savePreferences(refusal('internal'))),
  play: async ({ canvas }) => {
    const mode = await canvas.findByRole('switch', { name: /zaczynaj od nowej aktywności/i });
    await userEvent.click(mode);
    await expect(await body().findByText('Coś poszło nie tak. Spróbuj ponownie później.')).toBeVisible();
    await waitFor(() => expect(mode).not.toBeChecked());
  },
};

export const PasswordChanged: Story = {
  parameters: handlers(
    mocks.profile.changePassword(async ({ body: sent }) =>
      (await sent()).currentPassword === 'Stare-haslo-1'
        ? { tokenData: { accessToken: 'renewed', lastPage: null } }
        : refusal('wrong_password'),
    ),
  ),
  play: async ({ canvas }) => {
    const current = await canvas.findByLabelText(/^obecne hasło/i);
    await fill(current, 'nie-to');
    await fill(canvas.getByLabelText(/^nowe hasło/i), 'Nowe-haslo-12');
    await fill(canvas.getByLabelText(/^powtórz nowe/i), 'Nowe-haslo-12');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Nieprawidłowe obecne hasło')).toBeVisible();
    await expect(current).toHaveFocus();
    await userEvent.clear(current);
    await fill(current, 'Stare-haslo-1');
    await userEvent.keyboard('{Enter}');
    await expect(await body().findByText('Hasło zostało zmienione')).toBeVisible();
    await expect(store.get(authAtom)?.tokenData.accessToken).toBe('renewed');
    await waitFor(() => expect(current).toHaveValue(''));
  },
};

const listed = [...sampleOpenSessions];

export const SessionsEnded: Story = {
  beforeEach: () => {
    listed.splice(0, listed.length, ...sampleOpenSessions);
  },
  parameters: handlers(
    mocks.profile.sessions(() => [...listed]),
    mocks.profile.endSession(({ params }) => {
      listed.splice(0, listed.length, ...listed.filter(({ id }) => id !== params['id']));
      return null;
    }),
    mocks.profile.endSessions(async ({ body: sent }) => {
      if (!(await sent()).keepThis) return refusal('wrong_state');
      listed.splice(0, listed.length, ...listed.filter(({ isCurrent }) => isCurrent));
      return null;
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zakończ: Safari · iOS' }));
    await waitFor(() => expect(canvas.queryByText('Safari · iOS')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Zakończ pozostałe' }));
    const dialog = within(await body().findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Zakończ pozostałe' }));
    await waitFor(() => expect(canvas.queryByText('Nieznane urządzenie')).toBeNull());
    await expect(canvas.getByText('to urządzenie')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Zakończ pozostałe' })).toBeNull());
  },
};

const ended = fn<(wish: { keepThis: boolean }) => void>();

/** What is left of the session goes on /logout; that the server has ended it is no expiry. */
export const SignedOutEverywhere: Story = {
  beforeEach: () => {
    ended.mockClear();
  },
  parameters: handlers(
    mocks.profile.endSessions(async ({ body: sent }) => {
      ended(await sent());
      return null;
    }),
    mocks.auth.session(refusal('session_expired')),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyloguj wszędzie' }));
    const dialog = within(await body().findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Wyloguj wszędzie' }));
    await waitFor(() => expect(ended).toHaveBeenCalledWith({ keepThis: false }));
    await expect(body().queryByText(/Sesja wygasła/)).toBeNull();
  },
};

/** Unsent messages are deleted from the device with the session; the user is warned before ending it. */
export const EndingWithUnsentMessages: Story = {
  beforeEach: () => {
    const auth = store.get(authAtom);
    // requests that other stories have started end with their session
    store.set(authAtom, null);
    store.set(authAtom, auth);
    store.set(pendingChangesAtom, { pending: 1, failed: 1 });
    return () => store.set(pendingChangesAtom, { pending: 0, failed: 0 });
  },
  parameters: handlers(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyloguj wszędzie' }));
    const everywhere = within(await body().findByRole('alertdialog'));
    await expect(everywhere.getByText(/2 wiadomości nie zostały jeszcze wysłane/)).toBeVisible();
    await userEvent.click(everywhere.getByRole('button', { name: 'Anuluj' }));
    await waitFor(() => expect(body().queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(await canvas.findByRole('button', { name: /^Wyloguj się/ }));
    const here = await body().findByRole('alertdialog', { name: 'Wylogować się bez wysłania wiadomości?' });
    await expect(within(here).getByText(/2 wiadomości nie zostały/)).toBeVisible();
  },
};

export const SessionsLoading: Story = {
  parameters: handlers(mocks.profile.sessions(pending)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^imię/i)).toHaveValue('Anna');
    const loading = canvas.getByRole('status', { name: 'Wczytywanie…' });
    await expect(loading.children).toHaveLength(2);
  },
};

export const SessionsFailed: Story = {
  parameters: handlers(mocks.profile.sessions(refusal('internal'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
    await expect(canvas.getByLabelText(/^imię/i)).toHaveValue('Anna');
  },
};

const states = screenStates({
  call: mocks.profile.get,
  isForEveryone: true,
  filled: standing,
  polish: 'to urządzenie',
  english: 'this device',
});

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
