import type { KnownComposition } from '../page/modules.ts';
import { describeFederation } from './federation-info.ts';
import './overlay.css';
import { type ReleaseOnPage, readReleases } from './releases-on-page.ts';

/** Files and errors come at any time. */
const REFRESH_MS = 1_000;

const copy = {
  label: 'Test overlay',
  close: 'Close',
  live: 'live',
  release: ({ name, release = 'no release', files, bytes, errors }: ReleaseOnPage): string =>
    `${name} ${release}: ${files} files, ${(bytes / 1_024).toFixed(1)} KB, ${errors} ${errors === 1 ? 'error' : 'errors'}`,
};

let close: (() => void) | undefined;

/**
 * Outlines header, footer and modules of the page, each with its release, channel, bytes and errors, and lists them; called again, it ends that.
 * Only by styles and attributes, so that nothing moves. It shows what the browser has already, and sends nothing.
 * @param keydown if it was opened by keyboard: the list takes the focus
 */
export function toggle(composition: () => KnownComposition, keydown?: Event): void {
  if (close) return close();
  const { dataset } = document.documentElement;
  const focused = document.activeElement;
  const panel = document.body.appendChild(document.createElement('section'));
  Object.assign(panel, { className: 'test-overlay', tabIndex: -1 });
  panel.ariaLabel = copy.label;
  const heading = panel.appendChild(document.createElement('p'));
  const list = panel.appendChild(document.createElement('ul'));
  const button = panel.appendChild(document.createElement('button'));
  button.textContent = copy.close;

  function refresh(): void {
    const current = composition();
    describeFederation(current);
    const channel = document.querySelector<HTMLElement>('[data-channel]')?.dataset.channel ?? copy.live;
    const releases = readReleases(current);
    const textOf = (name: string | undefined) => {
      const each = releases.get(name as ReleaseOnPage['name']);
      return each ? copy.release(each) : `${name}`;
    };
    heading.textContent = `${channel}: composition ${current.id}`;
    list.replaceChildren(
      ...[...releases.values()].map(each =>
        Object.assign(document.createElement('li'), { textContent: copy.release(each) }),
      ),
    );
    for (const element of document.querySelectorAll<HTMLElement>(
      'body > :is(header, footer), [data-module]',
    )) {
      const { module, remote = 'shell' } = element.dataset;
      element.dataset.outline = [module, channel, textOf(remote)].filter(Boolean).join(', ');
    }
  }

  const timer = setInterval(refresh, REFRESH_MS);
  close = () => {
    const hadFocus = panel.contains(document.activeElement);
    clearInterval(timer);
    panel.remove();
    delete dataset.outlines;
    close = undefined;
    if (hadFocus && focused instanceof HTMLElement) focused.focus();
  };
  button.addEventListener('click', close);
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && close?.());
  dataset.outlines = '';
  refresh();
  if (keydown) panel.focus();
}
