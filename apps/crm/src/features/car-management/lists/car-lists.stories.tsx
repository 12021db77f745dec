import { mocks, refusal } from '@szansa/api-client/mocks';
import {
  sampleCarAvailabilities,
  sampleCarBrands,
  sampleCarColours,
  sampleCarModels,
  sampleCarVersions,
} from '@szansa/api-client/samples/car-lists';
import { sampleExports } from '@szansa/api-client/samples/exports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';

import { carManagementFeature } from '../feature.tsx';
import { CarListsScreen } from './car-lists-screen.tsx';

const path = '/car-management/lists';
const lists = mocks.carLists.list(({ params }) => {
  if (params['kind'] === 'brand') return sampleCarBrands;
  if (params['kind'] === 'model') return sampleCarModels;
  if (params['kind'] === 'version') return sampleCarVersions;
  if (params['kind'] === 'colour') return sampleCarColours;
  return params['kind'] === 'availability' ? sampleCarAvailabilities : [];
});
const sent = fn();
const [skoda, toyota, volkswagen] = sampleCarBrands;

const meta = {
  title: 'Car management/Lists',
  component: CarListsScreen,
  ...inApp(carManagementFeature, path),
  globals: { role: 'PLATFORMER' },
  parameters: { layout: 'fullscreen', msw: { handlers: [lists] } },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof CarListsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { specification: ['S1.12'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Modele samochodów: 2 · Kolory samochodów: 6')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Marki' })).toHaveAttribute('aria-current', 'page');
  },
};

/** An administrator fills the lists of a new agency by one press; others read that there is nothing. */
export const StarterListsAdded: Story = {
  globals: { role: 'ADMIN' },
  parameters: {
    msw: { handlers: [mocks.carLists.list([]), mocks.setup.addStarterLists({ added: 0 })] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj listy startowe' }));
    await expect(await screen.findByText('Wszystkie pozycje list startowych już są')).toBeVisible();
  },
};

const states = screenStates({
  call: mocks.carLists.list,
  filled: [lists],
  empty: [mocks.carLists.list([])],
  english: 'Not used',
  polish: 'Volkswagen',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, globals: { role: 'PLATFORMER', language: 'en' } };
/** The buttons of an entry are beside its name, and its uses are under both. */
export const Narrow: Story = {
  ...states.Narrow,
  globals: { role: 'PLATFORMER', viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const remove = await canvas.findByRole('button', { name: 'Usuń pozycję: Škoda' });
    const [name, uses] = [canvas.getByText('Škoda'), canvas.getByText(/^Modele samochodów: 2 ·/)];
    const lower = (element: HTMLElement) => element.getBoundingClientRect().bottom;
    await expect(lower(remove)).toBeLessThanOrEqual(uses.getBoundingClientRect().top);
    await expect(remove.getBoundingClientRect().top).toBeLessThan(lower(name));
  },
};

/** A version belongs to a model of a brand; the first of both are selected until the user selects others. */
export const Versions: Story = {
  parameters: { address: `${path}?kind=version` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Selection 1.5 TSI mHEV 150 KM DSG')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Marka/ })).toHaveTextContent('Škoda');
    await expect(canvas.getByRole('combobox', { name: /^Model/ })).toHaveTextContent('Octavia Combi');
  },
};

/** Without a brand there can be no colours; the way to brands is shown. */
export const WithoutBrand: Story = {
  ...storyAt(`${path}?kind=colour`, mocks.carLists.list([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Najpierw dodaj markę')).toBeVisible();
  },
};

/** A user who may not add brands sees no instruction to add one. */
export const WithoutBrandReadOnly: Story = {
  ...storyAt(`${path}?kind=colour`, mocks.carLists.list([])),
  globals: { role: 'WORKER' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ta lista jest jeszcze pusta')).toBeVisible();
    await expect(canvas.queryByText('Najpierw dodaj markę')).not.toBeInTheDocument();
  },
};

export const Availabilities: Story = {
  parameters: { address: `${path}?kind=availability` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Czas produkcji · Kolor · Wyposażenie dodatkowe')).toBeVisible();
  },
};

/** Salespeople look a list up, and change nothing. */
export const ReadOnly: Story = {
  ...storyAt(path, mocks.carLists.list(sampleCarBrands.map((entry) => ({ ...entry, can: { edit: false } })))),
  globals: { role: 'WORKER' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Toyota')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Dodaj pozycję' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Toyota/ })).toBeNull();
  },
};

/** While a search leaves entries out, their order cannot be changed. */
export const Searching: Story = {
  parameters: { address: `${path}?kind=colour` },
  play: async ({ canvas }) => {
    await fill(await canvas.findByRole('searchbox', { name: 'Szukaj na liście' }), 'bialy 9P');
    await waitFor(() => expect(canvas.queryByText('Szary Graphite')).toBeNull());
    await expect(canvas.getByText('Biały Candy')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Przenieś/ })).toBeNull();
    await fill(canvas.getByRole('searchbox'), ' złoty');
    await expect(await canvas.findByText('Brak wyników')).toBeVisible();
  },
};

/** The export requests what is shown: the list, its brand, the search text, and the columns of each row. */
export const Exporting: Story = {
  ...storyAt(
    `${path}?kind=colour&search=bialy`,
    lists,
    mocks.exports.queue(async ({ body }) => {
      sent(await body());
      return sampleExports[2]!;
    }),
  ),
  globals: { role: 'ADMIN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Biały Candy')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Eksportuj listę' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Eksport listy' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Eksportuj' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        source: 'CarListEntry',
        format: 'csv',
        columns: ['list', 'parent', 'name', 'code', 'uses'],
        query: { kind: 'colour', parentId: skoda?.id, search: 'bialy', sort: 'position' },
      }),
    );
  },
};

let order = sampleCarBrands;

/** A moved row is in its new place at once, and remains there. */
export const Moving: Story = {
  ...storyAt(
    path,
    mocks.carLists.list(() => order),
    mocks.carLists.move(async ({ params, body }) => {
      sent(params['id'], await body());
      const [first, second, ...others] = sampleCarBrands;
      order = first && second ? [second, first, ...others] : order;
      return order;
    }),
  ),
  beforeEach: () => {
    order = sampleCarBrands;
  },
  play: async ({ canvas }) => {
    const brands = within(await canvas.findByRole('list', { name: 'Marki' }));
    await userEvent.click(brands.getByRole('button', { name: 'Przenieś niżej: Škoda' }));
    await waitFor(() => expect(brands.getAllByRole('listitem')[0]).toHaveTextContent('Toyota'));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(skoda?.id, { before: volkswagen?.id }));
  },
};

/** A name is changed where it is read, on the version that was read. */
export const Renaming: Story = {
  ...storyAt(
    path,
    lists,
    mocks.carLists.update(async ({ params, body }) => {
      sent(params['id'], await body());
      return { ...sampleCarBrands[1]!, name: 'Toyota Motor', version: 2 };
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Nazwa: Toyota/ }));
    const field = await canvas.findByRole('textbox', { name: /Nazwa: Toyota/ });
    await userEvent.clear(field);
    await fill(field, 'Toyota Motor');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(toyota?.id, { version: 1, changes: { name: 'Toyota Motor' } }),
    );
  },
};

/** Without a network the new name is shown, marked, and saved once there is one; a second change goes on top of the first. */
export const RenamingOffline: Story = {
  ...storyAt(
    path,
    lists,
    mocks.carLists.update(async ({ params, body }) => {
      const { version, changes } = await body();
      sent(params['id'], { version, changes });
      return { ...sampleCarBrands[2]!, ...changes, version: version + 1 };
    }),
  ),
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async ({ canvas }) => {
    const rename = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: /Nazwa: Volkswagen/ }));
      const field = await canvas.findByRole('textbox', { name: /Nazwa: Volkswagen/ });
      await userEvent.clear(field);
      await userEvent.type(field, `${name}{Enter}`);
      await expect(await canvas.findByText(name)).toBeVisible();
    };
    await canvas.findByRole('button', { name: /Nazwa: Volkswagen/ });
    onlineManager.setOnline(false);
    await rename('Volkswagen AG');
    await expect(canvas.getByText('Czeka na połączenie')).toBeVisible();
    await rename('Volkswagen Group');
    await expect(canvas.getByText('Czeka na połączenie')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    onlineManager.setOnline(true);
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [volkswagen?.id, { version: 1, changes: { name: 'Volkswagen AG' } }],
        [volkswagen?.id, { version: 2, changes: { name: 'Volkswagen Group' } }],
      ]),
    );
    await waitFor(() => expect(canvas.queryByText('Czeka na połączenie')).not.toBeInTheDocument());
  },
};

/** A name already in use remains in its field, with the reason. */
export const RenamingRefused: Story = {
  ...storyAt(
    path,
    lists,
    mocks.carLists.update(refusal('validation', { fields: [{ path: 'name', code: 'name_taken' }] })),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Nazwa: Toyota/ }));
    const field = await canvas.findByRole('textbox', { name: /Nazwa: Toyota/ });
    await userEvent.clear(field);
    await fill(field, 'Škoda');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Taka wartość już istnieje'));
    await expect(field).toHaveValue('Škoda');
  },
};

/** Codes are aligned below each other, however long the text of a colour's uses is. */
export const Colours: Story = {
  ...storyAt(
    `${path}?kind=colour`,
    mocks.carLists.list(({ params }) =>
      params['kind'] === 'colour'
        ? sampleCarColours.map((colour, index) => ({
            ...colour,
            uses: index === 0 ? [{ kind: 'car_offer' as const, count: 2 }] : [],
          }))
        : sampleCarBrands,
    ),
  ),
  globals: { role: 'PLATFORMER', viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const codes = await canvas.findAllByRole('button', { name: /Kod: / });
    await expect(codes.length).toBeGreaterThan(1);
    const starts = codes.map((code) => code.getBoundingClientRect().left);
    await expect(new Set(starts).size).toBe(1);
  },
};

/** A colour is written down with its code, for the chosen brand. */
export const Creating: Story = {
  parameters: {
    ...storyAt(
      `${path}?kind=colour`,
      lists,
      mocks.carLists.create(async ({ params, body }) => {
        sent(params['kind'], await body());
        return { ...sampleCarColours[0]!, name: 'Niebieski' };
      }),
    ).parameters,
    specification: ['S2.22'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj pozycję' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Nowy kolor' }));
    await fill(sheet.getByRole('textbox', { name: /^Nazwa/ }), 'Niebieski');
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj pozycję' }));
    await expect(await sheet.findByText('To pole jest wymagane!')).toBeVisible();
    await userEvent.type(sheet.getByRole('textbox', { name: /^Kod/ }), 'K4K4');
    await userEvent.click(sheet.getByRole('button', { name: 'Dodaj pozycję' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith('colour', { name: 'Niebieski', code: 'K4K4', parentId: skoda?.id }),
    );
  },
};

/** The switches of an availability are changed together. */
export const Switching: Story = {
  ...storyAt(
    `${path}?kind=availability`,
    lists,
    mocks.carLists.update(async ({ body }) => {
      sent(await body());
      return { ...sampleCarAvailabilities[0]!, version: 2 };
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edytuj pozycję: Od ręki' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Edycja pozycji' }));
    await expect(sheet.getByRole('checkbox', { name: 'Rok' })).toBeChecked();
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Rok' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        version: 1,
        changes: { switches: ['stock_calculation', 'colour', 'technical_condition'] },
      }),
    );
  },
};

/** An entry in use is not deleted; the message shows its uses. */
export const RemovalRefused: Story = {
  ...storyAt(
    path,
    lists,
    mocks.carLists.remove(refusal('in_use', { uses: [{ kind: 'car_model', count: 2 }] })),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń pozycję: Škoda' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Usunąć „Škoda”?' }));
    await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
    await expect(await question.findByText('Modele samochodów: 2')).toBeVisible();
  },
};
