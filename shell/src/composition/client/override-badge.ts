import { OVERRIDE_PATH, type Overrides, overridesOf } from '../overrides.ts';
import classes from './override-badge.module.css';
import { overridesCopy as copy } from './overrides.copy.ts';

const create = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties);

/** Says which remotes run from where. Outside of React's tree: it is no part of the product. */
export function showBadge(overrides: Overrides): void {
  const badge = create('aside', { className: classes.badge ?? '', ariaLabel: copy.label });
  for (const [remote, address] of overridesOf(overrides))
    badge.append(create('p', { textContent: copy.row(remote, new URL(address).host) }));
  const form = create('form', { method: 'post', action: OVERRIDE_PATH });
  const to = create('input', { type: 'hidden', name: 'to' });
  form.addEventListener('submit', () => (to.value = location.pathname));
  form.append(
    create('input', { type: 'hidden', name: 'clear', value: '1' }),
    to,
    create('button', { textContent: copy.end }),
  );
  badge.append(form);
  document.body.append(badge);
  // Room below the footer, and below what gets the focus, so that it covers no control for good.
  const root = document.documentElement.style;
  const height = `${badge.offsetHeight + 32}px`;
  document.body.style.paddingBottom = height;
  root.scrollPaddingBottom = height;
}
