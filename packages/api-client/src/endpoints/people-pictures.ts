import { endpoint } from '../contract/index.ts';
import { idParams } from './records.ts';

/** Pictures of people of the agency. */
export const peoplePictures = {
  get: endpoint({
    method: 'GET',
    path: '/people-pictures/{id}',
    access: 'signed-in',
    summary: 'The picture of a person, a small square, for whoever sees their name. It never changes.',
    params: idParams,
    response: 'file',
  }),
};
