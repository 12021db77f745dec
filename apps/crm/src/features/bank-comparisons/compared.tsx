import {
  comparisonSections,
  shownComparison,
  type Compared as ComparedTerms,
} from '@szansa/domain/bank-comparison';
import { comparisonWords } from '@szansa/domain/language';
import { Badge } from '@szansa/ui/badge';
import { ComparisonTable } from '@szansa/ui/comparison-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import { BankName, useBankLooks } from './bank-name.tsx';

/** Quotes side by side, on one basis, with what was assumed: the same rows as the PDF's. */
export function Compared({ terms }: { terms: ComparedTerms }) {
  const { t } = useTranslation('bankComparisons');
  const formats = useFormats();
  const words = comparisonWords(formats.language);
  const { banks, rows, taxLimit, basis, rentBasis, unshared } = useMemo(
    () => shownComparison(terms),
    [terms],
  );
  const looks = useBankLooks(banks.map(({ bankName }) => bankName));
  const groups = comparisonSections.flatMap((section) => {
    const own = rows.filter((row) => row.section === section);
    if (own.length === 0) return [];
    return [
      {
        id: section,
        title: words.title(section, taxLimit),
        rows: own.map(({ name, unit, cells }) => ({
          id: name,
          label: words.row(name, unit),
          cells: cells.map(({ value, deviation, isAssumed, paid }) => ({
            value: words.value(value, name, unit),
            mark: deviation,
            note: isAssumed ? t('compared.assumed') : ((paid && words.cost.mark[paid]) ?? undefined),
          })),
        })),
      },
    ];
  });
  return (
    <div className="space-y-3">
      <ComparisonTable
        label={t('compared.label')}
        rowsTitle={t('compared.row')}
        columns={banks.map(({ bankName, isPromoted, isBest }, index) => ({
          id: String(index),
          title: <BankName name={bankName} look={looks.get(bankName)} />,
          emphasis: isPromoted,
          notes: (isPromoted || isBest) && (
            <>
              {isPromoted && <Badge tone="blue">{words.promoted}</Badge>}
              {isBest && <Badge tone="success">{words.best}</Badge>}
            </>
          ),
        }))}
        groups={groups}
      />
      <ul className="space-y-1 text-small text-text-muted">
        {basis && (
          <li>
            {t('compared.basis', {
              vehicleValue: formats.money(basis.vehicleValue),
              initialPayment: formats.money(basis.initialPayment),
              months: basis.numberOfInstallments,
              buyoutPrice: formats.money(basis.buyoutPrice),
              startsOn: formats.date(terms.startsOn),
            })}
          </li>
        )}
        {rentBasis && <li>{words.rentBasis(rentBasis)}</li>}
        <li>{t('compared.marks')}</li>
        {rows.some(({ section }) => section === 'taxes') && (
          <li>{rentBasis ? words.rentTaxes : t('compared.taxes')}</li>
        )}
        {rows.some(({ section }) => section === 'costs') && <li>{words.cost.note[terms.kind]}</li>}
        {words.cost.unshared(unshared).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {banks.flatMap(({ bankName, assumed }, index) =>
          assumed.map((assumption) => (
            <li key={`${index}-${assumption}`}>{`${bankName}: ${words.assumption[assumption]}`}</li>
          )),
        )}
      </ul>
    </div>
  );
}
