import { mocks, refusal } from '@szansa/api-client/mocks';
import { describedLeadSources } from '@szansa/api-client/samples/short-lists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { adminFeature } from '../feature.tsx';
import { LeadSourcesScreen } from './lead-sources-screen.tsx';

const list = mocks.leadSources.overview(describedLeadSources);
const sent = fn();

const meta = {
  title: 'Admin/Lead sources',
  component: LeadSourcesScreen,
  ...inApp(adminFeature, '/admin/lead-sources'),
  globals: { role: 'ADMIN' },
  parameters: { layout: 'fullscreen', msw: { handlers: [list] } },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof LeadSourcesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { specification: ['S1.9'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Strona internetowa')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '31 szans' })).toHaveAttribute(
      'href',
      `/sales-opportunities?view=list&leadSourceId=${describedLeadSources[0]?.id}&is_self=any`,
    );
    await expect(canvas.getByText('Nieaktywne')).toBeVisible();
    await expect(canvas.queryByText('website')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Panel administratora' })).toBeVisible();
  },
};

/** A salesperson reads the sources, and nothing of an administration. */
export const OfSalesperson: Story = {
  globals: { role: 'WORKER' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Strona internetowa')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Źródła pozyskania' })).toBeVisible();
    await expect(canvas.queryByText('Panel administratora')).not.toBeInTheDocument();
  },
};

const states = screenStates({
  call: mocks.leadSources.overview,
  filled: [list],
  empty: [mocks.leadSources.overview([])],
  english: 'Inactive',
  polish: 'Nieaktywne',
});
export const Loading: Story = { ...states.Loading, globals: { role: 'ADMIN' } };
export const Empty: Story = { ...states.Empty, globals: { role: 'ADMIN' } };
export const Failed: Story = { ...states.Failed, globals: { role: 'ADMIN' } };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, globals: { role: 'ADMIN', language: 'en' } };
export const Narrow: Story = {
  ...states.Narrow,
  tags: ['derived-state'],
  globals: { role: 'ADMIN', viewport: { value: 'w390' } },
};

let order = describedLeadSources;

/** A moved row is in its new place at once, and remains there. */
export const Moving: Story = {
  ...storyAt(
    undefined,
    mocks.leadSources.overview(() => order),
    mocks.leadSources.move(async ({ params, body }) => {
      sent(params['id'], await body());
      const [first, second, ...others] = describedLeadSources;
      order = first && second ? [second, first, ...others] : order;
      return order;
    }),
  ),
  beforeEach: () => {
    order = describedLeadSources;
  },
  play: async ({ canvas }) => {
    const sources = within(await canvas.findByRole('list', { name: /^Źródła pozyskania klienta/ }));
    const [first, second, third] = describedLeadSources;
    await userEvent.click(sources.getByRole('button', { name: 'Przenieś niżej: Polecenie' }));
    await waitFor(() => expect(sources.getAllByRole('listitem')[0]).toHaveTextContent(second?.name ?? ''));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(first?.id, { before: third?.id }));
  },
};

const moves: string[] = [];
const answers: (() => void)[] = [];

/** A move made offline is shown as pending; all moves are saved once there is a network, in their order. */
export const MovingOffline: Story = {
  ...storyAt(
    undefined,
    list,
    mocks.leadSources.move(async ({ params }) => {
      moves.push(`${params['id']} begun`);
      const { promise, resolve } = Promise.withResolvers<void>();
      answers.push(resolve);
      await promise;
      moves.push(`${params['id']} saved`);
      return describedLeadSources;
    }),
  ),
  beforeEach: () => {
    moves.length = 0;
    answers.length = 0;
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    const sources = within(await canvas.findByRole('list', { name: /^Źródła pozyskania klienta/ }));
    const [first, second] = describedLeadSources;
    onlineManager.setOnline(false);
    await userEvent.click(sources.getByRole('button', { name: 'Przenieś niżej: Polecenie' }));
    await expect(await sources.findByText('Czeka na połączenie')).toBeInTheDocument();
    await userEvent.click(sources.getByRole('button', { name: `Przenieś niżej: ${second?.name}` }));
    await waitFor(() => expect(sources.getAllByText('Czeka na połączenie')).toHaveLength(2));
    onlineManager.setOnline(true);
    const inTurn = [first, second].flatMap((one) => [`${one?.id} begun`, `${one?.id} saved`]);
    for (const count of [1, 3]) {
      await waitFor(() => expect(moves).toEqual(inTurn.slice(0, count)));
      answers.shift()?.();
    }
    await waitFor(() => expect(moves).toEqual(inTurn));
    await waitFor(() => expect(sources.queryByText('Czeka na połączenie')).not.toBeInTheDocument());
  },
};

/** The identifier follows the name until the user types another one. */
export const Creating: Story = {
  parameters: {
    ...storyAt(
      undefined,
      list,
      mocks.leadSources.create(async ({ body }) => {
        sent(await body());
        return { ...describedLeadSources[0]!, name: 'Targi Łódź' };
      }),
    ).parameters,
    specification: ['S2.28'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj źródło' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Nowe źródło pozyskania' }));
    await fill(sheet.getByRole('textbox', { name: /^Nazwa/ }), 'Targi Łódź');
    const slug = sheet.getByRole('textbox', { name: /^Identyfikator/ });
    await expect(slug).toHaveValue('targi_lodz');
    await userEvent.clear(slug);
    await fill(slug, 'targi');
    await userEvent.type(sheet.getByRole('textbox', { name: /^Nazwa/ }), ' 2');
    await expect(slug).toHaveValue('targi');
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj źródło' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ name: 'Targi Łódź 2', slug: 'targi', isActive: true }),
    );
    await expect(await screen.findByText('Dodano źródło')).toBeVisible();
  },
};

export const Deactivating: Story = {
  ...storyAt(
    undefined,
    list,
    mocks.leadSources.update(async ({ body }) => {
      sent(await body());
      return { ...describedLeadSources[0]!, isActive: false, version: 2 };
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edytuj źródło: Polecenie' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja źródła pozyskania' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Do wyboru w nowych szansach' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ version: 1, changes: { isActive: false } }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A source with opportunities is not deleted; the message shows how many there are. */
export const RemovalRefused: Story = {
  parameters: {
    ...storyAt(
      undefined,
      list,
      mocks.leadSources.remove(refusal('in_use', { uses: [{ kind: 'opportunity', count: 31 }] })),
    ).parameters,
    specification: ['S8.15'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń źródło: Polecenie' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Usunąć źródło „Polecenie”?' }));
    await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
    await expect(await question.findByText('Szanse sprzedaży: 31')).toBeVisible();
    await expect(question.getByText('Zamiast usuwać, oznacz źródło jako nieaktywne.')).toBeVisible();
  },
};
