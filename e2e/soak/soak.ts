import { setTimeout as pause } from 'node:timers/promises';
import { fail, findFreePort, messageOf, print, readCommandLine } from 'e2e-stack';
import { startIsolatedStack } from '../support/isolated-stack.ts';
import { promoteNumbered } from '../support/numbered-releases.ts';
import { storedRequests, uniqueName } from '../support/quote-form.ts';
import { browse, type Traffic } from './browse.ts';
import { drawSoak, type SoakSample } from './draw-soak.ts';
import { readSample } from './read-sample.ts';
import { sendRequests } from './send-requests.ts';
import { writeSoak } from './write-soak.ts';

const usage = `
pnpm --filter e2e soak [--minutes 30]

Browses the site, sends quote requests and releases new versions of all remotes for a while. Writes memory, handles and
errors over time to e2e/soak/results, and ends with 1 if a page, a request or a release failed.
`;
const MINUTES_MAX = 24 * 60;
const SAMPLES = 120;
const RELEASE_EVERY_MS = 60_000;
const VISITORS = 4;

const readMinutes = (text = '30'): number => {
  const minutes = Number(text);
  if (!(minutes > 0 && minutes <= MINUTES_MAX))
    throw new Error(`--minutes takes a number up to ${MINUTES_MAX}, not "${text}"`);
  return minutes;
};
const flags = readCommandLine(
  usage,
  { minutes: { type: 'string' } },
  ({ minutes }) => void readMinutes(minutes),
);
const durationMs = readMinutes(flags.minutes) * 60_000;

const metricsPort = await findFreePort();
const stack = await startIsolatedStack({
  env: {
    shell: { METRICS_PORT: String(metricsPort), RATE_POSTS_PER_MINUTE: '0' },
    api: { RATE_WRITES_PER_MINUTE: '0', RATE_SUBMISSIONS_PER_HOUR: '0' },
  },
});
const end = new AbortController();
process.once('SIGINT', () => end.abort());
try {
  const traffic: Traffic = { url: stack.url, signal: end.signal, pages: 0, errors: [] };
  const name = uniqueName();
  const visitors = Array.from({ length: VISITORS }, (_, offset) => browse(traffic, offset));
  const sender = sendRequests(traffic, name);
  const samples: SoakSample[] = [];
  let released = 0;
  const start = performance.now();
  for (let sample = 1; sample <= SAMPLES && !end.signal.aborted; sample += 1) {
    await pause(start + (sample * durationMs) / SAMPLES - performance.now(), null, {
      signal: end.signal,
    }).catch(() => undefined);
    const seconds = (performance.now() - start) / 1_000;
    const { pages, errors } = traffic;
    samples.push({ seconds, ...(await readSample(stack, metricsPort)), pages, errors: errors.length });
    if (seconds * 1_000 < (released + 1) * RELEASE_EVERY_MS) continue;
    released += 1;
    await promoteNumbered(stack.store, released);
  }
  end.abort();
  await Promise.all(visitors);
  const acknowledged = await sender;
  const stored = storedRequests(name, stack.databaseFile).length;
  const lost = acknowledged - stored;
  const file = writeSoak(
    { samples, acknowledged, stored, released, errors: traffic.errors },
    drawSoak(samples),
  );
  print(
    `${traffic.pages} pages, ${acknowledged} requests acknowledged and ${stored} stored, ${released} releases, ` +
      `${traffic.errors.length} errors; written to ${file}.json and .svg`,
  );
  await stack.remove();
  if (traffic.errors.length > 0 || lost !== 0)
    fail(
      `the soak found errors: ${[...new Set(traffic.errors)].slice(0, 5).join('; ') || `${lost} requests lost`}`,
    );
  process.exit(0);
} catch (error) {
  await stack.remove();
  fail(`the soak failed: ${messageOf(error)}`);
}
