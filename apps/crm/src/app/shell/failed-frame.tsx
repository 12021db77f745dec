import { Providers } from '#kit/providers.tsx';
import { FailedScreen } from '#kit/records/failed-screen.tsx';

interface FailedFrameProps {
  error: unknown;
}

/** Replaces the frame and its screen when the frame fails. Retrying reloads the page. */
export function FailedFrame({ error }: FailedFrameProps) {
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-4 text-body text-text">
      <FailedScreen error={error} onRetry={() => location.reload()} />
    </main>
  );
}

/** The same where the router itself fails, before anything is drawn. */
export function FailedRoot(props: FailedFrameProps) {
  return (
    <Providers>
      <FailedFrame {...props} />
    </Providers>
  );
}
