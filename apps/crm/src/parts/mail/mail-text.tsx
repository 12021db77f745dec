import { useTranslation } from 'react-i18next';

import { LinkedText } from '#parts/customer-mail/linked-text.tsx';

/** The page inside the frame: it loads nothing and runs nothing, whatever the mail says. Mails are written for white paper. */
const framed = (html: string) =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"><meta name="referrer" content="no-referrer"><style>:root{color-scheme:light}body{margin:12px;background:Canvas;color:CanvasText;font:14px/1.5 Arial,Helvetica,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}img:not([src]){border:1px dashed GrayText;padding:2px 4px;font-size:12px}</style>${html}`;

interface MailTextProps {
  text: string;
  /** Made harmless by the server; null for a mail of text. */
  html: string | null;
}

/** What a mail says. HTML stands in a frame of its own, without scripts and without a place in the product. */
export function MailText({ text, html }: MailTextProps) {
  const { t } = useTranslation('mail');
  if (html !== null) {
    return (
      <iframe
        title={t('frame')}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={framed(html)}
        className="h-[60dvh] w-full rounded-medium border border-border bg-surface"
      />
    );
  }
  return text === '' ? (
    <p className="text-text-muted">{t('empty')}</p>
  ) : (
    <LinkedText text={text} opensBeside />
  );
}
