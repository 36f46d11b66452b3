/** Development: the page reloads when a new set is live. The server sends the id of its set, now and at each change. */
export function reloadOnNewSet(current: string): void {
  const source = new EventSource('/_composition/events');
  source.addEventListener('message', event => event.data !== current && location.reload());
}
