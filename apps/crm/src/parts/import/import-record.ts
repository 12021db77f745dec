import type { Data, Endpoints } from '@szansa/api-client/client';

export type Import = Data<Endpoints['imports']['get']>;
export type ListedImport = Data<Endpoints['imports']['list']>['items'][number];
export type ImportRow = Data<Endpoints['imports']['rows']>['items'][number];
export type ImportEntity = Import['entity'];

/** Pages of the address an import is in; the server's steps that have no page of their own share one. */
export const importPages = ['file', 'columns', 'preview', 'running', 'result'] as const;

export type ImportPage = (typeof importPages)[number];

/**
 * Returns the page an import is on; while its rows are ready, the address decides whether columns or rows are shown.
 */
export function pageOf({ step }: Pick<Import, 'step'>, requested: string | undefined): ImportPage {
  switch (step) {
    case 'reading':
      return 'file';
    case 'checking':
      return 'columns';
    case 'ready':
      return requested === 'preview' ? 'preview' : 'columns';
    case 'running':
      return 'running';
    default:
      return 'result';
  }
}

/** Files that the endpoints accept as a table; importing their module would load every schema into the browser. */
export const tableRules = { accept: ['.csv', '.txt', '.xlsx'], maxBytes: 25 * 1024 * 1024, maxFiles: 1 };

/** Delimiters by the names of their texts. */
export const delimiters = { semicolon: ';', tab: '\t', comma: ',', bar: '|' } as const;

export const encodings = ['utf-8', 'windows-1250', 'iso-8859-2', 'cp852', 'utf-16le', 'utf-16be'] as const;
