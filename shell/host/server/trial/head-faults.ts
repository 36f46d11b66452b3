import type { PageHead } from 'shared-contracts';
import { isBelow, type LiveRelease } from 'shared-contracts/host';
import { PAYLOAD_ID, type PagePayload } from '../../page/payload.ts';

/** What search engines would read wrongly in the head of a remote's page. Answers other than 200 have the shell's head. */
export function findHeadFaults(
  prefixes: LiveRelease['prefixes'],
  row: Pick<LiveRelease['pages'][number], 'noindex'>,
  { status, head: { title, canonical, noindex } }: { status: number; head: PageHead },
): string[] {
  if (status !== 200) return [];
  return [
    ...(title.trim() ? [] : ['its title is empty']),
    ...(isBelow(prefixes, canonical) ? [] : [`its canonical is ${canonical}, not a path of its own`]),
    ...(noindex && !row.noindex ? ['it has noindex, which its row does not have'] : []),
  ];
}

/** What the shell says of a rendered page. */
export function readHead(html: string): PageHead {
  const start = html.indexOf('{', html.lastIndexOf(`id="${PAYLOAD_ID}"`));
  const payload: PagePayload = JSON.parse(html.slice(start, html.indexOf('</script>', start)));
  return payload.page.head;
}
