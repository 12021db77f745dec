import { tableColumns } from '@szansa/domain/access';
import { exportSourceNames, exportSources, firstColumns, isExported } from '@szansa/domain/export';
import { exportTargets } from '@szansa/server/testing';
import { expect, it } from 'vitest';

it.each(exportSourceNames)('%s has a cell for each column that its screen requests', (source) => {
  const list = exportSources[source];
  const shown = [...Object.keys(firstColumns[list]), ...tableColumns[list]];
  expect([...exportTargets[source].columns].toSorted()).toEqual(shown.toSorted());
  expect(shown.every((column) => isExported(source, column))).toBe(true);
  expect(isExported(source, 'owner')).toBe(false);
});
