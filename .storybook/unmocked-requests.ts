import { drainRefusedRequests } from '@szansa/api-client/mocks';
import { isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

/** Requests of the running story that no mock answered, as `GET /api/…`. */
const unmocked: string[] = [];

const servedByTools =
  /^\/(@|__vitest|sb-|node_modules\/|\.storybook\/|virtual:|index\.json|iframe\.html|packages\/|apps\/)|\.mdx$/;

function belongsToTools(url: URL, request: Request) {
  if (url.origin !== location.origin) return false;
  if (url.pathname.startsWith('/api/')) return false;
  return servedByTools.test(url.pathname) || isCommonAssetRequest(request);
}

/** Starts the worker that mocks the server; requests without a mock are refused and recorded. */
export async function startMockWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { request } = frame.data;
      const url = new URL(request.url);
      if (belongsToTools(url, request)) return;
      unmocked.push(`${request.method} ${url.pathname}${url.search}`);
      defaults.error();
    },
  });
  return worker;
}

export function clearUnmockedRequests() {
  unmocked.length = 0;
  drainRefusedRequests();
}

/** Throws when the story that just ended made a request that no mock answers, or that the server would refuse. */
export function refuseUnmockedRequests() {
  const refused = drainRefusedRequests();
  if (refused.length > 0) throw new Error(`The server would refuse:\n  ${refused.join('\n  ')}`);
  if (unmocked.length === 0) return;
  const list = [...new Set(unmocked)].join('\n  ');
  unmocked.length = 0;
  throw new Error(`No mock answers:\n  ${list}\nAdd a handler to the story's \`parameters.msw\`.`);
}
