import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Runs git in the repository and returns its output. */
export function git(...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  }).trim();
}

/** The commit that a change is seen against: a named one, the merge base with origin/main, or the last but one. */
export function changedSince(named: string | undefined): string {
  if (named) return named;
  try {
    const base = git('merge-base', 'HEAD', 'origin/main');
    if (base !== git('rev-parse', 'HEAD')) return base;
  } catch {
    // a clone without that branch
  }
  return 'HEAD~1';
}
