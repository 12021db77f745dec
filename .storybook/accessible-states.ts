/** Checks in stories that every field exposes its role, name, hint, and whether it is required or invalid. */
import { waitFor } from 'storybook/test';
import { expect } from 'vitest';
import { commands } from 'vitest/browser';

import type { Announced } from './accessibility.ts';

const fields = '[data-slot=field], [data-slot=choice-field], [data-slot=field-group]';

/** Roles of fields, and of groups of fields. */
const roles = new Set([
  'checkbox',
  'combobox',
  'group',
  'radiogroup',
  'searchbox',
  'spinbutton',
  'switch',
  'textbox',
]);

/** As it is read: without marks for the eye, on one line. */
function wordsOf(element: Element | null | undefined): string {
  if (!element) return '';
  const copy = element.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll('[aria-hidden=true]')) silent.remove();
  return oneLine(copy.textContent);
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

interface Shown {
  id: string;
  label: string;
  isRequired: boolean;
  messages: string[];
  isWrong: boolean;
}

/** What a field shows, and the id of the control it belongs to; undefined while that is hidden or on its way. */
function read(field: Element): Shown | undefined {
  const label = field.querySelector('label, [id$="-label"]');
  if (!label) return undefined;
  const id = label instanceof HTMLLabelElement ? label.htmlFor : label.id.replace(/-label$/, '');
  const control = document.getElementById(id);
  if (!control || control.closest('[aria-hidden=true], [inert]')) return undefined;
  if (!control.checkVisibility({ visibilityProperty: true })) return undefined;
  const messages = ['error', 'hint'].map((kind) => wordsOf(document.getElementById(`${id}-${kind}`)));
  return {
    id,
    label: wordsOf(label),
    isRequired: label.querySelector('[data-slot=required-mark]') !== null,
    messages: messages.filter(Boolean),
    isWrong: messages[0] !== '',
  };
}

/** Described by the name alone: a group and a switch have neither state, and Chromium has no required checkbox. */
const withoutRequired = new Set(['checkbox', 'group', 'switch']);
const withoutInvalid = new Set(['group', 'switch']);

function faults(shown: Shown, told: Announced | null | undefined): string[] {
  const { label, isRequired, messages, isWrong } = shown;
  if (!told) return [`${label}: is not announced`];
  const { role, name, description, states } = told;
  const isRequiredRight = withoutRequired.has(role) || Boolean(states['required']) === isRequired;
  const isInvalidRight = withoutInvalid.has(role) || (states['invalid'] === 'true') === isWrong;
  return [
    roles.has(role) ? '' : `is a ${role}`,
    oneLine(name).startsWith(label) ? '' : `is called "${name}"`,
    isRequiredRight ? '' : `required: ${String(states['required'])}`,
    isInvalidRight ? '' : `invalid: ${String(states['invalid'])}`,
    ...messages.map((message) =>
      oneLine(description).includes(message) ? '' : `is not described by "${message}"`,
    ),
  ]
    .filter(Boolean)
    .map((fault) => `${label}: ${fault}`);
}

/** Expects it of every field that is shown once what is opening or closing has done so. */
export async function expectAnnounced(): Promise<void> {
  await waitFor(async () => {
    const all = [...document.querySelectorAll(fields)].map(read).filter((shown) => shown !== undefined);
    if (all.length === 0) return;
    const told = await commands.announced(all.map(({ id }) => id));
    const found = all.flatMap((shown, index) => faults(shown, told[index]));
    expect(found, 'fields announced otherwise than they look').toEqual([]);
  });
}
