import { opportunitiesFacts } from '@szansa/api-client/lists';
import { mocks } from '@szansa/api-client/mocks';
import { sampleBulkChange, samplePreview, sampleRefused } from '@szansa/api-client/samples/bulk-changes';
import { sampleCustomer, sampleCustomers } from '@szansa/api-client/samples/customers';
import { sampleLabels, sampleLeadSources } from '@szansa/api-client/samples/directory';
import { sampleOpportunities } from '@szansa/api-client/samples/opportunities';
import { sampleWorkers } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { leaveDraft } from '#kit/stories/drafts.ts';
import { fakeList } from '#kit/stories/fake-list.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { opportunitiesFeature } from '../feature.tsx';
import { OpportunitiesScreen } from '../opportunities-screen.tsx';

const directory = [
  mocks.workers.list(sampleWorkers),
  mocks.workers.owners(sampleWorkers),
  mocks.leadSources.list(sampleLeadSources),
  mocks.labels.list(sampleLabels),
  mocks.customers.get(sampleCustomer),
];

/** Answers like the server: own ones, and by status. */
const list = fakeList({
  call: mocks.opportunities.list,
  facts: opportunitiesFacts,
  rows: sampleOpportunities,
  text: ({ customer }) => customer.name,
  filters: {
    is_self: ({ worker }, [value]) => value !== 'true' || worker?.firstName === 'Anna',
    status: ({ status }, expected) => expected.includes(status),
    statusNot: ({ status }, unwanted) => !unwanted.includes(status),
    vehicleValueFrom: ({ vehicleValue }, [from]) => Number(vehicleValue ?? -1) >= Number(from),
    customerId: ({ customer }, expected) => expected.includes(customer.id),
  },
});

const meta = {
  title: 'Opportunities/List',
  component: OpportunitiesScreen,
  ...inApp(opportunitiesFeature, '/sales-opportunities', '/sales-opportunities?view=list'),
} satisfies Meta<typeof OpportunitiesScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const handlers = [...directory, list];

/** What 1440 px leave beside the open menu. */
export const BesideTheMenu: Story = {
  parameters: { msw: { handlers } },
  decorators: [
    (Story) => (
      <div className="w-304">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = await canvas.findByRole('table');
    await canvas.findByText('Rejestracja i ubezpieczenie');
    await expect(table.parentElement?.scrollWidth).toBe(table.parentElement?.clientWidth);
    // the longest stage is read in full
    for (const chip of canvasElement.querySelectorAll('[data-slot="status-chip"] span'))
      await expect(chip.scrollWidth).toBe(chip.clientWidth);
  },
};

export const Filled: Story = {
  parameters: { msw: { handlers } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('6 szans')).toBeVisible();
    await expect(canvas.getByText('#1000')).toBeVisible();
    await expect(canvas.getByText('Prezentacja oferty')).toBeVisible();
  },
};

export const Filtering: Story = {
  parameters: { msw: { handlers }, specification: ['S9.3'] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('6 szans');
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń filtr: Moje szanse' }));
    await expect(await canvas.findByText('12 szans')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Zamknięta' }));
    await expect(await canvas.findByText('1 szansa')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Status: Zamknięta')).toBeVisible();
  },
};

/** What they are not, what they are worth, and a customer who is looked for. */
export const FilteringOtherwise: Story = {
  parameters: {
    msw: {
      handlers: [
        ...handlers,
        mocks.customers.list({ items: sampleCustomers, page: 1, perPage: 25, total: sampleCustomers.length }),
      ],
    },
    address: '/sales-opportunities?view=list&is_self=any&statusNot=closed',
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Status: nie Zamknięta')).toBeVisible();
    await expect(await canvas.findByText('11 szans')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Wartość pojazdu' }));
    await fill(await screen.findByRole('textbox', { name: 'Od' }), '150000');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^Wartość pojazdu: od 150\s000 zł$/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('11 szans')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Klient' }));
    const customers = within(await screen.findByRole('dialog', { name: 'Klient' }));
    await expect(await customers.findAllByRole('option')).toHaveLength(sampleCustomers.length);
  },
};

/** The change for which the running story requested a preview. */
const previewed = fn();

const bulk = [
  mocks.bulkChanges.previewOpportunities(async ({ body }) => {
    previewed(await body());
    return samplePreview;
  }),
  mocks.bulkChanges.refused(sampleRefused),
  mocks.bulkChanges.run(sampleBulkChange),
];

/** Rows are selected with the keyboard and the mouse; unaffected records are shown before anything changes. */
export const ChangingMany: Story = {
  parameters: { msw: { handlers: [...handlers, ...bulk] } },
  beforeEach: () => {
    previewed.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const [first, , third] = await canvas.findAllByRole('checkbox', { name: /^Zaznacz: / });
    if (!first || !third) throw new Error('no rows to choose');
    first.focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(third);
    await userEvent.keyboard('{/Shift}');
    await expect(await canvas.findByText('Zaznaczono: 3', { selector: '[aria-hidden]' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Zmień zaznaczone' }));
    // only administrators assign them to another user
    await expect(screen.queryByRole('menuitem', { name: 'Zmień opiekuna…' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zmień status…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zmiana statusu' }));
    const check = dialog.getByRole('button', { name: 'Sprawdź' });
    await userEvent.click(check);
    await expect(check).toHaveAccessibleDescription('Wybierz najpierw, co zmienić');
    await expect(check).toHaveFocus();
    await userEvent.click(dialog.getByRole('combobox', { name: /^Nowy status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Negocjacje' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sprawdź' }));
    await expect(await dialog.findByText('Zmieni się 36 rekordów')).toBeVisible();
    await expect(dialog.getByText('4 rekordów nie można zmienić')).toBeVisible();
    await expect(previewed).toHaveBeenCalledWith({
      chosen: { ids: expect.any(Array) },
      change: { kind: 'move', status: 'negotiations' },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Pokaż, których' }));
    await expect(await dialog.findByRole('link', { name: 'Jan Kowalski #1001' })).toHaveAttribute(
      'href',
      expect.stringContaining('/sales-opportunity/'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Zmień (36)' }));
    await expect(await dialog.findByText('Zmieniono 35 rekordów')).toBeVisible();
    const [close] = dialog.getAllByRole('button', { name: 'Zamknij' });
    if (!close) throw new Error('no way out');
    await userEvent.click(close);
    await waitFor(() => expect(canvas.queryByText(/^Zaznaczono/, { selector: '[aria-hidden]' })).toBeNull());
  },
};

/** Why many are archived is offered back when it was not sent before a reload. */
export const ArchivingManyTypedBefore: Story = {
  parameters: { msw: { handlers: [...handlers, ...bulk, mocks.archiveReasons.list([])] } },
  beforeEach: () => leaveDraft('opportunities/archive', 'Klienci z targów.'),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('checkbox', { name: /^Zaznacz: / });
    if (!first) throw new Error('no rows to choose');
    await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Zmień zaznaczone' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archiwizuj…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Archiwizowanie' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Przywróć' }));
    await expect(dialog.getByRole('textbox', { name: /^Notatka/ })).toHaveValue('Klienci z targów.');
  },
};

/** All that the list finds is chosen by its filters; on a phone as well. */
export const ChangingAllNarrow: Story = {
  parameters: { msw: { handlers: [...handlers, ...bulk] } },
  globals: { viewport: { value: 'w390' } },
  beforeEach: () => {
    previewed.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('checkbox', { name: /^Zaznacz: / });
    if (!first) throw new Error('no rows to choose');
    await userEvent.click(first);
    await userEvent.click(await canvas.findByRole('button', { name: 'Zaznacz wszystkie pasujące' }));
    await expect(await canvas.findByText('Zaznaczono: 6', { selector: '[aria-hidden]' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Zmień zaznaczone' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Przywróć z archiwum…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Przywracanie z archiwum' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sprawdź' }));
    await expect(await dialog.findByText('Zmieni się 36 rekordów')).toBeVisible();
    await expect(previewed).toHaveBeenCalledWith({
      chosen: { filters: { is_self: 'true' } },
      change: { kind: 'unarchive' },
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const states = screenStates({
  call: mocks.opportunities.list,
  filled: handlers,
  empty: [...directory, mocks.opportunities.list({ page: 1, perPage: 25, total: 0, items: [] })],
  polish: '6 szans',
  english: '6 opportunities',
});

export const English: Story = states.English;
export const Narrow: Story = states.Narrow;
export const Loading: Story = states.Loading;
export const Empty: Story = {
  ...states.Empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz jeszcze szans sprzedaży')).toBeVisible();
    await fill(canvas.getByRole('searchbox'), 'kowal');
    await expect(await canvas.findByText('Żadna szansa nie pasuje do filtrów')).toBeVisible();
  },
};
export const Failed: Story = states.Failed;
export const Forbidden: Story = states.Forbidden;
