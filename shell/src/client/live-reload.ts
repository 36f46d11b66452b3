/** Development only: reloads the page when another composition goes live. The server sends the id of each. */
export function reloadOnNewComposition(current: string): void {
  const source = new EventSource('/_composition/events');
  source.addEventListener('message', event => event.data !== current && location.reload());
}
