import * as v from 'valibot';
import { type FieldInput, readFields, restoreField } from '../remote/preserve-input.ts';

/** What the server sends at each change: the live composition, and why the one that was requested last is refused. */
const EventSchema = v.object({ id: v.string(), refusals: v.array(v.string()) });

const TYPED_KEY = 'carefare-typed';

/** Development only: the page reloads with another composition, keeps what was typed, and shows why one is refused. */
export function followComposition(current: string): void {
  restoreTyped();
  new EventSource('/_composition/events').addEventListener('message', event => {
    const { id, refusals } = v.parse(EventSchema, JSON.parse(event.data));
    if (id === current) return showRefusals(refusals);
    sessionStorage.setItem(TYPED_KEY, JSON.stringify(readFields(document.body)));
    return location.reload();
  });
}

function restoreTyped(): void {
  const typed: FieldInput[] = JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? '[]');
  sessionStorage.removeItem(TYPED_KEY);
  for (const field of typed) restoreField(document.body, field);
}

const banner = Object.assign(document.createElement('pre'), { role: 'alert' });
banner.style.cssText =
  'position:fixed;inset:auto 0 0;z-index:9999;margin:0;padding:1rem;background:#7a1f1f;color:#fff;white-space:pre-wrap';

function showRefusals(refusals: readonly string[]): void {
  banner.textContent = refusals.join('\n');
  if (refusals.length > 0) document.body.append(banner);
  else banner.remove();
}
