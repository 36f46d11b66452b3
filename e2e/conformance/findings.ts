import { isLacking } from 'shared-contracts/host';
import type { ApiCall } from './calls.ts';
import { describeFaults } from './faults.ts';
import type { CheckedReply, Tried, TriedCall } from './try-api.ts';

/** What is said of a call, or of fields of its answer. */
export interface Finding {
  name: string;
  says: string;
  /** A sentence for each. */
  faults: readonly string[];
  visitors: string;
}

export interface Findings {
  /** Whether section 7 is met. */
  isMet: boolean;
  section7: readonly Finding[];
  additions: readonly Finding[];
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
  };
}

/** A row without words of its own, above others. */
export const headingOf = (name: string): Finding => ({ name, says: '', faults: [], visitors: '' });

/** There is no such session, or its cost is not computed: what one's own would be answered is not known. */
const lacksSession = ({ name }: ApiCall, { status }: CheckedReply): boolean =>
  /\{(?:ip|sessionId)\}/.test(name) && [404, 409].includes(status);

const untried = ({ name }: ApiCall): string =>
  `not tried, it ${name.startsWith('GET') ? 'needs a session' : 'would write'}`;

function describeCall({ call, replies }: TriedCall): Finding {
  const { name, isOpen, visitors } = call;
  if (replies.length === 0) return { name, says: untried(call), faults: [], visitors };
  const counted = replies.filter(reply => !lacksSession(call, reply) && (reply.failure || !isOpen));
  const faults = describeFaults(counted.flatMap(reply => reply.faults));
  const rows = replies.flatMap(({ body }) => (Array.isArray(body) ? body : []));
  if (name === 'GET /masters/treatments' && faults.length === 0 && rows.length === 0)
    faults.push('it lists no treatment');
  const count = rows.length > 0 ? `, ${rows.length} rows` : '';
  return { name, says: faults.length > 0 ? 'does not fit' : `as it should${count}`, faults, visitors };
}

function describeAddition({ call, replies: [reply] }: TriedCall): Finding {
  const { name, visitors } = call;
  if (!reply) return { name, says: untried(call), faults: [], visitors };
  const says = reply.faults.length > 0 ? 'no' : 'yes';
  return { name, says, faults: isLacking(reply.status) ? [] : describeFaults(reply.faults), visitors };
}

function describeFields({ call, replies }: TriedCall): Finding[] {
  const { isOpen, fields = {} } = call;
  const known = replies.filter(reply => !lacksSession(call, reply));
  const rows = known.flatMap(({ body, faults }) => (isOpen && faults.length > 0 ? [] : [body].flat()));
  return Object.entries(fields).map(([names, visitors]) => {
    const isThere = (name: string) =>
      rows.filter(row => ![undefined, null, false].includes(Object(row)[name]));
    const having = new Set(names.split(', ').flatMap(isThere));
    const some = having.size < rows.length ? `in ${having.size} of ${rows.length} rows` : 'yes';
    const says = having.size === 0 ? 'no' : some;
    return { name: `  ${names}`, says: known.length === 0 ? untried(call) : says, faults: [], visitors };
  });
}
