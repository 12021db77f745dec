import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

const guide = readFileSync(path.join(root, 'docs/operating.md'), 'utf8');

/** Returns the blocks of code of a section of the operating guide, in their order. */
export function blocksOf(section: string): string[] {
  const [, text] = guide.split(new RegExp(`^##+ ${section}\\n`, 'm'));
  if (text === undefined) throw new Error(`The guide has no section ${section}`);
  const [own = ''] = text.split(/^##+ /m);
  return [...own.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, block = '']) => block);
}

/** The headings of sections with commands. */
export const sectionsWithCommands = guide
  .split(/^##+ /m)
  .filter((text) => /^```sh$/m.test(text))
  .map((text) => text.slice(0, text.indexOf('\n')));

/** Programs of the system, which tests must not change: the user is the one of the tests. */
const standIns = `
useradd() { mkdir -p "$4"; }
su() { (cd "$SERVICE_HOME" && sh -c "$4"); }
`;

/** A machine on which the guide is followed: its folder `/srv` is a folder of the test. */
export interface Machine {
  /** The folder that stands in for `/srv`. */
  readonly srv: string;
  /** What is cloned. */
  readonly repository: string;
}

/** Returns a text of the guide as it is written for the machine. */
export function writtenFor({ srv, repository }: Machine, text: string): string {
  return text.replaceAll('/srv/', `${srv}/`).replaceAll('<address of the repository>', repository);
}

/** A command or a service that runs. */
export interface Running {
  readonly child: ChildProcess;
  /** Its output so far. */
  readonly output: () => string;
  /** Resolves with its exit code. */
  readonly ended: Promise<number | null>;
}

function startProgram(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Running {
  // a group of its own, as a terminal makes one, gets Ctrl-C
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return { child, output: () => output, ended };
}

/** The names of all settings, which `.env.example` lists. */
const settingNames = new Set(
  [...readFileSync(path.join(root, '.env.example'), 'utf8').matchAll(/^#? ?([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  ),
);

/** The environment of this machine without settings: those are what the guide says. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !settingNames.has(name) && name !== 'NODE_ENV'),
);

/** Runs a block of commands in a folder, as a person types them. */
export function startCommands(machine: Machine, text: string, cwd: string): Running {
  const script = `set -e\n${standIns}\n${writtenFor(machine, text)}`;
  const env = { ...environment, SERVICE_HOME: path.join(machine.srv, 'szansa') };
  return startProgram('sh', ['-c', script], cwd, env);
}

/** Starts what a unit of systemd describes. */
export function startService(machine: Machine, unit: string): Running {
  const settings = new Map(
    writtenFor(machine, unit)
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const [program = '', ...args] = settings.get('ExecStart')?.split(' ') ?? [];
  const cwd = settings.get('WorkingDirectory') ?? '';
  return startProgram(path.basename(program), args, cwd, environment);
}

/** Runs the last line of a table of cron now. */
export function startCron(machine: Machine, table: string): Running {
  const lines = writtenFor(machine, table).trim().split('\n');
  const command = lines.at(-1)?.split(' ').slice(6).join(' ').replaceAll('\\%', '%') ?? '';
  const variables = lines.slice(0, -1).map((line) => {
    const [name = '', ...value] = line.split('=');
    return [name, value.join('=')];
  });
  return startProgram('sh', ['-c', command], machine.srv, {
    ...environment,
    ...Object.fromEntries(variables),
  });
}
