// First, before anything that an older one lacks.
import '@carefare/build/require-node';
import { writeSync } from 'node:fs';
import { reasonOf } from '../error-reason.ts';

/** How older release commands ask for a trial, with the place where they read its result. */
const [mode, descriptor = '1'] = process.argv.slice(2);
const REFUSAL = {
  faults: [
    'The shell is refused: it cannot be tried, since it is newer than this command: update @carefare/release.',
  ],
};

async function main(): Promise<void> {
  if (mode === '--rehearse') return void writeSync(Number(descriptor), `${JSON.stringify(REFUSAL)}\n`);
  return (await import('./serve.ts')).serveSite(__filename);
}

main().catch((error: unknown) => {
  process.stderr.write(`shell: ${reasonOf(error)}\n`);
  process.exit(1);
});
