import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { listen } from '@carefare/release/listen';
import { createSection7Api, type Section7Options } from '@carefare/testing/section-7-api';
import { root } from 'e2e-stack';
import type { ChoiceIds } from 'shell/choice-ids';
import { type Findings, findingsOf } from './findings.ts';
import { tryApi } from './try-api.ts';

export const LIST = 'GET /masters/treatments';
export const COUNTRIES = 'POST /masters/treatment-countries';

interface ReceivedRequest {
  call: string;
  body: unknown;
  headers: Headers;
}

/** Serves the stand-in of section 7, and notes what it is sent. Its pictures are the site's own: none is at another server. */
export async function serve({ answers = {}, adds = {} }: Section7Options = {}) {
  const list = answers[LIST] ?? (rows => rows);
  const api = createSection7Api({
    adds,
    answers: {
      ...answers,
      [LIST]: rows => list(rows.map(row => ({ ...row, image: '/images/brand.svg' }))),
    },
  });
  const requests: ReceivedRequest[] = [];
  const server = await listen(async request => {
    const { pathname } = new URL(request.url);
    const text = await request.clone().text();
    requests.push({
      call: `${request.method} ${pathname}`,
      body: text && JSON.parse(text),
      headers: request.headers,
    });
    return api(request);
  });
  return { server, requests, submissions: api.submissions };
}

/** Tries it. */
export async function tryOn(options: Section7Options = {}, writes = false, ids: ChoiceIds = {}) {
  const { server, ...noted } = await serve(options);
  const tried = await tryApi({ address: server.url, ids }, { writes });
  server.close();
  return { ...noted, tried, findings: findingsOf(tried) };
}

/** Runs the command. */
export const run = (flags: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>(resolve => {
    const command = [join(root, 'e2e/conformance/start.mjs'), ...flags];
    execFile(process.execPath, command, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

export const saysOf = ({ section7: calls, additions }: Findings, name: string) =>
  [...additions, ...calls].find(finding => finding.says && finding.name.trim() === name)?.says;

export const faultsOf = (findings: Findings) =>
  [...findings.section7, ...findings.additions].flatMap(({ faults }) => faults);
