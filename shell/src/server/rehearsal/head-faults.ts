import { isBelow, type LiveRelease } from 'shared-contracts/host';
import { PAYLOAD_ID, type PagePayload } from '../../page/payload.ts';
import type { RenderedPage } from '../rendering/rendered-page.ts';

/** What search engines would read wrongly in the head of a remote's page. One that answers otherwise than 200 has the shell's. */
export function findHeadFaults(
  prefixes: LiveRelease['prefixes'],
  row: Pick<LiveRelease['pages'][number], 'noindex'>,
  { status, html }: Pick<RenderedPage, 'status' | 'html'>,
): string[] {
  if (status !== 200) return [];
  const { title, canonical, noindex } = readHead(new TextDecoder().decode(html));
  return [
    ...(title?.trim() ? [] : ['its title is empty']),
    ...(isBelow(prefixes, canonical) ? [] : [`its canonical is ${canonical}, not a path of its own`]),
    ...(noindex && !row.noindex ? ['it has noindex, which its row does not have'] : []),
  ];
}

function readHead(html: string): Partial<PagePayload['page']['head']> & { canonical: string } {
  const start = html.indexOf('{', html.lastIndexOf(`id="${PAYLOAD_ID}"`));
  const payload: PagePayload = JSON.parse(html.slice(start, html.indexOf('</script>', start)));
  return payload.page.head;
}
