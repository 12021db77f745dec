import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const labelsAdmin: Translated<typeof polish.labelsAdmin> = {
  title: 'Labels',
  add: 'Add label',
  list: 'Labels of opportunities',
  empty: {
    title: 'There are no labels yet',
    hint: 'Labels make opportunities stand out in lists and on the board.',
  },
  bears_one: '{{count, number}} opportunity',
  bears_other: '{{count, number}} opportunities',
  fields: {
    title: 'Title',
    color: 'Colour of the label',
    textColor: 'Colour of the text',
    description: 'Description',
  },
  textColors: {
    automatic: 'Automatic',
    automaticHint: 'In the hue of the label on a soft fill of it, always readable',
    custom: 'Custom',
    customHint: 'Choose the colour of the text',
  },
  contrast: 'Contrast {{ratio}}',
  readable: 'the text is readable',
  unreadable: 'the text may be hard to read, at least 4.5:1 is advised',
  sample: 'Title of the label',
  form: {
    createTitle: 'New label',
    editTitle: 'Edit the label',
    description: 'Title and colour are required.',
  },
  done: {
    created: 'Label added',
    removed: 'Label removed',
  },
  editOne: 'Edit the label: {{title}}',
  removeOne: 'Remove the label: {{title}}',
  remove: {
    title: 'Remove the label “{{title}}”?',
    unused: 'No opportunity bears it. This cannot be undone.',
    used_one: '{{count, number}} opportunity bears it and loses it. This cannot be undone.',
    used_other: '{{count, number}} opportunities bear it and lose it. This cannot be undone.',
  },
};
