import { benefits, costOf, countriesOf, faqs, travelVisaCosts, treatments } from './section-7-data.ts';
import type { TestContextOptions } from './test-context.ts';

type Fields = Record<string, unknown>;

/** What the site knows of such an API: no typical trips, no other source, and no pages that need more. */
export const section7Site = {
  masterData: { residences: [], hasOtherSource: false },
  absent: ['/prices', '/check-a-quote', '/destinations/:country', '/treatments/:slug/:country'],
} as const satisfies TestContextOptions;

/** What a request says. */
interface Sent {
  /** The `{ip}` or `{sessionId}` of its path. */
  key: string;
  query: URLSearchParams;
  /** Empty without one. */
  body: Fields;
}

type Answer = (sent: Sent) => unknown;

/** What a visitor sent with the contact form, as it was received. */
interface Submission extends Fields {
  session_id: number;
}

interface Session {
  id: number;
  /** Address and country. */
  place: string;
  answers: Fields;
  cost?: ReturnType<typeof costOf>;
}

const FIRST_SESSION = 1001;

/** The updates of each step; others are ignored. */
const stepFields: Readonly<Record<string, readonly string[]>> = {
  treatment: ['treatment_id', 'accommodation_duration', 'variant'],
  destination: ['source', 'destination'],
  dates: ['timeline'],
  accommodation: ['patient_count', 'people_count', 'accommodation_id', 'accommodation_duration'],
  food: ['travel_support', 'visa_support', 'food_id'],
};

const refuse = (status: number, title: string) => Response.json({ status, title }, { status });

/** The calls of section 7, as it writes them. An undefined answer is a 204. */
function createCalls() {
  const sessions: Session[] = [];
  const submissions: Submission[] = [];
  const ofSession =
    <T>(id: (sent: Sent) => unknown, answer: (session: Session, body: Fields) => T | Response) =>
    (sent: Sent) => {
      const session = sessions.find(each => each.id === Number(id(sent)));
      return session ? answer(session, sent.body) : refuse(404, 'There is no such session');
    };
  const byKey = ({ key }: Sent) => key;
  const calls = {
    'GET /masters/treatments': () => treatments,
    'POST /masters/treatment-countries': ({ body }: Sent) => countriesOf(body.treatment_id),
    'GET /masters/travel-visa-costs': () => travelVisaCosts,
    'POST /masters/treatment-benefits': () => benefits,
    'POST /masters/treatment-faqs': () => faqs,
    'POST /journey/start/{ip}': ({ key, body }: Sent) => {
      const id = FIRST_SESSION + sessions.length;
      sessions.push({ id, place: `${key} ${String(body.country)}`, answers: {} });
      return { session_id: id };
    },
    'GET /journey/by-ip/{ip}': ({ key, query }: Sent) => {
      const session = sessions.findLast(({ place }) => place === `${key} ${query.get('country')}`);
      return session ? { session_id: session.id } : refuse(404, 'There is no session');
    },
    'POST /journey/compute-cost-by-treatment': () => ({ status: 'computed' }),
    'POST /journey/compute-cost': ofSession(
      ({ body }) => body.session_id,
      session => {
        session.cost = costOf(session.answers);
        return session.cost ? undefined : refuse(409, 'Answers are missing');
      },
    ),
    'PUT /journey/{sessionId}': ofSession(byKey, ({ answers }, { step, updates }) => {
      const fields = stepFields[String(step)];
      if (!fields) return refuse(400, 'There is no such step');
      for (const [field, value] of Object.entries(updates ?? {}))
        if (fields.includes(field)) answers[field] = value;
      return undefined;
    }),
    'GET /journey/{sessionId}/cost': ofSession(
      byKey,
      ({ cost }) => cost ?? refuse(409, 'The cost is not computed'),
    ),
    'POST /journey/{sessionId}/submissions': ofSession(byKey, ({ id }, body) => {
      submissions.push({ ...body, session_id: id });
      return {};
    }),
  };
  return { calls, submissions };
}

type Calls = ReturnType<typeof createCalls>['calls'];

export interface Section7Options {
  /** Changes what a call answers, unless it refuses. A `Response` is sent as it is. */
  answers?: {
    [Call in keyof Calls]?: (answer: Exclude<Awaited<ReturnType<Calls[Call]>>, Response>) => unknown;
  };
  /** Calls beyond section 7, such as `GET /masters/options`, with what they answer. */
  adds?: Readonly<Record<string, Answer>>;
}

/** An API, to be called by msw or by a server. */
export interface Section7Api {
  (request: Request): Promise<Response>;
  /** The stored ones. */
  submissions: readonly Submission[];
}

/**
 * An API that has the calls of section 7 with the fields that it names, below `/api`, and no others: everything else is
 * 404. Sessions are kept in memory and have no cookie.
 */
export function createSection7Api({ answers = {}, adds = {} }: Section7Options = {}): Section7Api {
  const { calls, submissions } = createCalls();
  const changes: Readonly<Record<string, ((answer: never) => unknown) | undefined>> = answers;
  const table = Object.entries<Answer>({ ...calls, ...adds }).map(([call, answer]) => ({
    pattern: new RegExp(`^${call.replace(' ', ' /api').replace(/\{\w+\}/, '([^/]+)')}$`),
    answer,
    change: changes[call],
    status: call.endsWith('/submissions') ? 201 : 200,
  }));
  async function respond(request: Request): Promise<Response> {
    const { pathname, searchParams: query } = new URL(request.url);
    for (const { pattern, answer, change, status } of table) {
      const match = pattern.exec(`${request.method} ${pathname}`);
      if (!match) continue;
      const body = JSON.parse((await request.text()) || '{}');
      let result = answer({ key: decodeURIComponent(match[1] ?? ''), query, body });
      if (change && !(result instanceof Response)) result = change(result as never);
      if (result instanceof Response) return result;
      return result === undefined ? new Response(null, { status: 204 }) : Response.json(result, { status });
    }
    return refuse(404, 'Not found');
  }
  return Object.assign(respond, { submissions });
}
