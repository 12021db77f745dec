import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleLeadSources } from '@szansa/api-client/samples/directory';
import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { inApp } from '#kit/stories/in-app.tsx';

import { OpportunityScreen } from '../opportunity-screen.tsx';
import { addressOf, closedOpportunity, routePath, screenMocks } from '../screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Details panel',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf()),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const sent: unknown[] = [];

export const ClosedAsksForConsent: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.consentToEdit({
          ...closedOpportunity,
          can: { ...closedOpportunity.can, edit: true, editAfterConsent: false },
        }),
        mocks.opportunities.update(async ({ body }) => {
          sent.push(await body());
          return { ...closedOpportunity, leadSource: sampleLeadSources[1] ?? null };
        }),
        ...screenMocks(closedOpportunity),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    sent.length = 0;
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Data zamknięcia: 18.11.2029/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('combobox', { name: /Źródło pozyskania klienta/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Strona internetowa' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Potwierdzam edycję zamkniętej szansy' }),
    );
    await waitFor(() =>
      expect(sent).toEqual([{ version: 7, changes: { leadSourceId: sampleLeadSources[1]?.id } }]),
    );
  },
};

export const StaleNote: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.update(
          refusal('stale_version', {
            version: 9,
            collisions: [{ field: 'note', yours: 'Moja notatka', theirs: 'Notatka Piotra' }],
          }),
        ),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Zmień notatkę' }));
    const note = await canvas.findByRole('textbox', { name: 'Notatka o szansie' });
    await expect(note).toHaveFocus();
    await userEvent.clear(note);
    await userEvent.type(note, 'Moja notatka');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Ktoś zmienił te dane przed tobą' });
    await expect(within(dialog).getByText('Notatka Piotra')).toBeVisible();
  },
};

export const ChangesLabels: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.update(async ({ body }) => {
          sent.push(await body());
          return sampleOpportunity;
        }),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    sent.length = 0;
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Zmień etykiety' }));
    const panel = await screen.findByRole('dialog', { name: 'Zmień etykiety' });
    await userEvent.click(await within(panel).findByRole('checkbox', { name: 'Pilne' }));
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'VIP' }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Zapisz' }));
    const [, fleet] = sampleOpportunity.labels;
    await waitFor(() =>
      expect(sent).toEqual([{ version: 7, changes: { labelIds: [fleet?.id, expect.any(String)] } }]),
    );
  },
};
