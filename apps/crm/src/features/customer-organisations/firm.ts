import type { Data, Endpoints } from '@szansa/api-client/client';
import type { LegalForm } from '@szansa/domain/customer-organisation';

import { client, queries } from '#kit/api/api.ts';
import type { FoundCall } from '#kit/lists/use-found.ts';
import { recordDefinition } from '#kit/records/record-definition.ts';
import { translations } from '#kit/texts/i18n.ts';

export type Firm = Data<Endpoints['customerOrganisations']['get']>;

export type FirmRow = Data<Endpoints['customerOrganisations']['list']>['items'][number];

export const firmRecord = recordDefinition({
  kind: 'customer_organisation',
  texts: 'customerOrganisations',
  path: '/customer-organisation/$id',
  listPath: '/customer-organisations',
  get: queries.customerOrganisations.get,
  nameOf: (firm: Firm) => firm.name,
});

/** Finds firms that are not archived. */
export const foundFirms: FoundCall<FirmRow> = {
  key: queries.customerOrganisations.list.key(),
  find: (query, signal) => client.customerOrganisations.list({ query }, { signal }),
};

/** What a legal form is called in the language spoken now. */
export function legalFormLabel(form: LegalForm): string {
  return translations.t(`customerOrganisations:legalForms.${form}`);
}
