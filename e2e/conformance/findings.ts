import { pluralize } from 'shared-contracts';
import type { CheckedReply, TriedCall } from './attempt.ts';
import { describeFaults } from './faults.ts';
import type { Tried } from './try-api.ts';

/** What is said of a call, or of fields of its answer. */
export interface Finding {
  name: string;
  says: string;
  /** A sentence for each. */
  faults: readonly string[];
  /** Where it is not there: what the site has in its place. */
  inPlace?: string;
  visitors: string;
}

export interface Findings {
  /** Whether section 7 is met. */
  isMet: boolean;
  section7: readonly Finding[];
  additions: readonly Finding[];
  /** What section 7 does not ask for, a sentence each. */
  notes: readonly string[];
}

export function findingsOf(tried: Tried): Findings {
  const section7 = tried.section7.map(describeCall);
  const withFields = tried.section7.filter(({ call }) => call.fields);
  return {
    isMet: section7.every(({ faults }) => faults.length === 0),
    section7,
    additions: [
      ...withFields.flatMap(each => [headingOf(each.call.name)].concat(describeFields(each))),
      ...tried.added.flatMap(each => [describeAddition(each)].concat(describeFields(each))),
    ],
    notes: describeFaults(tried.notes),
  };
}

/** A row without words of its own, above others. */
export const headingOf = (name: string): Finding => ({ name, says: '', faults: [], visitors: '' });

/** Whether an API answers so to a call that it does not have. */
const isLacking = (status: number | undefined): boolean =>
  status !== undefined && [404, 405, 501].includes(status);

/** There is no session, as section 7 says it. */
const isWithoutSession = ({ call }: TriedCall, { status }: CheckedReply): boolean =>
  call.name === 'GET /journey/by-ip/{ip}' && status === 404;

function describeCall(tried: TriedCall): Finding {
  const { call, replies, untried } = tried;
  const { name, isOpen, visitors } = call;
  if (untried) return { name, says: untried, faults: [], visitors };
  const counted = replies.filter(reply => !isWithoutSession(tried, reply) && (reply.failure || !isOpen));
  const faults = describeFaults(counted.flatMap(reply => reply.faults));
  const rows = replies.flatMap(({ body }) => (Array.isArray(body) ? body : []));
  const count = rows.length > 0 ? `, ${pluralize(rows.length, 'row')}` : '';
  return { name, says: faults.length > 0 ? 'does not fit' : `as it should${count}`, faults, visitors };
}

function describeAddition({ call, replies: [reply], untried = '' }: TriedCall): Finding {
  const { name, visitors } = call;
  if (!reply) return { name, says: untried, faults: [], visitors };
  if (reply.faults.length === 0) return { name, says: 'yes', faults: [], visitors };
  const faults = isLacking(reply.status) ? [] : describeFaults(reply.faults);
  const inPlace = call.otherwise === undefined ? 'nothing' : JSON.stringify(call.otherwise);
  return { name, says: 'no', faults, inPlace, visitors };
}

function describeFields(tried: TriedCall): Finding[] {
  const { isOpen, fields = {} } = tried.call;
  const known = tried.replies.filter(reply => !isWithoutSession(tried, reply));
  const rows = known.flatMap(({ body, faults }) => (isOpen && faults.length > 0 ? [] : [body].flat()));
  return Object.entries(fields).map(([names, visitors]) => {
    const isThere = (name: string) =>
      rows.filter(row => ![undefined, null, false].includes(Object(row)[name]));
    const having = new Set(names.split(', ').flatMap(isThere));
    const some = having.size < rows.length ? `in ${having.size} of ${rows.length} rows` : 'yes';
    const says = having.size === 0 ? 'no' : some;
    return {
      name: `  ${names}`,
      says: known.length === 0 ? (tried.untried ?? 'not tried, it needs a session') : says,
      faults: [],
      visitors,
    };
  });
}
