export interface PageRequest {
  url: string;
  /** Kind of resource, as the browser's protocol names it. */
  type: string;
  /** Milliseconds on one clock. */
  start: number;
  end: number;
  /** Address of the document, style sheet or script that caused the request, if the browser names it. */
  initiator?: string;
  /** Whether the first paint waits for the answer. */
  isRenderBlocking?: boolean;
}

/**
 * The round of each request: 1 for the document, and one more than the round of what caused it for any other. A request
 * whose cause is unknown was caused by the last answer before it.
 */
export function roundsOf(requests: readonly PageRequest[]): Map<string, number> {
  const byStart = requests.toSorted((a, b) => a.start - b.start);
  const rounds = new Map<string, number>();
  for (const request of byStart) {
    if (rounds.has(request.url)) continue;
    const known = request.initiator === undefined ? undefined : rounds.get(request.initiator);
    rounds.set(request.url, 1 + (known ?? roundBefore(request, byStart, rounds)));
  }
  return rounds;
}

function roundBefore(
  { start }: PageRequest,
  requests: readonly PageRequest[],
  rounds: ReadonlyMap<string, number>,
): number {
  const answered = requests.filter(request => request.end <= start);
  const last = answered.toSorted((a, b) => b.end - a.end)[0];
  return (last && rounds.get(last.url)) ?? (rounds.size > 0 ? 1 : 0);
}

/** Rounds until the main content is painted (the document and what blocks its paint), and until the page is idle. */
export function countRounds(requests: readonly PageRequest[]): { painted: number; idle: number } {
  const rounds = roundsOf(requests);
  const highest = (urls: readonly string[]) => Math.max(0, ...urls.map(url => rounds.get(url) ?? 0));
  const blocking = requests.filter(({ type, isRenderBlocking }) => type === 'Document' || isRenderBlocking);
  return { painted: highest(blocking.map(({ url }) => url)), idle: highest([...rounds.keys()]) };
}
