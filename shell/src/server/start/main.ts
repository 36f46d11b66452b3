// First, before anything that an older one lacks.
import '@carefare/build/require-node';
import { REHEARSE } from '@carefare/release/rehearsal';
import { reasonOf } from '../error-reason.ts';

/** One file is the server and its rehearsals; each runs only the code that it needs. */
async function main([mode]: readonly string[]): Promise<void> {
  if (mode === REHEARSE) return (await import('../trial/rehearse.ts')).rehearse();
  return (await import('./serve.ts')).serveSite(__filename);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`shell: ${reasonOf(error)}\n`);
  process.exit(1);
});
