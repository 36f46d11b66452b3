import { html } from 'hono/html';
import type { openApiDocument } from './openapi.ts';

type Document = ReturnType<typeof openApiDocument>;
interface Operation {
  summary: string;
  requestBody?: unknown;
  parameters: unknown[];
  responses: Record<string, { description: string }>;
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'summary' in value && 'responses' in value;

/** A file of its own: the site's policy takes style elements of its own pages only. */
export const docsStyles = `
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
code { background: #eef2f1; padding: 0.1em 0.3em; border-radius: 4px } pre { overflow: auto; background: #f6f8f7; padding: 1rem }
h2 code { text-transform: uppercase }
`;

/** The OpenAPI document as one HTML page without scripts. */
export const docsPage = (document: Document) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${document.info.title}</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<h1>${document.info.title}</h1>
<p>${document.info.description} Machine-readable: <a href="openapi.json">openapi.json</a>.</p>
${Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => (isOperation(call) ? section(method, path, call) : '')),
)}
</body>
</html>`;

const section = (
  method: string,
  path: string,
  { summary, responses, parameters, requestBody }: Operation,
) => html`<section>
<h2><code>${method}</code> ${path}</h2>
<p>${summary}</p>
<ul>${Object.entries(responses).map(([status, { description }]) => html`<li><code>${status}</code> ${description}</li>`)}</ul>
<details><summary>Schemas</summary><pre>${JSON.stringify({ parameters, requestBody, responses }, null, 2)}</pre></details>
</section>`;
