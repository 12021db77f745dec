import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleSessions, sampleStaffMember } from '@szansa/api-client/samples/administration';
import { anna } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { adminFeature } from '../feature.tsx';
import { PersonScreen } from './person-screen.tsx';

const handlers = [mocks.users.get(sampleStaffMember), mocks.users.sessions(sampleSessions)];

const meta = {
  title: 'Admin/Deactivating',
  component: PersonScreen,
  ...inApp(adminFeature, '/admin/person/$id', `/admin/person/${sampleStaffMember.id}`),
  globals: { role: 'ADMIN' },
} satisfies Meta<typeof PersonScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const deactivations: unknown[] = [];

export const ToSuccessor: Story = {
  parameters: {
    msw: {
      handlers: [
        ...handlers,
        mocks.users.workload({
          openOpportunities: 3,
          archivedOpportunities: 1,
          successors: [anna],
        }),
        mocks.users.deactivate(async ({ body }) => {
          deactivations.push(await body());
          return { ...sampleStaffMember, version: 4, state: 'deactivated' as const };
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    deactivations.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Więcej działań' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dezaktywuj konto' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(
      await dialog.findByText('Prowadzi 3 otwarte szanse sprzedaży. Co z nimi zrobić?'),
    ).toBeVisible();
    await expect(dialog.getByText(/natychmiast wylogowana/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Dezaktywuj konto' }));
    await expect(await dialog.findByText('Wybierz następcę')).toBeVisible();
    await expect(deactivations).toHaveLength(0);

    await userEvent.click(dialog.getByRole('combobox', { name: /Następca/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Anna Nowak' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Dezaktywuj konto' }));
    await expect(await screen.findByText('Dezaktywowano konto')).toBeVisible();
    await expect(deactivations).toEqual([{ version: 3, successorId: anna.id }]);
  },
};

export const ToNobody: Story = {
  parameters: {
    msw: {
      handlers: [
        ...handlers,
        mocks.users.workload({ openOpportunities: 1, archivedOpportunities: 0, successors: [] }),
        mocks.users.deactivate(async ({ body }) => {
          deactivations.push(await body());
          return { ...sampleStaffMember, version: 4, state: 'deactivated' as const };
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    deactivations.length = 0;
    await userEvent.click(await canvas.findByRole('button', { name: 'Więcej działań' }));
    await userEvent.keyboard('{End}{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByRole('radio', { name: 'Przekaż następcy' })).toBeDisabled();
    await expect(dialog.getByRole('radio', { name: 'Zostaw bez opiekuna' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Dezaktywuj konto' }));
    await waitFor(() => expect(deactivations).toEqual([{ version: 3, successorId: null }]));
  },
};

/** Two choices and a field are on their way. */
export const WorkloadLoading: Story = {
  parameters: { msw: { handlers: [...handlers, mocks.users.workload(pending)] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Więcej działań' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dezaktywuj konto' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const loading = await dialog.findByRole('status', { name: 'Wczytywanie…' });
    await expect(loading.querySelectorAll('[data-slot="skeleton"]')).toHaveLength(6);
  },
};

export const WorkloadFailed: Story = {
  parameters: {
    msw: {
      handlers: [...handlers, mocks.users.workload(refusal('internal'))],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Więcej działań' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Dezaktywuj konto' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByText('Coś poszło nie tak. Spróbuj ponownie później.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
  },
};
