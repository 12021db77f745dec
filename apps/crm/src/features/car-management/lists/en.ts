import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const carLists: Translated<typeof polish.carLists> = {
  title: 'Car data lists',
  add: 'Add entry',
  search: 'Search the list',
  unused: 'Not used',
  noMatches: 'Change the search. Names and codes can be searched.',
  empty: {
    title: 'This list is still empty',
    hint: 'Add the first entry, so that templates and offers can name it.',
  },
  fields: { name: 'Name', code: 'Code', switches: 'What a variant says' },
  form: { editTitle: 'Edit entry' },
  done: { created: 'Entry added', removed: 'Entry removed' },
  changeOne: '{{field}}: {{name}}',
  editOne: 'Edit entry: {{name}}',
  removeOne: 'Remove entry: {{name}}',
  remove: { title: 'Remove “{{name}}”?' },
  missing: { brand: 'Add a brand first', model: 'Add a model of this brand first' },
  kinds: {
    brand: {
      name: 'Brands',
      one: 'Brand',
      new: 'New brand',
      about: 'Models and colours belong to a brand.',
    },
    model: {
      name: 'Models',
      one: 'Model',
      new: 'New model',
      about: 'A model belongs to the chosen brand and has versions.',
    },
    version: {
      name: 'Versions',
      one: 'Version',
      new: 'New version',
      about: 'A version is a trim with its engine, such as Selection 1.5 TSI 150 KM DSG.',
    },
    colour: {
      name: 'Colours',
      one: 'Colour',
      new: 'New colour',
      about: 'A colour belongs to the chosen brand and has its maker’s code.',
    },
    body_type: {
      name: 'Body types',
      one: 'Body type',
      new: 'New body type',
      about: 'The type of body, such as estate.',
    },
    drive_type: {
      name: 'Drive types',
      one: 'Drive type',
      new: 'New drive type',
      about: 'The kind of drive, such as all-wheel drive.',
    },
    fuel_type: {
      name: 'Fuel types',
      one: 'Fuel type',
      new: 'New fuel type',
      about: 'The kind of fuel, such as petrol.',
    },
    transmission: {
      name: 'Transmissions',
      one: 'Transmission',
      new: 'New transmission',
      about: 'The kind of transmission, such as manual.',
    },
    type: {
      name: 'Vehicle types',
      one: 'Vehicle type',
      new: 'New vehicle type',
      about: 'The type of vehicle, such as passenger car.',
    },
    equipment_section: {
      name: 'Equipment sections',
      one: 'Equipment section',
      new: 'New equipment section',
      about: 'The heading under which a template lists equipment.',
    },
    equipment: {
      name: 'Equipment',
      one: 'Item of equipment',
      new: 'New item of equipment',
      about: 'What templates and offers may have as standard or as an option.',
    },
    availability: {
      name: 'Availabilities',
      one: 'Availability',
      new: 'New availability',
      about: 'An availability says which fields a variant has.',
    },
  },
};
