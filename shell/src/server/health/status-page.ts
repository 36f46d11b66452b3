import { html } from 'hono/html';
import type { Status } from './status.ts';

type Html = ReturnType<typeof html>;
type Cell = string | number;

const STYLE = `body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color: #1c2b2a }
h1 { font-size: 1.5rem } h2 { font-size: 1.125rem; margin: 2rem 0 .5rem }
.table { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .375rem 1rem .375rem 0; border-bottom: 1px solid #dfe6e4 }
th { font-weight: 600; white-space: nowrap } td:first-child { white-space: nowrap } td { font-variant-numeric: tabular-nums }`;

const section = (title: string, head: string[], rows: Cell[][]): Html => html`<h2>${title}</h2>
  ${
    rows.length === 0
      ? html`<p>None.</p>`
      : html`<div class="table"><table><thead><tr>${head.map(name => html`<th scope="col">${name}</th>`)}</tr></thead>
  <tbody>${rows.map(row => html`<tr>${row.map(cell => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`
  }`;

const time = (iso: string | undefined): string => iso?.slice(0, 19).replace('T', ' ') ?? '';

/** The status for people: plain tables, no script. All of it is escaped. */
export function renderStatusPage({
  composition,
  since,
  releases,
  canary,
  missing,
  refused,
  ...status
}: Status): Html {
  const errors = status.counts.flatMap(({ composition: id, errors: counted }) =>
    counted.map(({ remote, release, kind, count }) => [id, remote, release, kind, count]),
  );
  const views = status.counts.map(({ composition: id, since: from, views: count }) => [
    id,
    time(from),
    count,
  ]);
  const vitals = status.vitals.map(({ remote, release, name, p75, samples }) => [
    remote,
    release,
    name,
    name === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`,
    samples,
  ]);
  const reports = status.reports.map(({ at, report }) => {
    const { remote, release = '', kind, module, page, message, frames, file } = report;
    const [frame] = frames;
    const place = file ?? (frame ? `${frame.file}:${frame.line}:${frame.column}` : '');
    return [time(at), remote, release, kind, module ?? page, `${message} ${place}`];
  });
  const live = [...Object.entries(releases), ...missing.map(remote => [remote, 'missing'])];
  return html`<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>Carefare: status of this shell</title>
<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body><h1>Composition ${composition}</h1>
<p>Live since ${time(since)} (all times are UTC). Counts are of this process since it started.</p>
${section('Releases', ['Package', 'Release'], live)}
${canary ? html`<p>Canary: ${canary.share} % of visitors get ${canary.remote} ${canary.release ?? ''}, with composition ${canary.composition}.</p>` : ''}
${section(
  'Refused',
  ['Time', 'Reason'],
  refused.map(({ at, reason }) => [time(at), reason]),
)}
${section('Page views', ['Composition', 'Live since', 'Views'], views)}
${section('Errors', ['Composition', 'Remote', 'Release', 'Kind', 'Count'], errors)}
${section('Vitals of the last hour, 75th percentile', ['Remote', 'Release', 'Vital', 'Value', 'Reports'], vitals)}
${section('Newest reports', ['Time', 'Remote', 'Release', 'Kind', 'Module or page', 'Message and place'], reports)}
</body></html>`;
}
