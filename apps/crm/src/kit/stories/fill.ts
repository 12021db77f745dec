import { userEvent } from 'storybook/test';

/**
 * Writes a text into a field at its end, all at once: for steps that are not about typing, whose every key would draw a
 * whole form again.
 */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
