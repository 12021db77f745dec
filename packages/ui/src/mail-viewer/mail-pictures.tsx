import { Button } from '../button/index.ts';
import { Callout } from '../callout/index.ts';
import { useWords } from '../labels/index.ts';
import type { RemotePictures } from './mail.ts';
import { mailViewerWords } from './words.ts';

/** Reports pictures on other servers, and loads them when the user requests it. */
export function MailPictures({ pictures }: { pictures: RemotePictures }) {
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
