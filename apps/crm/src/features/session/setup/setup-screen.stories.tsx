import type { Data, Endpoints } from '@szansa/api-client/client';
import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleEnrolment, sampleRecoveryCodes, sampleSetup } from '@szansa/api-client/samples/accounts';
import { sampleAgency } from '@szansa/api-client/samples/administration';
import { sampleCompany } from '@szansa/api-client/samples/directory';
import { sampleMailAccount } from '@szansa/api-client/samples/mail-accounts';
import type { SetupStep } from '@szansa/domain/setup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { fill } from '#kit/stories/fill.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';

import { SetupScreen } from './setup-screen.tsx';
import { setupTexts } from './texts.ts';

type Setup = Data<Endpoints['setup']['get']>;

/** The set-up where it is resumed at a step; null when it is finished. */
const at = (next: SetupStep | null): Setup => ({ ...sampleSetup, next });

const newAgency = {
  ...sampleAgency,
  name: 'Szansa',
  taxIdNumber: null,
  street: null,
  postCode: null,
  city: null,
  phone: null,
  email: null,
  website: null,
  version: 1,
};
const agency = mocks.agency.get(newAgency);
const sent = fn();

/** Mocks of a server whose set-up goes on from step to step. */
function goingOn(...next: readonly (SetupStep | null)[]) {
  let calls = 0;
  return mocks.setup.get(() => {
    const state = at(next[Math.min(calls, next.length - 1)] ?? null);
    calls += 1;
    return state;
  });
}
const handlers = (...list: ReturnType<typeof mocks.auth.login>[]) => ({ msw: { handlers: list } });

const meta = {
  title: 'Session/Set-up/Steps',
  component: SetupScreen,
  ...inApp({ texts: setupTexts }, '/setup'),
  globals: { role: 'SUPER_ADMIN' },
  parameters: { layout: 'fullscreen', msw: { handlers: [mocks.setup.get(sampleSetup), agency] } },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof SetupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const update = mocks.agency.update(async ({ body }) => {
  const change = await body();
  sent(change);
  return { ...newAgency, ...(change.changes as object), version: 2 };
});

export const Agency: Story = {
  parameters: handlers(
    goingOn('agency', 'second_factor'),
    agency,
    mocks.registry.findCompany(sampleCompany),
    update,
  ),
  play: async ({ canvas }) => {
    const taxId = await canvas.findByRole('textbox', { name: /^NIP/ });
    // the name of the product is not that of the agency
    await expect(canvas.getByRole('textbox', { name: /^Nazwa agencji/ })).toHaveValue('');
    await fill(taxId, sampleCompany.taxIdNumber);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Nazwa agencji/ })).toHaveValue(sampleCompany.name),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz i przejdź dalej' }));
    await expect(await canvas.findByRole('heading', { name: 'Weryfikacja dwuetapowa' })).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      version: 1,
      changes: expect.objectContaining({ name: sampleCompany.name, taxIdNumber: sampleCompany.taxIdNumber }),
    });
  },
};

/** The agency is typed by hand where the register does not answer. */
export const RegisterUnavailable: Story = {
  parameters: handlers(
    goingOn('agency', 'second_factor'),
    agency,
    mocks.registry.findCompany(refusal('registry_unavailable')),
    update,
  ),
  play: async ({ canvas }) => {
    await fill(await canvas.findByRole('textbox', { name: /^NIP/ }), sampleCompany.taxIdNumber);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^NIP/ })).toBeInvalid());
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz i przejdź dalej' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Nazwa agencji/ })).toBeInvalid());
    await fill(canvas.getByRole('textbox', { name: /^Nazwa agencji/ }), 'Auto dla Ciebie');
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz i przejdź dalej' }));
    await expect(await canvas.findByRole('heading', { name: 'Weryfikacja dwuetapowa' })).toBeVisible();
  },
};

const startSecondFactor = mocks.profile.startSecondFactor(async ({ body }) =>
  (await body()).currentPassword === 'Tajne-haslo-1' ? sampleEnrolment : refusal('wrong_password'),
);

export const SecondFactor: Story = {
  parameters: handlers(
    goingOn('second_factor', 'mailbox'),
    startSecondFactor,
    mocks.profile.confirmSecondFactor(async ({ body }) =>
      (await body()).code === '492817' ? { recoveryCodes: sampleRecoveryCodes } : refusal('code_wrong'),
    ),
  ),
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText(/^Obecne hasło/);
    await expect(password).toHaveFocus();
    await fill(password, 'nie-to');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Nieprawidłowe obecne hasło')).toBeVisible();
    await userEvent.clear(password);
    await fill(password, 'Tajne-haslo-1');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('img', { name: /kod qr/i })).toBeVisible();
    const code = canvas.getByLabelText(/^Kod z aplikacji/);
    await fill(code, '111111');
    await expect(await canvas.findByText('Nieprawidłowy kod albo kod już użyty')).toBeVisible();
    await fill(code, '492817');
    // recovery codes are shown until they are saved
    await expect(await canvas.findByRole('list', { name: 'Kody zapasowe' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /kody są zapisane/i }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dalej' }));
    await expect(await canvas.findByRole('heading', { name: 'Skrzynka na maile od klientów' })).toBeVisible();
  },
};

export const SecondFactorLater: Story = {
  parameters: handlers(
    goingOn('second_factor'),
    mocks.setup.postpone(async ({ body }) => {
      sent(await body());
      return at('mailbox');
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Później' }));
    await expect(await canvas.findByRole('heading', { name: 'Skrzynka na maile od klientów' })).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ step: 'second_factor' });
  },
};

export const Mailbox: Story = {
  parameters: handlers(
    goingOn('mailbox', null),
    mocks.mailAccounts.tryOut({ failure: null, folders: ['INBOX'], mailCount: 3 }),
    mocks.mailAccounts.create(async ({ body }) => {
      sent(await body());
      return sampleMailAccount;
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/SMTP_URL/)).toBeVisible();
    await fill(canvas.getByRole('textbox', { name: /^Serwer/ }), 'imap.przyklad.example');
    await fill(canvas.getByRole('textbox', { name: /^Użytkownik/ }), 'biuro@przyklad.example');
    await fill(canvas.getByLabelText(/^Hasło/), 'Haslo-do-poczty-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Sprawdź połączenie' }));
    await expect(await canvas.findByText('Połączenie działa')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz i przejdź dalej' }));
    await waitFor(() => expect(sent).toHaveBeenCalled());
    // the dashboard
    await waitFor(() =>
      expect(canvas.queryByRole('navigation', { name: 'Pierwsze uruchomienie' })).toBeNull(),
    );
  },
};

/** Putting it off does not validate the focused field, whose error would move the button. */
export const MailboxLater: Story = {
  parameters: handlers(
    goingOn('mailbox'),
    mocks.setup.postpone(async ({ body }) => {
      sent(await body());
      return pending();
    }),
  ),
  play: async ({ canvas }) => {
    const server = await canvas.findByRole('textbox', { name: /^Serwer/ });
    await expect(server).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Później' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ step: 'mailbox' }));
    await expect(server).toHaveFocus();
    await expect(canvas.queryByText('To pole jest wymagane!')).toBeNull();
  },
};

export const MailboxNarrow: Story = {
  parameters: handlers(goingOn('mailbox')),
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Krok 4 z 4')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** A finished set-up leads to the dashboard. */
export const Finished: Story = {
  parameters: handlers(goingOn(null)),
  play: async () => {
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await expect(within(document.body).queryByRole('navigation')).toBeNull();
  },
};

const states = screenStates({
  call: mocks.setup.get,
  filled: [mocks.setup.get(sampleSetup), agency],
  english: 'Your agency',
  polish: 'Twoja agencja',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, globals: { role: 'SUPER_ADMIN', language: 'en' } };
export const Narrow: Story = {
  ...states.Narrow,
  globals: { role: 'SUPER_ADMIN', viewport: { value: 'w390' } },
};
