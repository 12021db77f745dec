import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleArchiveReasons } from '@szansa/api-client/samples/directory';
import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import { piotr } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';

import { opportunitiesFeature } from '../feature.tsx';
import { OpportunityScreen } from './opportunity-screen.tsx';
import {
  addressOf,
  archivedOpportunity,
  foreignOpportunity,
  routePath,
  screenMocks,
} from './screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Screen',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf()),
} satisfies Meta<typeof OpportunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const filled = { msw: { handlers: screenMocks() } };

export const Filled: Story = {
  parameters: { ...filled, specification: ['S1.4'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: /Jan Kowalski/ })).toBeVisible();
    await expect(canvas.getByText('Opiekun: Anna Nowak')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dalej: Wniosek do klienta' })).toBeVisible();
    await expect(await canvas.findByText('Prezentacja oferty → Negocjacje')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Oferty/ })).toHaveTextContent('2'));
  },
};

export const Tablet: Story = { parameters: filled, globals: { viewport: { value: 'w1024' } } };

export const Missing: Story = {
  parameters: { msw: { handlers: [mocks.opportunities.get(refusal('not_found'))] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Nie znaleziono')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Przejdź do listy' })).toHaveAttribute(
      'href',
      '/sales-opportunities',
    );
  },
};

/** An id that is none names no record. */
export const MalformedId: Story = {
  parameters: {
    address: '/sales-opportunity/abc',
    msw: {
      handlers: [
        mocks.opportunities.get(
          refusal('validation', { fields: [{ path: 'id', code: 'value_not_allowed' }] }),
        ),
      ],
    },
  },
  play: Missing.play,
};

export const SomebodyElses: Story = {
  parameters: { msw: { handlers: screenMocks(foreignOpportunity) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Opiekun: Piotr Wiśniewski')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Przenieś do' })).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: /Źródło pozyskania/ })).toBeNull();
  },
};

export const Unowned: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.claim(sampleOpportunity),
        ...screenMocks({
          ...foreignOpportunity,
          worker: null,
          can: { ...foreignOpportunity.can, claim: true },
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Weź tę szansę' }));
    await expect(await screen.findByText('Szansa należy teraz do ciebie')).toBeInTheDocument();
  },
};

export const Archived: Story = {
  parameters: { msw: { handlers: screenMocks(archivedOpportunity) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Szansa jest w archiwum: Klient zrezygnował')).toBeVisible();
    await expect(canvas.getByText('Wraca do tematu po nowym roku.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Przywróć z archiwum' })).toBeVisible();
  },
};

const movedTo: string[] = [];

export const MovesOn: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.move(async ({ body }) => {
          const { status } = await body();
          movedTo.push(status);
          return { ...sampleOpportunity, status, version: 8 };
        }),
        ...screenMocks(),
      ],
    },
    specification: ['S4.5'],
  },
  play: async ({ canvasElement }) => {
    movedTo.length = 0;
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Przenieś do' }));
    await userEvent.keyboard('{ArrowDown}{End}{ArrowUp}{Enter}');
    await waitFor(() => expect(movedTo).toEqual(['handing']));
    await expect(await screen.findByText('Zmieniono status: Wydanie pojazdu')).toBeInTheDocument();
    // the customer can be notified
    const dialog = within(await screen.findByRole('dialog', { name: 'Powiadom klienta' }));
    await expect(await dialog.findByRole('textbox', { name: /^Treść/ })).toBeVisible();
  },
};

/** Without a network the new stage is shown, marked, and is saved once there is one. */
export const MovesOnOffline: Story = {
  ...MovesOn,
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async ({ canvas }) => {
    movedTo.length = 0;
    const press = { name: 'Przenieś do' };
    await canvas.findByRole('button', press);
    onlineManager.setOnline(false);
    await userEvent.click(canvas.getByRole('button', press));
    await userEvent.keyboard('{ArrowDown}{End}{ArrowUp}{Enter}');
    await expect(await canvas.findByText('Czeka na połączenie')).toBeVisible();
    await expect(canvas.getByText('Wydanie pojazdu')).toBeVisible();
    await expect(canvas.queryByRole('button', press)).not.toBeInTheDocument();
    await expect(movedTo).toEqual([]);
    onlineManager.setOnline(true);
    await waitFor(() => expect(movedTo).toEqual(['handing']));
    await waitFor(() => expect(canvas.queryByText('Czeka na połączenie')).not.toBeInTheDocument());
  },
};

export const ClosingRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.move(() =>
          refusal('closing_incomplete', {
            missing: ['leadSource', 'dealSigningDate'],
            chosenOfferId: sampleOpportunity.chosenOfferId,
          }),
        ),
        ...screenMocks({ ...sampleOpportunity, status: 'handing', leadSource: null }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Zamknij szansę' }));
    const dialog = await screen.findByRole('dialog', { name: /brakuje 2 pól/ });
    await userEvent.click(within(dialog).getByRole('link', { name: 'Źródło pozyskania klienta' }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /Źródło pozyskania klienta/ })).toHaveFocus(),
    );
  },
};

export const ClosingLeadsIntoClosedDetails: Story = {
  ...ClosingRefused,
  globals: { viewport: { value: 'w390' } },
};

export const ClosingLeadsIntoTheOffer: Story = {
  parameters: ClosingRefused.parameters ?? {},
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Zamknij szansę' }));
    const dialog = await screen.findByRole('dialog', { name: /brakuje 2 pól/ });
    await userEvent.click(within(dialog).getByRole('link', { name: 'Data podpisania umowy' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edycja oferty' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Data podpisania umowy' })).toHaveFocus());
  },
};

const sent: unknown[] = [];

export const CustomerDetails: Story = {
  parameters: { ...filled, specification: ['S2.11'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dane klienta: Jan Kowalski' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dane klienta' });
    await expect(await within(dialog).findByText(/Marszałkowska/)).toBeVisible();
    await expect(within(dialog).getByRole('link', { name: 'Otwórz kartę klienta' })).toHaveAttribute(
      'href',
      expect.stringContaining('/customer/'),
    );
  },
};

export const ArchivesFromMenu: Story = {
  parameters: { msw: { handlers: [mocks.archiveReasons.list(sampleArchiveReasons), ...screenMocks()] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Więcej działań' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archiwizuj' }));
    await expect(await screen.findByRole('dialog', { name: 'Archiwizuj szansę' })).toBeVisible();
  },
};

export const AdministratorAssigns: Story = {
  globals: { role: 'ADMIN' },
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.assign(async ({ body }) => {
          sent.push(await body());
          return { ...sampleOpportunity, worker: piotr };
        }),
        ...screenMocks({ ...sampleOpportunity, can: { ...sampleOpportunity.can, assign: true } }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    sent.length = 0;
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Więcej działań' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Przypisz opiekuna' }));
    const dialog = await screen.findByRole('dialog', { name: 'Przypisz opiekuna' });
    await userEvent.click(within(dialog).getByRole('combobox', { name: /Anna Nowak/ }));
    await userEvent.keyboard('wisni');
    await userEvent.click(await screen.findByRole('option', { name: /Piotr Wiśniewski/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Przypisz' }));
    await waitFor(() => expect(sent).toEqual([{ version: sampleOpportunity.version, workerId: piotr.id }]));
  },
};

const states = screenStates({
  call: mocks.opportunities.get,
  filled: screenMocks(),
  polish: 'Opiekun: Anna Nowak',
  english: 'Owner: Anna Nowak',
});

export const English: Story = states.English;
export const Narrow: Story = {
  ...states.Narrow,
  play: async ({ canvas }) => {
    await states.Narrow.play();
    // the tabs come first; the details are collapsed to one row, which contains the number to call
    const details = await canvas.findByRole('button', { name: 'Szczegóły szansy' });
    await expect(details).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('Sposób utworzenia')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: '+48 600 123 456' })).toBeVisible();
    await expect(canvas.getByRole('tablist').getBoundingClientRect().top).toBeLessThan(420);
    await userEvent.click(details);
    await expect(canvas.getByText('Sposób utworzenia')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /Źródło pozyskania/ })).toBeVisible();
  },
};
export const Loading: Story = states.Loading;
export const Failed: Story = {
  ...states.Failed,
  parameters: { ...states.Failed.parameters, specification: ['S8.7'] },
  play: async () => {
    await states.Failed.play();
    await expect(screen.getByText('Nie udało się pobrać szansy')).toBeVisible();
    await expect(screen.getByText('Coś poszło nie tak. Spróbuj ponownie później.')).toBeVisible();
  },
};
export const Forbidden: Story = states.Forbidden;
