import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { MergeByField, type MergedField } from '#kit/records/merge-by-field.tsx';
import { useFormats } from '#kit/texts/use-formats.ts';

import { firmRecord, foundFirms, legalFormLabel, type Firm } from './firm.ts';

function addressOf({ street, postCode, city, country }: Firm): string {
  return [street, [postCode, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
}

/** Merges a firm into another one, field by field. */
export function MergeFirm({ firm, onClose }: { firm: Firm; onClose: () => void }) {
  const { t } = useTranslation(['customerOrganisations', 'common']);
  const { taxId } = useFormats();

  function fieldsOf(from: Firm, into: Firm): MergedField[] {
    const field = (
      name: string,
      label: string,
      textOf: (one: Firm) => string | null | undefined,
    ): MergedField[] => {
      const [first, second] = [textOf(from), textOf(into)];
      if (first === undefined || second === undefined) return [];
      return [{ name, label, from: first ?? '', into: second ?? '' }];
    };
    return [
      ...field('name', t('common:fields.name'), ({ name }) => name),
      ...field(
        'taxIdNumber',
        t('common:fields.taxIdNumber'),
        (one) => one.taxIdNumber && taxId(one.taxIdNumber),
      ),
      ...field('legalForm', t('fields.legalForm'), (one) => one.legalForm && legalFormLabel(one.legalForm)),
      ...field('regon', t('fields.regon'), ({ regon }) => regon),
      ...field('krs', t('fields.krs'), ({ krs }) => krs),
      ...field('address', t('merge.address'), (one) => (one.city === undefined ? undefined : addressOf(one))),
    ];
  }

  return (
    <MergeByField
      source={firmRecord}
      path={firmRecord.path}
      record={firm}
      calls={queries.customerOrganisations}
      found={foundFirms}
      optionOf={({ id, name, taxIdNumber, city }) => {
        const hint = [taxIdNumber && `NIP ${taxId(taxIdNumber)}`, city].filter(Boolean).join(' · ');
        return { value: id, label: name, ...(hint ? { hint } : {}) };
      }}
      fieldsOf={fieldsOf}
      words={{
        title: t('merge.title'),
        description: t('merge.description'),
        into: t('merge.into'),
        done: t('merge.done'),
      }}
      onClose={onClose}
    />
  );
}
