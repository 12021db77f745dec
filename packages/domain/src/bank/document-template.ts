import { z } from 'zod';

import { line } from '../shared/index.ts';

/** What may be changed of a document template of a bank. */
export const documentTemplatePatch = z.strictObject({ name: line(200).optional() });

export type DocumentTemplatePatch = z.output<typeof documentTemplatePatch>;

/** The extension of a file name; a name whose only dot is its first character has none. */
const ending = /(?<=.)\.[^.]*$/;

/** What a template is called at first: the name of its file without the ending. */
export function templateName(fileName: string): string {
  return fileName.replace(ending, '').trim();
}

/** What the file of a template is called: as the template, with the ending it has. */
export function templateFileName(name: string, fileName: string): string {
  const [extension = ''] = ending.exec(fileName) ?? [];
  const bare = name.replaceAll(/[/\\]/g, '-');
  return bare.toLowerCase().endsWith(extension.toLowerCase()) ? bare : `${bare}${extension}`;
}
