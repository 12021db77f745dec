import { AgencyFields, agencyIdentity, agencyValues } from '#parts/agency/agency-fields.tsx';

import type { Agency } from './agency.ts';
import { SectionForm } from './section-form.tsx';

/** The agency's data, as offers and mails show it. */
export function AgencySection({ agency }: { agency: Agency }) {
  return (
    <SectionForm section="agency" agency={agency} schema={agencyIdentity} valuesOf={agencyValues}>
      <AgencyFields />
    </SectionForm>
  );
}
