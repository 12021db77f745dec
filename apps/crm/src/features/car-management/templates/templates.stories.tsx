import { carTemplatesFacts } from '@szansa/api-client/lists';
import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleCarBrands, sampleCarModels, sampleCarVersions } from '@szansa/api-client/samples/car-lists';
import {
  sampleCarTemplate,
  sampleCarTemplates,
  sampleTemplateLists,
} from '@szansa/api-client/samples/car-templates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { fakeList } from '#kit/stories/fake-list.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt, storyShowing } from '#kit/stories/screen-states.ts';

import { carTemplatesFeature } from '../feature.tsx';

const newAddress = '/car-management/template';
const address = `/car-management/template/${sampleCarTemplate.id}`;
const [skoda] = sampleCarBrands;
const [octavia] = sampleCarModels;
const [version] = sampleCarVersions;

const ofKind = mocks.carLists.list(({ params }) => {
  if (params['kind'] === 'brand') return sampleCarBrands;
  if (params['kind'] === 'model') return sampleCarModels;
  if (params['kind'] === 'version') return sampleCarVersions;
  const named = Object.entries(sampleTemplateLists).find(([kind]) => kind === params['kind'])?.[1];
  return named ? [{ ...sampleCarBrands[3]!, ...named }] : [];
});
const listing = (rows: typeof sampleCarTemplates) =>
  fakeList({
    call: mocks.carTemplates.list,
    facts: carTemplatesFacts,
    rows,
    filters: { brandId: ({ brand }, requested) => requested.includes(brand.id) },
  });
const list = listing(sampleCarTemplates);
const template = mocks.carTemplates.get(sampleCarTemplate);
const facets = mocks.carTemplates.facets({
  brandId: sampleCarTemplates.map(({ brand }) => ({ ...brand, count: 1 })),
  modelId: sampleCarTemplates.map(({ model }) => ({ ...model, count: 1 })),
  carBodyTypeId: [{ ...sampleTemplateLists.body_type, count: 1 }],
  carFuelTypeId: [{ ...sampleTemplateLists.fuel_type, count: 1 }],
  carTransmissionTypeId: [{ ...sampleTemplateLists.transmission, count: 1 }],
  carDriveTypeId: [{ ...sampleTemplateLists.drive_type, count: 2 }],
});
const sent = fn();

const meta = {
  title: 'Car management/Templates',
  ...inFeature(carTemplatesFeature),
  globals: { role: 'PLATFORMER' },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const platformer = { role: 'PLATFORMER' };

export const List: Story = {
  parameters: { ...storyAt('/car-management/templates', list, facets).parameters, specification: ['S1.12'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 szablony')).toBeVisible();
    await expect(canvas.getByRole('link', { name: sampleCarTemplate.name })).toHaveAttribute('href', address);
    await expect(canvas.getByText('150 KM (110 kW)')).toBeVisible();
    await expect(canvas.getByText('343 KM (252 kW)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dodaj szablon' })).toHaveAttribute('href', newAddress);
  },
};

/** A brand is chosen from those that templates have, each with how many. */
export const OneBrand: Story = {
  ...storyAt('/car-management/templates', list, facets),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj filtr' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Marka' }));
    const brand = await screen.findByRole('checkbox', { name: 'Škoda' });
    await expect(brand).toHaveAccessibleDescription('1');
    await userEvent.click(brand);
    await expect(await canvas.findByText('1 szablon')).toBeVisible();
    await expect(canvas.queryByText(/Tesla/)).toBeNull();
  },
};

const lists = screenStates({
  address: '/car-management/templates',
  call: mocks.carTemplates.list,
  filled: [list, facets],
  empty: [listing([]), facets],
  english: '2 templates',
  polish: '2 szablony',
});
export const ListLoading: Story = { ...lists.Loading, tags: ['derived-state'] };
export const ListEmpty: Story = { ...lists.Empty, tags: ['derived-state'] };
export const ListFailed: Story = { ...lists.Failed, tags: ['derived-state'] };
export const ListForbidden: Story = { ...lists.Forbidden, tags: ['derived-state'] };
export const ListEnglish: Story = { ...lists.English, globals: { ...platformer, language: 'en' } };
export const ListNarrow: Story = { ...lists.Narrow, globals: { ...platformer, viewport: { value: 'w390' } } };

export const Record: Story = {
  ...storyAt(address, template, ofKind),
  play: async ({ canvas }) => {
    const model = await canvas.findByRole('combobox', { name: /^Model/ });
    await waitFor(() => expect(model).toHaveTextContent('Octavia Combi'));
    const safety = within(await canvas.findByRole('list', { name: 'Wyposażenie: Bezpieczeństwo' }));
    await expect(safety.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('list', { name: 'Wyposażenie: Bez sekcji' })).toBeVisible();
  },
};

const record = screenStates({
  address,
  call: mocks.carTemplates.get,
  filled: [template, ofKind],
  english: 'Technical data',
  polish: 'Dane techniczne',
});
export const RecordLoading: Story = { ...record.Loading, tags: ['derived-state'] };
export const RecordFailed: Story = { ...record.Failed, tags: ['derived-state'] };
export const RecordForbidden: Story = { ...record.Forbidden, tags: ['derived-state'] };
export const RecordEnglish: Story = { ...record.English, globals: { ...platformer, language: 'en' } };
export const RecordNarrow: Story = {
  ...record.Narrow,
  tags: ['derived-state'],
  globals: { ...platformer, viewport: { value: 'w390' } },
};

/** Salespeople read a template, and are shown no form. */
export const RecordReadOnly: Story = {
  ...storyAt(address, mocks.carTemplates.get({ ...sampleCarTemplate, can: { edit: false } }), ofKind),
  globals: { role: 'WORKER' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('150 KM (110 kW)')).toBeVisible();
    await expect(canvas.getByText('7 poduszek powietrznych')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Usuń' })).toBeNull();
  },
};

/** Equipment is put in order by keyboard, made an option, moved to a section, found and added; it is sent as a whole. */
export const Equipping: Story = {
  ...storyAt(
    address,
    template,
    ofKind,
    mocks.carTemplates.update(async ({ body }) => {
      sent(await body());
      return { ...sampleCarTemplate, version: 2 };
    }),
  ),
  play: async ({ canvas }) => {
    const [first, second, third] = sampleCarTemplate.equipment;
    await userEvent.click(
      await canvas.findByRole('button', { name: `Przenieś niżej: ${first?.carEquipment.name}` }),
    );
    await userEvent.click(canvas.getByRole('combobox', { name: /^Rodzaj: 7 poduszek/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Opcja' }));
    await userEvent.click(
      canvas.getByRole('button', { name: `Usuń z wyposażenia: ${third?.carEquipment.name}` }),
    );
    await userEvent.click(canvas.getByRole('combobox', { name: /^Do sekcji/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bezpieczeństwo' }));
    await userEvent.click(canvas.getByRole('combobox', { name: /^Dodaj wyposażenie/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Kamera cofania 360°' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz zmiany' }));
    const carEquipmentSectionId = first?.carEquipmentSection?.id;
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        version: 1,
        changes: {
          equipment: [
            { carEquipmentId: second?.carEquipment.id, carEquipmentSectionId, equipmentType: 'optional' },
            { carEquipmentId: first?.carEquipment.id, carEquipmentSectionId, equipmentType: 'optional' },
            {
              carEquipmentId: sampleTemplateLists.equipment.id,
              carEquipmentSectionId,
              equipmentType: 'standard',
            },
          ],
        },
      }),
    );
  },
};

/** An item that is moved to another section retains the focus there. */
export const ToOtherSection: Story = {
  ...storyAt(address, template, ofKind),
  play: async ({ canvas }) => {
    const section = () => canvas.getByRole('combobox', { name: /^Sekcja: 7 poduszek/ });
    (await canvas.findByRole('combobox', { name: /^Sekcja: 7 poduszek/ })).focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('list', { name: /Bez sekcji/ })).toHaveTextContent('7 poduszek');
    await waitFor(() => expect(section()).toHaveFocus());
  },
};

export const Removing: Story = {
  ...storyAt(
    address,
    // before the template, whose address has any last part
    facets,
    template,
    ofKind,
    list,
    mocks.carTemplates.remove(({ query }) => {
      sent(query.get('version'));
      return null;
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Usunąć szablon?' }));
    await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('1'));
    await expect(await canvas.findByText('2 szablony')).toBeVisible();
  },
};

const choose = async (canvas: ReturnType<typeof within>, label: RegExp, option: string) => {
  await waitFor(() => expect(canvas.getByRole('combobox', { name: label })).toBeEnabled());
  await userEvent.click(canvas.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** A model can be chosen once there is a brand, a version once there is a model; another brand empties both. */
export const Creating: Story = {
  parameters: {
    ...storyAt(
      newAddress,
      ofKind,
      template,
      mocks.carTemplates.create(async ({ body }) => {
        sent(await body());
        return sampleCarTemplate;
      }),
    ).parameters,
    specification: ['S2.22'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('combobox', { name: /^Model/ })).toBeDisabled();
    await choose(canvas, /^Marka/, 'Škoda');
    await choose(canvas, /^Model/, 'Octavia Combi');
    await choose(canvas, /^Wersja/, version?.name ?? '');
    await choose(canvas, /^Marka/, 'Toyota');
    await expect(canvas.getByRole('combobox', { name: /^Wersja/ })).toBeDisabled();
    await choose(canvas, /^Marka/, 'Škoda');
    await choose(canvas, /^Model/, 'Octavia Combi');
    await choose(canvas, /^Wersja/, version?.name ?? '');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Moc silnika' }), '150');
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj szablon' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({
          brandId: skoda?.id,
          modelId: octavia?.id,
          versionId: version?.id,
          enginePower: 150,
          enginePowerUnit: 'km',
          equipment: [],
        }),
      ),
    );
    await expect(await canvas.findByRole('heading', { name: sampleCarTemplate.name })).toBeVisible();
  },
};

/** There is one template of a version; the refusal leads to it. */
export const Exists: Story = {
  ...storyAt(
    `${newAddress}?from=${sampleCarTemplate.id}`,
    ofKind,
    template,
    mocks.carTemplates.create(
      refusal('template_exists', { carTemplateId: sampleCarTemplate.id, name: sampleCarTemplate.name }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('7 poduszek powietrznych')).toBeVisible();
    await choose(canvas, /^Wersja/, version?.name ?? '');
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj szablon' }));
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('Szablon tej marki, modelu i wersji już istnieje')).toBeVisible();
    await expect(alert.getByRole('link', { name: sampleCarTemplate.name })).toHaveAttribute('href', address);
  },
};

const create = screenStates({
  address: '/car-management/template',
  filled: [ofKind],
  english: 'New car template',
  polish: 'Nowy szablon samochodu',
});
export const CreateEnglish: Story = { ...create.English, globals: { ...platformer, language: 'en' } };
export const CreateNarrow: Story = {
  ...create.Narrow,
  tags: ['derived-state'],
  globals: { ...platformer, viewport: { value: 'w390' } },
};

export const CopyFailed: Story = storyShowing(
  `${newAddress}?from=${sampleCarTemplate.id}`,
  [ofKind, mocks.carTemplates.get(refusal('not_found'))],
  'Nie znaleziono',
);
