import { Providers } from '#kit/providers.tsx';
import { FailedScreen } from '#kit/records/failed-screen.tsx';

interface FailedFrameProps {
  error: unknown;
}

/** In the place of the frame and its screen, when the frame fails. To try again is to load the page anew. */
export function FailedFrame({ error }: FailedFrameProps) {
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-4 text-body text-text">
      <FailedScreen error={error} onRetry={() => location.reload()} />
    </main>
  );
}

/** The same where the router itself fails, before anything stands. */
export function FailedRoot(props: FailedFrameProps) {
  return (
    <Providers>
      <FailedFrame {...props} />
    </Providers>
  );
}
