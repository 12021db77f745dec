import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { useTranslation } from 'react-i18next';

import type { Company, CompanyEffect } from './company.ts';

interface CompanyCalloutProps {
  company: Company;
  effect: CompanyEffect;
  /** Puts the register's data in the place of what was kept. */
  onReplace: () => void;
}

/** What the register knows of a company, and what became of it in the form. */
export function CompanyCallout({ company, effect, onReplace }: CompanyCalloutProps) {
  const { t } = useTranslation('customers');
  const filled = Object.keys(effect.filled) as (keyof typeof effect.filled)[];
  const inactive = company.status === 'suspended' || company.status === 'closed' ? company.status : null;
  const facts = [
    company.regon && `REGON ${company.regon}`,
    company.krs && `KRS ${company.krs}`,
    company.vatStatus && t(`registry.vat.${company.vatStatus}`),
    t(`registry.source.${company.source}`),
  ].filter(Boolean);

  return (
    <Callout
      role="status"
      tone={inactive ? 'warning' : effect.kept.length > 0 ? 'info' : 'success'}
      title={company.name}
      actions={
        effect.kept.length > 0 && (
          <Button size="small" onClick={onReplace}>
            {t('registry.replace')}
          </Button>
        )
      }
    >
      {inactive && <p className="font-medium">{t(`registry.${inactive}`)}</p>}
      <p className="text-small text-text-muted">{facts.join(' · ')}</p>
      {filled.length > 0 && (
        <p>
          {t('registry.filled', {
            fields: filled.map((field) => t(`fields.${field}`).toLocaleLowerCase()).join(', '),
          })}
        </p>
      )}
      {filled.length === 0 && effect.kept.length === 0 && <p>{t('registry.nothingToFill')}</p>}
      {effect.kept.length > 0 && (
        <>
          <p>{t('registry.kept')}</p>
          <ul className="list-disc pl-5">
            {effect.kept.map(({ field, registered }) => (
              <li key={field}>
                {t('registry.inRegistry', { field: t(`fields.${field}`), value: registered })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Callout>
  );
}
