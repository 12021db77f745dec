import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

/** A stage of the Dockerfile, carried out in a folder that stands for its root. */
export interface Stage {
  readonly folder: string;
  /** Of the image: `/app`. */
  workingDirectory: string;
  entrypoint: readonly string[];
  healthcheck: readonly string[];
}

/** Copies the files of the project, and the app if it is built, which is then found up to date. */
async function copyProject(to: string): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 10_000_000,
  });
  const built = await stat(path.join(root, 'apps/crm/dist')).then(
    () => ['apps/crm/dist'],
    () => [],
  );
  const files = [...stdout.split('\0').filter(Boolean), ...built];
  await Promise.all(
    files.map((file) =>
      cp(path.join(root, file), path.join(to, file), { recursive: true, preserveTimestamps: true }),
    ),
  );
}

/** The words behind `CMD` or `ENTRYPOINT`, which are written as JSON. */
const commandOf = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];

const lastStage = 'last';

/**
 * Carries out the instructions of the Dockerfile without a container engine: each stage has a folder below `folder`
 * instead of a root of its own, and the programs of this machine instead of those of its base image.
 * @returns the stage of that name; the last one has no name
 */
export async function carryOut(folder: string): Promise<(name?: string) => Stage> {
  const stages = new Map<string, Stage>();
  let stage: Stage | undefined;
  const place = (at: Stage, name: string) => path.join(at.folder, path.resolve(at.workingDirectory, name));

  async function from(text: string): Promise<void> {
    const [base = '', , name = lastStage] = text.split(' ');
    const before = stages.get(base);
    stage = {
      folder: path.join(folder, name),
      workingDirectory: before?.workingDirectory ?? '/',
      entrypoint: [],
      healthcheck: [],
    };
    stages.set(name, stage);
    await mkdir(stage.folder, { recursive: true });
    // by second names of the same files, which costs neither time nor disk
    if (before) await run('cp', ['-al', `${before.folder}/.`, stage.folder]);
  }

  async function copy(text: string, to: Stage): Promise<void> {
    const words = text.split(' ').filter((word) => !word.startsWith('--chown='));
    const source = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
    const [what = '', where = ''] = words;
    if (source === undefined) return copyProject(place(to, where));
    const origin = stages.get(source);
    if (!origin) throw new Error(`COPY from ${source}, which is no stage before`);
    const target = place(to, where);
    await mkdir(target, { recursive: true });
    await run('cp', ['-al', `${place(origin, what)}/.`, target]);
  }

  const text = await readFile(path.join(root, 'Dockerfile'), 'utf8');
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const end = line.indexOf(' ');
    const [name, rest] = [line.slice(0, end), line.slice(end + 1)];
    if (name === 'FROM') await from(rest);
    if (!stage) throw new Error('the Dockerfile does not begin with FROM');
    if (name === 'WORKDIR') stage.workingDirectory = rest;
    if (name === 'COPY') await copy(rest, stage);
    if (name === 'RUN') await run('sh', ['-c', rest], { cwd: place(stage, '.'), maxBuffer: 10_000_000 });
    if (name === 'ENTRYPOINT') stage.entrypoint = commandOf(rest);
    if (name === 'HEALTHCHECK') stage.healthcheck = commandOf(rest);
  }
  return (name = lastStage) => {
    const found = stages.get(name);
    if (!found) throw new Error(`the Dockerfile has no stage ${name}`);
    return found;
  };
}
