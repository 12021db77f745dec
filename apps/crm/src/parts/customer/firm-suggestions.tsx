import { Button } from '@szansa/ui/button';
import { nip } from '@szansa/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { pause, typingPause } from '#kit/lists/pause.ts';
import { useAccess } from '#kit/session/session-atoms.ts';
import { useFormats } from '#kit/texts/use-formats.ts';

import type { FirmValues } from './customer-values.ts';

interface FirmSuggestionsProps {
  /** The firm that is being typed. */
  firm: FirmValues;
  onChoose: (firm: FirmValues) => void;
}

/** Firms there are that may be the one being typed: choosing one saves writing it down twice. */
export function FirmSuggestions({ firm, onChoose }: FirmSuggestionsProps) {
  const { t } = useTranslation('customer');
  const { has, isExcluded } = useAccess();
  const { taxId } = useFormats();
  const number = isExcluded('customer.taxIdNumber') ? undefined : nip.safeParse(firm.taxIdNumber).data;
  const name = firm.name.trim();
  const input = { query: { ...(name ? { name } : {}), ...(number ? { taxIdNumber: number } : {}) } };
  const { data = [] } = useQuery({
    queryKey: queries.customerOrganisations.matches.key(input),
    queryFn: async ({ signal }) => {
      await pause(typingPause, signal);
      return client.customerOrganisations.matches(input, { signal });
    },
    enabled: has('customer_organisation.get') && (name !== '' || number !== undefined),
  });
  if (data.length === 0) return null;
  return (
    <ul aria-label={t('form.knownFirms')} className="flex flex-wrap gap-1">
      {data.map((known) => (
        <li key={known.id}>
          <Button
            size="small"
            variant="ghost"
            onClick={() => onChoose({ id: known.id, name: known.name, taxIdNumber: known.taxIdNumber ?? '' })}
          >
            {t('form.useFirm', {
              name: known.taxIdNumber ? `${known.name} (${taxId(known.taxIdNumber)})` : known.name,
            })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
