import type { ComponentProps, ReactNode } from 'react';

import { classes } from '../classes/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { Skeleton, SkeletonText } from '../skeleton/index.ts';
import { MailAttachments } from './mail-attachments.tsx';
import { MailHead } from './mail-head.tsx';
import type { RemotePictures, ViewedAttachment, ViewedMail } from './mail.ts';
import { mailViewerWords } from './words.ts';
import { Button } from '../button/index.ts';
import { Callout } from '../callout/index.ts';
import { LinkedText } from '../link/index.ts';

/** Returns the page inside the frame, which loads and runs nothing, for any mail. Mails are written for white paper. */
const framed = (html: string) =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'"><meta name="referrer" content="no-referrer"><style>:root{color-scheme:light}body{margin:12px;background:Canvas;color:CanvasText;font:14px/1.5 Arial,Helvetica,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}img:not([src]){border:1px dashed GrayText;padding:2px 4px;font-size:12px}</style>${html}`;

/** The text of a mail. HTML is shown in a sandboxed frame of its own, without scripts. */
function MailText({ text, html }: Pick<ViewedMail, 'text' | 'html'>) {
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

/** Reports pictures on other servers, and loads them when the user requests it. */
function MailPictures({ pictures }: { pictures: RemotePictures }) {
  const words = useWords(mailViewerWords);
  const { count, onShow, hint, status = 'blocked', missing = 0 } = pictures;
  if (status === 'shown')
    return missing > 0 ? <Callout role="status">{words.picturesMissing(missing)}</Callout> : null;
  if (count === 0) return null;
  if (!onShow) return <Callout>{words.picturesLeftOut(count)}</Callout>;
  const isFailed = status === 'failed';
  return (
    <Callout
      role={isFailed ? 'alert' : 'note'}
      title={words.picturesBlocked(count)}
      actions={
        <Button size="small" loading={status === 'loading'} onClick={onShow}>
          {words.showPictures}
        </Button>
      }
    >
      {isFailed ? words.picturesFailed : hint}
    </Callout>
  );
}

export interface MailViewerProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Undefined while it is on its way. */
  mail: ViewedMail | undefined;
  /** Level of the subject in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Beside the subject: a badge with the status of the mail. */
  status?: ReactNode;
  /** Under who it is from and for: what the product knows of it. */
  children?: ReactNode;
  /** Where the complete mail can be found, shown with the message that it could not be parsed completely. */
  wholeHint?: string | undefined;
  pictures?: RemotePictures | undefined;
  attachments?: readonly ViewedAttachment[] | undefined;
  onPreview?: ((attachment: ViewedAttachment) => void) | undefined;
  onDownload?: ((attachment: ViewedAttachment) => void) | undefined;
  /** Under the attachments: the mail as it came. */
  actions?: ReactNode;
}

/** A mail as it is read: its sender and recipients, its content, which cannot load or run anything, and its files. */
export function MailViewer({
  mail,
  headingLevel = 2,
  status,
  children,
  wholeHint,
  pictures,
  attachments = [],
  onPreview,
  onDownload,
  actions,
  className,
  ...rest
}: MailViewerProps) {
  const words = useWords(mailViewerWords);
  return (
    <article
      data-slot="mail-viewer"
      aria-label={mail && (mail.subject || words.noSubject)}
      aria-busy={!mail}
      {...rest}
      className={classes('flex min-w-0 flex-col gap-4', className)}
    >
      {mail ? (
        <>
          <MailHead mail={mail} headingLevel={headingLevel} status={status} wholeHint={wholeHint}>
            {children}
          </MailHead>
          <div className="flex flex-col gap-3">
            {pictures ? <MailPictures pictures={pictures} /> : null}
            <MailText text={mail.text} html={mail.html} />
          </div>
          {attachments.length > 0 || actions ? (
            <footer className="flex flex-col gap-3">
              {attachments.length > 0 ? (
                <MailAttachments attachments={attachments} onPreview={onPreview} onDownload={onDownload} />
              ) : null}
              {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
            </footer>
          ) : null}
        </>
      ) : (
        <LoadingMail />
      )}
    </article>
  );
}

function LoadingMail() {
  const { loading } = useLabels();
  return (
    <div role="status" aria-label={loading} className="flex flex-col gap-4">
      <Skeleton className="h-6 w-3/5" />
      <SkeletonText lines={3} className="w-2/5" />
      <SkeletonText lines={6} />
    </div>
  );
}
