import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { findFreePort } from './free-ports.ts';
import { startProcess } from './start-process.ts';

const dir = mkdtempSync(join(tmpdir(), 'carefare-process-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function writeScript(name: string, source: string): string {
  const script = join(dir, `${name}.mjs`);
  writeFileSync(script, source);
  return script;
}

const server = writeScript(
  'server',
  `import { createServer } from 'node:http';
   createServer((request, response) => {
     response.end();
     if (request.url === '/crash') process.exit(3);
   }).listen(Number(process.env.PORT), '127.0.0.1');`,
);

async function optionsOf(script: string) {
  const port = await findFreePort();
  const healthUrl = `http://127.0.0.1:${port}/`;
  const env = { PORT: String(port) };
  return { name: 'server', script, cwd: dir, healthUrl, logFile: join(dir, 'server.log'), env };
}

const isServing = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

it('reports an exit as a crash only if it was not asked for', async () => {
  const onCrash = vi.fn();
  const options = { ...(await optionsOf(server)), onCrash };
  const stopped = startProcess(options);
  await stopped.ready;
  expect(await stopped.stop()).toBeNull();
  expect(onCrash).not.toHaveBeenCalled();

  await startProcess(options).ready;
  await fetch(`${options.healthUrl}crash`);
  await expect.poll(() => onCrash).toHaveBeenCalledWith(3);
});

it('fails with the end of stderr if the process exits before it serves', async () => {
  const options = await optionsOf(writeScript('broken', `console.error('no database'); process.exit(1);`));
  await expect(startProcess(options).ready).rejects.toThrow('server did not start: no database');
});

it('leaves no process behind when its parent is killed', async () => {
  const options = await optionsOf(server);
  const parentScript = writeScript(
    'parent',
    `import { startProcess } from ${JSON.stringify(join(import.meta.dirname, 'start-process.ts'))};
     startProcess(${JSON.stringify(options)});`,
  );
  const parent = spawn(process.execPath, [parentScript], { stdio: 'ignore' });
  await expect.poll(() => isServing(options.healthUrl)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isServing(options.healthUrl)).toBe(false);
});
