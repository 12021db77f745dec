import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { useTranslation } from 'react-i18next';

import type { Company, CompanyEffect } from './company.ts';

interface CompanyCalloutProps<Values extends object> {
  company: Company;
  effect: CompanyEffect<Values>;
  fieldLabel: (field: keyof Values & string) => string;
  /** Replaces the form's values by the register's data. */
  onReplace: () => void;
}

/** Returns a label for use within a sentence: abbreviations such as REGON remain in capitals. */
function inSentence(label: string): string {
  return label === label.toLocaleUpperCase() ? label : label.toLocaleLowerCase();
}

/** What the register knows of a company, and what became of it in the form. */
export function CompanyCallout<Values extends object>(props: CompanyCalloutProps<Values>) {
  const { company, effect, fieldLabel, onReplace } = props;
  const { t } = useTranslation('company');
  const filled = Object.keys(effect.filled) as (keyof Values & string)[];
  const inactive = company.status === 'suspended' || company.status === 'closed' ? company.status : null;
  const facts = [
    company.regon && `REGON ${company.regon}`,
    company.krs && `KRS ${company.krs}`,
    company.vatStatus && t(`vat.${company.vatStatus}`),
    t(`source.${company.source}`),
  ].filter(Boolean);

  return (
    <Callout
      role="status"
      tone={inactive ? 'warning' : effect.unchanged.length > 0 ? 'info' : 'success'}
      title={company.name}
      actions={
        effect.unchanged.length > 0 && (
          <Button size="small" onClick={onReplace}>
            {t('replace')}
          </Button>
        )
      }
    >
      {inactive && <p className="font-medium">{t(inactive)}</p>}
      <p className="text-small text-text-muted">{facts.join(' · ')}</p>
      {filled.length > 0 && (
        <p>
          {t('filled', {
            fields: filled.map((field) => inSentence(fieldLabel(field))).join(', '),
          })}
        </p>
      )}
      {filled.length === 0 && effect.unchanged.length === 0 && <p>{t('nothingToFill')}</p>}
      {effect.unchanged.length > 0 && (
        <>
          <p>{t('kept')}</p>
          <ul className="list-disc pl-5">
            {effect.unchanged.map(({ field, registered }) => (
              <li key={field}>{t('inRegistry', { field: fieldLabel(field), value: registered })}</li>
            ))}
          </ul>
        </>
      )}
    </Callout>
  );
}
