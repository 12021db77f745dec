import { LinkedText } from '../link/index.ts';
import { useWords } from '../labels/index.ts';
import type { ViewedMail } from './mail.ts';
import { mailViewerWords } from './words.ts';

/** Returns the page inside the frame, which loads and runs nothing, for any mail. Mails are written for white paper. */
const framed = (html: string) =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"><meta name="referrer" content="no-referrer"><style>:root{color-scheme:light}body{margin:12px;background:Canvas;color:CanvasText;font:14px/1.5 Arial,Helvetica,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}img:not([src]){border:1px dashed GrayText;padding:2px 4px;font-size:12px}</style>${html}`;

/** The text of a mail. HTML is shown in a sandboxed frame of its own, without scripts. */
export function MailText({ text, html }: Pick<ViewedMail, 'text' | 'html'>) {
  const words = useWords(mailViewerWords);
  if (html !== null && html !== undefined) {
    return (
      <iframe
        title={words.text}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={framed(html)}
        data-slot="mail-text"
        className="w-full rounded-medium border border-border bg-surface"
        style={{ height: '60dvh' }}
      />
    );
  }
  return text === '' ? (
    <p className="text-text-muted">{words.empty}</p>
  ) : (
    <p data-slot="mail-text" className="wrap-anywhere whitespace-pre-wrap">
      <LinkedText text={text} />
    </p>
  );
}
