import { signatureMark } from './mail-text.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Links the addresses in an escaped text; our own addresses contain nothing that needs escaping. */
const linked = (text: string) => text.replaceAll(/https?:\/\/[\w.:[\]/%-]+[\w/-]/g, '<a href="$&">$&</a>');

const paragraphs = (text: string, style: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p style="${style}">${linked(escaped(part)).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

/** The same mail for those who do not read plain text: paragraphs, links, the agency's signature below a line. */
export function mailHtml(text: string): string {
  const [main = '', signature = ''] = text.split(signatureMark);
  return [
    '<!doctype html>',
    '<meta charset="utf-8">',
    '<div style="max-width:36em;font:15px/1.5 system-ui,sans-serif;color:#1f2328">',
    paragraphs(main, 'margin:0 0 1em;overflow-wrap:anywhere'),
    '<hr style="border:0;border-top:1px solid #d8dee4;margin:1.5em 0 1em">',
    paragraphs(signature, 'margin:0;font-size:13px;color:#59636e'),
    '</div>',
  ].join('\n');
}
