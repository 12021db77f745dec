import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleRoles } from '@szansa/api-client/samples/administration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { adminFeature } from '../feature.tsx';
import { PermissionsScreen } from './permissions-screen.tsx';

/** Answers as the server does: the role with the change made. */
function changingRoles() {
  const roles = structuredClone(sampleRoles);
  return [
    mocks.roles.list(() => structuredClone(roles)),
    mocks.roles.changeRights(async ({ params, body }) => {
      const { grant = [], revoke = [] } = await body();
      const role = roles.find(({ key }) => key === params['key']);
      if (!role) return refusal('not_found');
      role.rights = [...role.rights, ...grant].filter((right) => !revoke.includes(right));
      return structuredClone(role);
    }),
  ];
}

const meta = {
  title: 'Admin/Permissions',
  component: PermissionsScreen,
  ...inApp(adminFeature, '/admin/permissions'),
  globals: { role: 'ADMIN' },
  parameters: { layout: 'fullscreen', msw: { handlers: changingRoles() } },
} satisfies Meta<typeof PermissionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Pracownik/, selected: true })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Klienci: Edycja' })).toBeChecked();
    await expect(
      canvas.getByRole('checkbox', { name: 'Etykiety: Tworzenie, różni się od domyślnych' }),
    ).toBeChecked();
  },
};

export const Ticked: Story = {
  parameters: { msw: { handlers: changingRoles() }, specification: ['S2.28', 'S6.4'] },
  play: async ({ canvas }) => {
    const edit = await canvas.findByRole('checkbox', { name: /^Raporty: Edycja/ });
    await userEvent.click(edit);
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^Raporty: Edycja/ })).toBeChecked());
    await expect(canvas.getByRole('checkbox', { name: /^Raporty: Podgląd/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Raporty: Tworzenie/ })).not.toBeChecked();
  },
};

/** What is ticked without a network stays ticked, marked, and is saved once there is one. */
export const TickedOffline: Story = {
  parameters: { msw: { handlers: changingRoles() } },
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: /^Raporty: Edycja/ });
    onlineManager.setOnline(false);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Raporty: Edycja/ }));
    const marked = /^Raporty: Edycja.*Czeka na połączenie$/;
    await expect(await canvas.findByRole('checkbox', { name: marked })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Etykiety: Tworzenie/ }));
    await expect(canvas.getByRole('checkbox', { name: marked })).toBeChecked();
    onlineManager.setOnline(true);
    await waitFor(() =>
      expect(canvas.queryByRole('checkbox', { name: /Czeka na połączenie/ })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByRole('checkbox', { name: /^Raporty: Edycja/ })).toBeChecked();
  },
};

export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [mocks.roles.list(sampleRoles), mocks.roles.changeRights(refusal('access_denied'))],
    },
    specification: ['S8.15'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Raporty: Edycja/ }));
    await expect(await within(document.body).findByText('Odmowa dostępu')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^Raporty: Edycja/ })).not.toBeChecked());
  },
};

export const Searched: Story = {
  play: async ({ canvas }) => {
    await fill(await canvas.findByRole('searchbox', { name: 'Szukaj uprawnień' }), 'zrodla');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Źródła pozyskania');
  },
};

export const Restored: Story = {
  parameters: { msw: { handlers: changingRoles() } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Przywróć domyślne' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await expect(dialog.getByText('Zmieni się 1 uprawnienie. Zmiana działa od razu.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Przywróć domyślne' }));
    await waitFor(() =>
      expect(canvas.getByRole('checkbox', { name: 'Etykiety: Tworzenie' })).not.toBeChecked(),
    );
  },
};

/** A super administrator's rights are shown, not offered. */
export const KeepsAll: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /Superadministrator/ }));
    await expect(await canvas.findByText(/zawsze ma wszystkie uprawnienia/)).toBeVisible();
    const box = canvas.getByRole('checkbox', { name: 'Banki: Edycja' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};

export const ReadOnly: Story = {
  globals: { role: 'WORKER' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Banki: Edycja' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.queryByRole('button', { name: 'Przywróć domyślne' })).toBeNull();
  },
};

const states = screenStates({
  call: mocks.roles.list,
  filled: changingRoles(),
  polish: 'Źródła pozyskania',
  english: 'Customers',
});

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = {
  ...states.Failed,
  parameters: { ...states.Failed.parameters, specification: ['S8.7'] },
  play: async () => {
    await states.Failed.play();
    await expect(screen.getByText('Podczas pobierania ról wystąpił błąd')).toBeVisible();
  },
};
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
