import { gunzipSync } from 'node:zlib';
import { listen } from '@carefare/release/listen';

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

async function bodyOf(request: Request): Promise<Exported> {
  if (request.headers.get('content-encoding') !== 'gzip') return (await request.json()) as Exported;
  return JSON.parse(gunzipSync(await request.arrayBuffer()).toString()) as Exported;
}

/** Receives what servers export by OTLP over HTTP, as a collector of OpenTelemetry does. */
export async function startTraceCollector() {
  const spans: Span[] = [];
  const { url, close } = await listen(async request => {
    const body = await bodyOf(request);
    if (new URL(request.url).pathname === '/v1/traces') spans.push(...spansOf(body));
    return Response.json({});
  });
  return { url, spans: spans as readonly Span[], stop: close };
}
