// First, before anything that an older one lacks.
import '@carefare/build/require-node';
import { fail, messageOf, print, readApiAddress, readCommandLine } from 'e2e-stack';
import { findingsOf } from './findings.ts';
import { formatReport } from './format-report.ts';
import { hideValues, readHeader, readIds, type Target } from './target.ts';
import { tryApi } from './try-api.ts';

const readTarget = (api = ''): Target => ({
  address: readApiAddress(api),
  headers: readHeader(process.env.API_HEADER),
  ids: { accommodation: readIds('ACCOMMODATION_IDS'), food: readIds('FOOD_IDS') },
});

const usage = `
pnpm conformance --api https://api.example.org [--write]

Tries an API: prints section 7 of the specification call by call, with what does not fit, which additions it has, what
visitors get by each, and what else is worth knowing. Calls about a treatment are tried with the first one of each
category, up to ten. Without --write it only reads: a call that would write, or needs a session, is not tried. Ends with
0 if section 7 is met, with 1 if not, with 2 for a wrong flag or address.

  --api ADDRESS  of the API, whose calls are below /api; it may have a path, such as https://example.org/shop
  --write        starts a session, saves each step, computes the cost and sends one quote request. They stay in the API:
                 the request is by "Carefare Trial", trial@example.com, and says that it can be deleted
  --help         this text

API_HEADER, such as "X-Api-Key: …", is a header that is sent with each call. Its value is never printed.
ACCOMMODATION_IDS and FOOD_IDS are those of the shell, for an API that lists no options.
`;

const { api = '', write = false } = readCommandLine(
  usage,
  { api: { type: 'string' }, write: { type: 'boolean' } },
  values => void readTarget(values.api),
);
const target = readTarget(api);
const findings = await tryApi(target, { writes: write }).then(findingsOf, (error: unknown) =>
  fail(hideValues(messageOf(error), target)),
);
print(hideValues(`${target.address}\n\n${formatReport(findings)}`, target));
process.exit(findings.isMet ? 0 : 1);
