import { screen, within } from 'storybook/test';

/** Returns queries inside a row of the comparison on the screen. */
export async function rowOf(name: RegExp) {
  const table = await screen.findByRole('table', { name: 'Porównanie ofert banków' });
  return within(within(table).getByRole('row', { name }));
}
