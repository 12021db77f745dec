import { carInput, carPatch } from '@szansa/domain/catalogue';
import { searchText } from '@szansa/domain/shared';
import { z } from 'zod';

import { anyOf, endpoint, listQuery, pageOf, schemaNames } from '../contract/index.ts';
import { carIds, namedCar, namedEquipment } from './cars.ts';
import { id, idParams, instant, nothing, version, versionQuery } from './records.ts';

/** A template as lists show it. */
const listed = z
  .object({
    id,
    ...namedCar,
    /** How many items of equipment it has. */
    equipmentCount: z.int(),
    createdAt: instant,
  })
  .register(schemaNames, { id: 'ListedCarTemplate' });

const template = listed
  .omit({ equipmentCount: true })
  .extend({
    ...carIds,
    engineSize: z.int().nullable(),
    doorsCount: z.int().nullable(),
    seatsCount: z.int().nullable(),
    description: z.string().nullable(),
    additionalInformation: z.string().nullable(),
    /** In its order. */
    equipment: namedEquipment,
    version: z.int(),
    can: z.object({ edit: z.boolean() }),
  })
  .register(schemaNames, { id: 'CarTemplate' });

const filters = {
  brandId: anyOf(id),
  modelId: anyOf(id),
  carBodyTypeId: anyOf(id),
  carFuelTypeId: anyOf(id),
  carTransmissionTypeId: anyOf(id),
  carDriveTypeId: anyOf(id),
};

const facet = z.array(z.object({ id, name: z.string(), count: z.int() }));

/** Entries that templates name, by the filter that narrows by them. */
const facets = z
  .object({
    brandId: facet,
    modelId: facet,
    carBodyTypeId: facet,
    carFuelTypeId: facet,
    carTransmissionTypeId: facet,
    carDriveTypeId: facet,
  })
  .register(schemaNames, { id: 'CarTemplateFacets' });

export const carTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/car-templates',
    access: 'car_template.get',
    summary: 'Lists car templates, found by the names of all they are made of.',
    query: listQuery({
      sort: { name: null, enginePower: null, createdAt: null },
      defaultSort: 'name',
      filters,
    }),
    response: pageOf(listed),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/car-templates/facets',
    access: 'car_template.get',
    summary:
      'Counts templates by the entries they name, each filter under all others; what is chosen is there with 0.',
    query: z.strictObject({ search: searchText.optional(), ...filters }),
    response: facets,
  }),
  get: endpoint({
    method: 'GET',
    path: '/car-templates/{id}',
    access: 'car_template.get',
    summary: 'Shows a car template with its equipment.',
    params: idParams,
    response: template,
  }),
  create: endpoint({
    method: 'POST',
    path: '/car-templates',
    access: 'car_template.create',
    summary: 'Writes down a car template.',
    body: carInput.register(schemaNames, { id: 'CarInput' }),
    form: true,
    refusals: ['template_exists'],
    response: template,
    creates: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/car-templates/{id}',
    access: 'car_template.edit',
    summary: 'Changes fields of a car template; its equipment as a whole.',
    params: idParams,
    body: z.strictObject({ version, changes: carPatch }),
    form: true,
    plainPart: 'changes',
    refusals: ['template_exists'],
    response: template,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/car-templates/{id}',
    access: 'car_template.edit',
    summary: 'Removes a car template.',
    params: idParams,
    query: versionQuery,
    response: nothing,
  }),
};
