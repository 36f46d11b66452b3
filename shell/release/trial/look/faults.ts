import type { RemoteKey } from 'shared-contracts/host';
import type { Observation } from './observe.ts';
import type { Seen } from './seen.ts';

/** What is wrong with a page. */
export interface LookFault {
  /** The release that a promotion is refused for, such as `catalogue 0123456789abcdef`. */
  subject: string;
  /** Whose page or widget was opened; undefined for the shell itself. */
  remote: RemoteKey | undefined;
  /** A path and what was seen there, which ends a sentence. */
  seen: string;
  /** No reason lets it pass. */
  isStrict: boolean;
}

/** How much of the live text a page or widget must have. */
const TEXT_SHARE = 0.5;
/** Calls of the API and for files of data that a page may make. */
const CALLS_MAX = 25;
const HYDRATION = /^Hydration did not match the server/;
/** React's own effects when it renders a page again because its HTML differs from the server's. */
const RENDERS_ANEW =
  /^(?:adds onclick of <body> to the document|changes Error\.prepareStackTrace for everybody)/;

/** What pages are held to. */
export interface Standards {
  /** What was seen of what is live; undefined when nothing was. */
  live: Seen | undefined;
  /** HTML of the site's page that names what it stores. */
  named: string;
  deadlineMs: number;
}

export function findFaults(
  { visit, page, failure, messages, hosts, calls, disturbances }: Observation,
  { live, named, deadlineMs }: Standards,
): LookFault[] {
  const fault = (reason: string, isStrict = false): LookFault => ({
    subject: visit.subject,
    remote: visit.modules[0]?.split('/')[0],
    seen: `${visit.path} ${reason}.`,
    isStrict,
  });
  const differs = messages.some(message => HYDRATION.test(message));
  // Of each such call the browser says that it was not made, and code that does not catch it, that it failed.
  const isOfCall = (message: string) =>
    hosts.some(host => message === 'Failed to fetch' || message.includes(`//${host}/`));
  const told = messages.filter(message => !isOfCall(message));
  const faults = [
    ...hosts.map(host => fault(`calls ${host}, another host than the site's`, true)),
    ...told.map(message =>
      fault(
        HYDRATION.test(message)
          ? 'shows something else in the browser than the server has rendered'
          : `makes the browser's console say "${shorten(message)}"`,
      ),
    ),
  ];
  if (!page) {
    const names = visit.modules.length > 0 ? ` with ${visit.modules.join(', ')}` : '';
    const reason = failure ? `: ${shorten(failure)}` : ` within ${deadlineMs / 1_000} s`;
    return [fault(`is not live and at rest${names}${reason}`), ...faults];
  }
  if (!page.hasHeading) faults.push(fault('has no h1 with a text that shows', true));
  if (!page.isHeaderVisible) faults.push(fault("hides or covers the site's header"));
  for (const violation of page.accessibility)
    faults.push(fault(`has a serious fault of accessibility: ${violation}`));
  if (calls > CALLS_MAX) faults.push(fault(`calls the site ${calls} times when it is opened`));
  for (const loss of page.lost) faults.push(fault(loss));
  for (const disturbance of disturbances)
    if (!differs || !RENDERS_ANEW.test(disturbance)) faults.push(fault(disturbance));
  for (const [id, length] of Object.entries(page.text)) {
    const before = live?.text[id];
    if (before && length < before * TEXT_SHARE)
      faults.push(fault(`has ${length} letters of text in ${id}, less than half of the live ${before}`));
  }
  for (const name of page.storage) {
    const isNamed = named.includes(`>${name.slice(name.indexOf(' ') + 1)}<`);
    if (!isNamed && !live?.storage.includes(name))
      faults.push(fault(`stores ${name}, which the site's page about cookies does not name`));
  }
  return faults;
}

const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 200 ? `${line.slice(0, 200)} …` : line;
};
