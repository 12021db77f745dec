import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unwatchFile,
  watchFile,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { endChildren, isStopped, runServer } from './bootstrap.mjs';
import { upgrades } from './exchange.mjs';

/** Written by an upgrade: the id of the restart it requests. */
const requestFile = join(upgrades, 'restart');
/** Written by the program that runs the server: the request it answers, and the server's state. */
const stateFile = join(upgrades, 'server.json');

const everyMs = 500;
/** How long a server that did not start after an upgrade may be exchanged for the one before. */
const longestRepairMs = 60_000;
/** How long a running program takes at most to notice a request. */
const longestAnswerMs = 5000;

/** Writes a file that others read at any moment. */
function writeWhole(file, text) {
  writeFileSync(`${file}.unfinished`, text);
  renameSync(`${file}.unfinished`, file);
}

const readRequest = () => (existsSync(requestFile) ? readFileSync(requestFile, 'utf8') : '');

/**
 * Runs the server until it ends, and again whenever an upgrade has put another release in its place.
 * @param built a promise of the built app, for which the first run waits before it listens
 * @returns the exit code of the last run
 */
export async function superviseServer(args, built) {
  const now = { request: readRequest(), isRequested: false, isListening: false };
  const note = (state) => {
    try {
      mkdirSync(upgrades, { recursive: true });
      writeWhole(stateFile, JSON.stringify({ request: now.request, state }));
    } catch {
      // a folder that the user of the server may not write is upgraded by another one, who restarts the server
    }
  };
  const check = () => {
    const request = readRequest();
    if (request === now.request) return;
    now.request = request;
    now.isRequested = true;
    note('stopping');
    endChildren();
  };
  const run = (app) => {
    now.isRequested = false;
    now.isListening = false;
    return runServer('main.ts', args, {
      app,
      onListening: () => {
        now.isListening = true;
        note('running');
      },
    });
  };
  watchFile(requestFile, { interval: everyMs, persistent: false }, check);
  try {
    let code = await run(built);
    while (now.isRequested) {
      code = await run(Promise.resolve());
      if (now.isListening || now.isRequested || code === 0) continue;
      note('failed');
      for (let waited = 0; waited < longestRepairMs; waited += everyMs) {
        if (now.isRequested || isStopped()) break;
        await pause(everyMs);
      }
    }
    return code;
  } finally {
    unwatchFile(requestFile);
    rmSync(stateFile, { force: true });
  }
}

const readState = () => (existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : null);

/**
 * Restarts the server that runs from this folder.
 * @returns `running` when it listens, `failed` when it ended before, `none` when none runs
 */
export async function restartServer() {
  if (readState() === null) return 'none';
  const request = randomUUID();
  writeWhole(requestFile, request);
  for (let waited = 0; readState()?.request !== request; waited += everyMs) {
    if (waited > longestAnswerMs) return 'none';
    await pause(everyMs);
  }
  for (;;) {
    const state = readState()?.state ?? 'failed';
    if (state === 'running' || state === 'failed') return state;
    await pause(everyMs);
  }
}
