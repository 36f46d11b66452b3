import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IsolatedStack, startIsolatedStack } from '../support/isolated-stack.ts';
import { expect, test } from '../support/test.ts';
import { startTraceCollector } from './traces/trace-collector.ts';

/** What the README says to install. */
const INSTRUMENTATION = '@opentelemetry/auto-instrumentations-node';

let folder: string;
let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let stack: IsolatedStack;

test.beforeAll(async () => {
  // Two hundred packages come from the registry.
  folder = mkdtempSync(join(tmpdir(), 'traces-'));
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', INSTRUMENTATION], {
    cwd: folder,
    stdio: 'ignore',
  });
  const register = createRequire(join(folder, 'package.json')).resolve(`${INSTRUMENTATION}/register`);
  collector = await startTraceCollector();
  const traced = (name: string) => ({
    NODE_OPTIONS: `--require ${register}`,
    OTEL_SERVICE_NAME: name,
    OTEL_TRACES_EXPORTER: 'otlp',
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_LOGS_EXPORTER: 'none',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
  stack = await startIsolatedStack({ env: { shell: traced('shell'), api: traced('api') } });
});
test.afterAll(async () => {
  await stack?.remove();
  collector?.stop();
  rmSync(folder, { recursive: true });
});

/** The spans of one trace. */
const spansOf = (traceId: string) => collector.spans.filter(span => span.traceId === traceId);

test('a collector gets one whole trace of a request: the page, the calls that render it, and what the API did', {
  tag: ['@shell', '@own-stack', '@nightly'],
}, async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const visitor = '00f067aa0ba902b7';
  const response = await fetch(`${stack.url}/treatments/hip-replacement`, {
    headers: { traceparent: `00-${traceId}-${visitor}-01` },
  });
  expect(response.status).toBe(200);
  await response.text();
  const serves = (service: string, address: RegExp) =>
    spansOf(traceId).some(
      span => span.service === service && span.addresses.some(each => address.test(each)),
    );
  await expect.poll(() => serves('shell', /^\/treatments\/hip-replacement$/)).toBe(true);
  for (const call of ['treatment-countries', 'treatment-benefits', 'treatment-faqs'])
    await expect.poll(() => serves('api', new RegExp(`masters/${call}`)), call).toBe(true);
  const spans = spansOf(traceId);
  const known = new Set([visitor, ...spans.map(({ spanId }) => spanId)]);
  expect(spans.filter(({ parentSpanId }) => !known.has(parentSpanId))).toEqual([]);
});
