import * as v from 'valibot';
import { fail, messageOf, print } from '../output.ts';
import { serveReleases } from './serve-releases.ts';

/** A remote's origin as a process: serves the releases in DIR. */
const { DIR, PORT, HOST } = v.parse(
  v.object({ DIR: v.string(), PORT: v.pipe(v.string(), v.transform(Number)), HOST: v.string() }),
  process.env,
);

process.once('SIGTERM', () => process.exit(0));
process.once('SIGINT', () => process.exit(0));
try {
  const { url } = await serveReleases(DIR, { port: PORT, hostname: HOST });
  print(`listening at ${url}`);
} catch (error) {
  fail(messageOf(error));
}
