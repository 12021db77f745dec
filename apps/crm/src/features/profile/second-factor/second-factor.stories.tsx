import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleEnrolment, sampleProfile, sampleRecoveryCodes } from '@szansa/api-client/samples/accounts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';

import { profileFeature } from '../feature.tsx';
import { SecondFactor } from './second-factor.tsx';

const on = sampleProfile({ enrolledAt: '2026-02-11T09:30:00.000Z', recoveryCodesLeft: 8 }).secondFactor;
const wrongPassword = () => refusal('wrong_password');
const wrongCode = () => refusal('code_wrong');
const handlers = (...list: ReturnType<typeof mocks.auth.login>[]) => ({ msw: { handlers: list } });
const dialogBox = async () => within(await within(document.body).findByRole('dialog'));

const meta = {
  title: 'Profile/Second factor',
  component: SecondFactor,
  ...inApp(profileFeature, '/profile'),
  args: { state: sampleProfile().secondFactor },
  render: (args) => (
    <div className="mx-auto max-w-3xl p-4">
      <SecondFactor {...args} />
    </div>
  ),
} satisfies Meta<typeof SecondFactor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const OffButRequired: Story = { args: { state: sampleProfile({ isRequired: true }).secondFactor } };
export const On: Story = {
  args: { state: on },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Zostało 8 kodów zapasowych z 8/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Wyłącz' })).toBeVisible();
  },
};
export const Required: Story = {
  args: { state: { ...on, isRequired: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Zmień aplikację' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Wyłącz' })).toBeNull();
  },
};
export const FewCodes: Story = {
  args: { state: { ...on, recoveryCodesLeft: 2 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Zostały 2 kody zapasowe z 8')).toBeVisible();
    await expect(canvas.getByText(/Wygeneruj nowe kody/)).toBeVisible();
  },
};

const written = fn<(text: string) => Promise<void>>();

/** Tests may not use the real clipboard. */
function copying(): () => void {
  written.mockReset().mockResolvedValue();
  const spy = spyOn(navigator.clipboard, 'writeText').mockImplementation(written);
  return () => spy.mockRestore();
}

export const Enrolled: Story = {
  beforeEach: copying,
  parameters: handlers(
    mocks.profile.startSecondFactor(async ({ body }) => {
      const { currentPassword, code } = await body();
      return currentPassword === 'Tajne-haslo-1' && code === undefined ? sampleEnrolment : wrongPassword();
    }),
    mocks.profile.confirmSecondFactor(async ({ body }) =>
      (await body()).code === '492817' ? { recoveryCodes: sampleRecoveryCodes } : wrongCode(),
    ),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Włącz' }));
    const dialog = await dialogBox();
    const password = dialog.getByLabelText(/^obecne hasło/i);
    await expect(password).toHaveFocus();
    await userEvent.keyboard('nie-to{Enter}');
    await expect(await dialog.findByText('Nieprawidłowe obecne hasło')).toBeVisible();
    await userEvent.clear(password);
    await fill(password, 'Tajne-haslo-1');
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('img', { name: /kod qr/i })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Kopiuj klucz' }));
    await expect(written).toHaveBeenLastCalledWith(sampleEnrolment.secret);
    const code = dialog.getByLabelText(/^kod z aplikacji/i);
    await fill(code, '111111');
    await expect(await dialog.findByText('Nieprawidłowy kod albo kod już użyty')).toBeVisible();
    await fill(code, '492817');
    await userEvent.click(await dialog.findByRole('button', { name: 'Kopiuj' }));
    await expect(written).toHaveBeenLastCalledWith(sampleRecoveryCodes.join('\n'));
    await userEvent.click(dialog.getByRole('button', { name: 'Zamknij' }));
    await expect(await dialog.findByText('Najpierw zapisz kody, potem zaznacz to pole.')).toBeVisible();
    await expect(dialog.getByText('abcde-23456')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /kody są zapisane/i }));
    await userEvent.click(dialog.getByRole('button', { name: 'Gotowe' }));
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  },
};

export const Replaced: Story = {
  args: { state: on },
  parameters: handlers(
    mocks.profile.startSecondFactor(async ({ body }) =>
      (await body()).code === 'abcde23456' ? sampleEnrolment : wrongCode(),
    ),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zmień aplikację' }));
    const dialog = await dialogBox();
    await fill(dialog.getByLabelText(/^obecne hasło/i), 'Tajne-haslo-1');
    await fill(dialog.getByLabelText(/^kod z aplikacji albo/i), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Dalej' }));
    await expect(await dialog.findByText('Nieprawidłowy kod albo kod już użyty')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/^kod z aplikacji albo/i));
    await fill(dialog.getByLabelText(/^kod z aplikacji albo/i), 'abcde-23456');
    await userEvent.click(dialog.getByRole('button', { name: 'Dalej' }));
    await expect(await dialog.findByRole('img', { name: /kod qr/i })).toBeVisible();
  },
};

export const Removed: Story = {
  args: { state: on },
  parameters: handlers(mocks.profile.removeSecondFactor(null)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyłącz' }));
    const dialog = await dialogBox();
    await fill(dialog.getByLabelText(/^obecne hasło/i), 'Tajne-haslo-1');
    await fill(dialog.getByLabelText(/^kod z aplikacji albo/i), '492817');
    await userEvent.click(dialog.getByRole('button', { name: 'Wyłącz' }));
    await expect(
      await within(document.body).findByText('Weryfikacja dwuetapowa jest wyłączona'),
    ).toBeVisible();
  },
};

export const Renewed: Story = {
  args: { state: { ...on, recoveryCodesLeft: 1 } },
  parameters: handlers(mocks.profile.renewRecoveryCodes({ recoveryCodes: sampleRecoveryCodes })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nowe kody zapasowe' }));
    const dialog = await dialogBox();
    await fill(dialog.getByLabelText(/^obecne hasło/i), 'Tajne-haslo-1');
    await fill(dialog.getByLabelText(/^kod z aplikacji/i), 'abcde-23456');
    await userEvent.click(dialog.getByRole('button', { name: 'Dalej' }));
    await expect(await dialog.findByText('Kod ma 6 cyfr')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/^kod z aplikacji/i));
    await fill(dialog.getByLabelText(/^kod z aplikacji/i), '492 817');
    await userEvent.click(dialog.getByRole('button', { name: 'Dalej' }));
    await expect(await dialog.findByRole('list', { name: 'Kody zapasowe' })).toBeVisible();
  },
};

export const English: Story = {
  args: { state: { ...on, recoveryCodesLeft: 1 } },
  globals: { language: 'en' },
};
export const Narrow: Story = { args: { state: on }, globals: { viewport: { value: 'w390' } } };
