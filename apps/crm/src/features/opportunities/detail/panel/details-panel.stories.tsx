import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleLeadSources } from '@szansa/api-client/samples/directory';
import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { queries, queryClient } from '#kit/api/api.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { fill } from '#kit/stories/fill.ts';
import { cacheOpportunity } from '#parts/opportunity/records.ts';

import { OpportunityScreen } from '../opportunity-screen.tsx';
import {
  addressOf,
  archivedOpportunity,
  closedOpportunity,
  routePath,
  screenMocks,
} from '../screen-mocks.ts';

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
    specification: ['S4.4'],
  },
  play: async ({ canvasElement }) => {
    sent.length = 0;
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Koniec umowy: 18.11.2029/)).toBeVisible();
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
    await fill(note, 'Moja notatka');
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
    specification: ['S1.4'],
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

function backOnline(): void {
  onlineManager.setOnline(true);
}

/** Chooses another lead source and writes a note while there is no network. */
async function changeOffline(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.click(await canvas.findByRole('combobox', { name: /Źródło pozyskania klienta/ }));
  const option = await screen.findByRole('option', { name: 'Strona internetowa' });
  onlineManager.setOnline(false);
  await userEvent.click(option);
  await waitFor(() =>
    expect(canvas.getByRole('combobox', { name: /Strona internetowa/ })).toHaveAccessibleDescription(
      'Czeka na połączenie',
    ),
  );
}

/** A change made offline is shown as pending, and can be changed again; only the last value is sent, once. */
export const Waiting: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.update(async ({ body }) => {
          sent.push(await body());
          return { ...sampleOpportunity, note: 'Woli kontakt po 17.' };
        }),
        ...screenMocks(),
      ],
    },
  },
  beforeEach: () => {
    sent.length = 0;
    return backOnline;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await changeOffline(canvas);
    for (const note of ['Woli kontakt po 16.', 'Woli kontakt po 17.']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Zmień notatkę' }));
      const field = canvas.getByRole('textbox', { name: 'Notatka o szansie' });
      await userEvent.clear(field);
      await userEvent.type(field, note);
      await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
      await expect(await canvas.findByText(note)).toBeVisible();
    }
    await waitFor(() => expect(canvas.getAllByText('Czeka na połączenie')).toHaveLength(2));
    await expect(sent).toEqual([]);
  },
};

export const WaitingIsSent: Story = {
  ...Waiting,
  play: async (context) => {
    await Waiting.play?.(context);
    const canvas = within(context.canvasElement);
    onlineManager.setOnline(true);
    await waitFor(() => expect(canvas.queryByText('Czeka na połączenie')).not.toBeInTheDocument());
    await waitFor(() => expect(sent).toHaveLength(2));
    await expect(sent).toContainEqual({
      version: sampleOpportunity.version,
      changes: { note: 'Woli kontakt po 17.' },
    });
  },
};

/** A pending change that is refused is rolled back, and the field shows the reason. */
export const RefusedAfterWaiting: Story = {
  parameters: {
    msw: { handlers: [mocks.opportunities.update(refusal('opportunity_archived')), ...screenMocks()] },
    specification: ['S8.12'],
  },
  beforeEach: () => backOnline,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await changeOffline(canvas);
    onlineManager.setOnline(true);
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /Polecenie/ })).toHaveAccessibleDescription(
        /^Błąd zapisu: /,
      ),
    );
  },
};

/** Another user archived it while the change was pending: it is read-only, and still shows the change's result. */
export const RefusedByTheArchive: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.update(refusal('opportunity_archived')),
        ...screenMocks(archivedOpportunity),
      ],
    },
  },
  beforeEach: () => {
    queryClient.setQueryData(
      queries.opportunities.get.key({ params: { id: sampleOpportunity.id } }),
      sampleOpportunity,
    );
    return backOnline;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await changeOffline(canvas);
    cacheOpportunity(archivedOpportunity);
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: /Źródło/ })).not.toBeInTheDocument());
    onlineManager.setOnline(true);
    await expect(await canvas.findByText(/^Błąd zapisu: /)).toBeVisible();
  },
};
