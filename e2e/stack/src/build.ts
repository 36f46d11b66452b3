import { parseArgs } from 'node:util';
import { buildChanged, buildRoom } from './build-rooms.ts';
import { roomDir } from './rooms.ts';

/** `pnpm build`: a release of each room whose inputs have changed, and the API as one file. */
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  parseArgs({ options: {} });
  await buildChanged(say);
  say('e2e/api: building …');
  await buildRoom(roomDir('e2e/api'));
  say('e2e/api: built to e2e/api/.build');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
