import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** What one service did for a request. */
export interface Span {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  /** Empty for the first of a trace. */
  parentSpanId: string;
  /** Addresses that it names. */
  addresses: string[];
}

interface Attribute {
  key: string;
  value: { stringValue?: string };
}

/** What the OpenTelemetry protocol sends as JSON, as far as it is read. */
interface Exported {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Pick<Span, 'name' | 'traceId' | 'spanId'> & Partial<Span> & { attributes: Attribute[] })[];
    }[];
  }[];
}

const ADDRESS = /^(url\.(path|full)|http\.(url|target))$/;

const spansOf = ({ resourceSpans }: Exported): Span[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId = '', attributes }) => ({
        service: resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '',
        name,
        traceId,
        spanId,
        parentSpanId,
        addresses: attributes.flatMap(({ key, value }) =>
          ADDRESS.test(key) && value.stringValue ? [value.stringValue] : [],
        ),
      })),
    ),
  );

async function bodyOf(request: IncomingMessage): Promise<Exported> {
  if (request.headers['content-encoding'] !== 'gzip') return (await json(request)) as Exported;
  return JSON.parse(gunzipSync(Buffer.concat(await request.toArray())).toString()) as Exported;
}

/** Receives what servers export by OTLP over HTTP, as a collector of OpenTelemetry does. */
export async function startTraceCollector() {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then(body => {
      if (request.url === '/v1/traces') spans.push(...spansOf(body));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans: spans as readonly Span[],
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
