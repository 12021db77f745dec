import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleRoles } from '@szansa/api-client/samples/administration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';

import { adminFeature } from '../feature.tsx';
import { ColumnsScreen } from './columns-screen.tsx';

function changingRoles() {
  const roles = structuredClone(sampleRoles);
  return [
    mocks.roles.list(() => structuredClone(roles)),
    mocks.roles.changeHiddenColumns(async ({ params, body }) => {
      const { hide = [], show = [] } = await body();
      const role = roles.find(({ key }) => key === params['key']);
      if (!role) return refusal('not_found');
      role.hiddenColumns = [...role.hiddenColumns, ...hide].filter((column) => !show.includes(column));
      return structuredClone(role);
    }),
  ];
}

const meta = {
  title: 'Admin/Columns',
  component: ColumnsScreen,
  ...inApp(adminFeature, '/admin/columns'),
  globals: { role: 'ADMIN' },
  parameters: { layout: 'fullscreen', msw: { handlers: changingRoles() } },
} satisfies Meta<typeof ColumnsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Telefon: Platformowiec' })).not.toBeChecked();
  },
};

export const Hidden: Story = {
  parameters: { msw: { handlers: changingRoles() }, specification: ['S2.19', 'S6.4'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Szanse sprzedaży' }));
    const name = 'Wartość: Pracownik';
    await userEvent.click(await canvas.findByRole('checkbox', { name }));
    await waitFor(() => expect(canvas.getByRole('checkbox', { name })).not.toBeChecked());
  },
};

/** A refusal is shown, and the column is unchanged. */
export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [mocks.roles.list(sampleRoles), mocks.roles.changeHiddenColumns(refusal('access_denied'))],
    },
    specification: ['S8.15'],
  },
  play: async ({ canvas }) => {
    const name = 'E-mail: Pracownik';
    await userEvent.click(await canvas.findByRole('checkbox', { name }));
    await expect(await screen.findByText('Odmowa dostępu')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name })).toBeChecked());
  },
};

const states = screenStates({
  call: mocks.roles.list,
  filled: changingRoles(),
  polish: 'Telefon',
  english: 'Phone',
});

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
