import { fail, messageOf, print, readCommandLine, readOrigin } from 'e2e-stack';
import { findingsOf } from './findings.ts';
import { formatReport } from './format-report.ts';
import { tryApi } from './try-api.ts';

const usage = `
pnpm conformance --api https://api.example.org

Tries an API: prints section 7 of the specification call by call, with what does not fit, which additions it has, and what
visitors get by each. It only reads: a call that would write, or needs a session, is not tried. Calls about a treatment are
tried with the first one of each category, up to ten. Ends with 0 if section 7 is met, with 1 if not.

  --api ORIGIN  of the API, whose calls are below /api
  --help        this text
`;

const { api = '' } = readCommandLine(
  usage,
  { api: { type: 'string' } },
  values => void readOrigin('--api', values.api ?? ''),
);
const origin = readOrigin('--api', api);
const findings = await tryApi(origin).then(findingsOf, (error: unknown) => fail(messageOf(error)));
print(`${origin}\n\n${formatReport(findings)}`);
process.exit(findings.isMet ? 0 : 1);
