import { excludableFields, type ExcludableField } from './declared.ts';
import type { Right } from './rights.ts';

/** Whether amount and percent of a commission would together tell the hidden price they were counted on (rule AX2). */
function tellsPrice(isHidden: (field: ExcludableField) => boolean): boolean {
  return isHidden('offer.invoiceChargedPrice') && !isHidden('offer.commisionAmount');
}

/**
 * The fields somebody does not see: those hidden from them, all of records they have no right to read, wherever those
 * show up (rule AX1), and what would tell one of them (rule AX2).
 */
export function hiddenFields(
  excluded: readonly ExcludableField[],
  rights: ReadonlySet<Right>,
): readonly ExcludableField[] {
  const held: ReadonlySet<string> = rights;
  const mayRead = (field: ExcludableField) => held.has(`${field.slice(0, field.indexOf('.'))}.get`);
  const isHidden = (field: ExcludableField) => excluded.includes(field) || !mayRead(field);
  return excludableFields.filter(
    (field) => isHidden(field) || (field === 'offer.commisionPercent' && tellsPrice(isHidden)),
  );
}
