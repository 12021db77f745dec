import { mocks } from '@szansa/api-client/mocks';
import { sampleAgency, sampleStorage } from '@szansa/api-client/samples/administration';
import { screen, userEvent } from 'storybook/test';

export interface Saved {
  version: number;
  changes: Record<string, unknown>;
}

/** The save requests to the server since the story started. */
export const saves: Saved[] = [];

/** Returns mocks that respond as the server does: the settings with the change applied, and the version incremented. */
export function settings(agency = sampleAgency) {
  let shown = structuredClone(agency);
  return [
    mocks.agency.get(() => structuredClone(shown)),
    mocks.agency.storage(sampleStorage),
    mocks.agency.update(async ({ body }) => {
      const { version, changes } = await body();
      saves.push({ version, changes });
      shown = { ...shown, ...(changes as Partial<typeof shown>), version: shown.version + 1 };
      return structuredClone(shown);
    }),
  ];
}

/** Goes to a section by its tab. */
export async function open(section: string): Promise<void> {
  await userEvent.click(await screen.findByRole('link', { name: section }));
  await screen.findByRole('heading', { name: section });
}

export const save = () => screen.getByRole('button', { name: 'Zapisz zmiany' });
