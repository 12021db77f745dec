import { mocks, refusal } from '@szansa/api-client/mocks';
import { describedLabels } from '@szansa/api-client/samples/short-lists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { labelsFeature } from './feature.tsx';
import { LabelsScreen } from './labels-screen.tsx';

const list = mocks.labels.overview(describedLabels);
const sent = fn();

const meta = {
  title: 'Labels/Labels',
  component: LabelsScreen,
  ...inApp(labelsFeature, '/labels'),
  globals: { role: 'ADMIN' },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof LabelsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  parameters: { ...storyAt('/labels', list).parameters, specification: ['S1.9'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Odpowiedź tego samego dnia')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '12 szans' })).toHaveAttribute(
      'href',
      `/sales-opportunities?view=list&labelId=${describedLabels[0]?.id}&is_self=any`,
    );
    await expect(canvas.getByText('0 szans')).toBeVisible();
  },
};

/** Who may only read labels changes none. */
export const ForReaders: Story = {
  ...storyAt(
    '/labels',
    mocks.labels.overview(describedLabels.map((one) => ({ ...one, can: { edit: false } }))),
  ),
  globals: { role: 'WORKER' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pilne')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

const states = screenStates({
  address: '/labels',
  call: mocks.labels.overview,
  filled: [list],
  empty: [mocks.labels.overview([])],
  english: '12 opportunities',
  polish: 'Pilne',
});
export const ListLoading: Story = { ...states.Loading, tags: ['derived-state'] };
export const ListEmpty: Story = { ...states.Empty, tags: ['derived-state'] };
export const ListFailed: Story = { ...states.Failed, tags: ['derived-state'] };
export const ListForbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const ListEnglish: Story = { ...states.English, tags: ['derived-state'] };
export const ListNarrow: Story = { ...states.Narrow, tags: ['derived-state'] };

/** The default text colour is always readable; a custom one shows its contrast, and a warning if it is too low. */
export const Creating: Story = {
  parameters: {
    ...storyAt(
      '/labels',
      list,
      mocks.labels.create(async ({ body }) => {
        sent(await body());
        return { ...describedLabels[0]!, title: 'Nowa' };
      }),
    ).parameters,
    specification: ['S2.18'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj etykietę' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Nowa etykieta' }));
    await userEvent.type(sheet.getByRole('textbox', { name: /^Nazwa/ }), 'Nowa');
    await expect(sheet.queryByText(/Kontrast/)).toBeNull();
    await userEvent.click(sheet.getByRole('radio', { name: 'Własny' }));
    await expect(sheet.getByText(/Kontrast 8,2:1 – tekst jest czytelny/)).toBeVisible();
    const own = sheet.getByRole('textbox', { name: /Wybierz kolor tekstu/ });
    await expect(own).toHaveValue('#ffffff');
    await userEvent.clear(own);
    await fill(own, '#3a6ea5');
    await expect(await sheet.findByText(/tekst może być nieczytelny/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj etykietę' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        title: 'Nowa',
        color: '#1c4f8f',
        textColor: '#3a6ea5',
        description: null,
      }),
    );
    await expect(await screen.findByText('Dodano etykietę')).toBeVisible();
  },
};

export const TitleTaken: Story = {
  ...storyAt(
    '/labels',
    list,
    mocks.labels.update(refusal('validation', { fields: [{ path: 'changes.title', code: 'name_taken' }] })),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edytuj etykietę: Flota' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja etykiety' }));
    const title = sheet.getByRole('textbox', { name: /^Nazwa/ });
    await userEvent.clear(title);
    await userEvent.type(title, 'VIP');
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Taka wartość już istnieje/));
  },
};

export const FormNarrow: Story = {
  ...storyAt('/labels', list),
  globals: { role: 'ADMIN', viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edytuj etykietę: Flota' }));
    await expect(await screen.findByRole('dialog', { name: 'Edycja etykiety' })).toBeVisible();
  },
};

/** The records with a label are shown before it is deleted. */
export const Removing: Story = {
  parameters: {
    ...storyAt(
      '/labels',
      list,
      mocks.labels.remove(({ query }) => {
        sent(query.get('takenOff'));
        return null;
      }),
    ).parameters,
    specification: ['S2.18'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń etykietę: Pilne' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Usunąć etykietę „Pilne”?' }));
    await expect(question.getByText(/^Ma ją 12 szans\. Etykieta zostanie z nich zdjęta\./)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
    await expect(await screen.findByText('Usunięto etykietę')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('true');
  },
};

export const RemovalFailed: Story = {
  parameters: {
    ...storyAt('/labels', list, mocks.labels.remove(refusal('internal'))).parameters,
    specification: ['S8.6', 'S8.15'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń etykietę: VIP' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/^Nie ma jej żadna szansa/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
    await expect(
      (await screen.findAllByText('Coś poszło nie tak. Spróbuj ponownie później.'))[0],
    ).toBeVisible();
  },
};
