import { segmentsBelow } from '../../content/content.ts';
import { PageContent } from '../../content/page-content.tsx';

export const dynamicParams = false;

/** Pages that are not measured, but that links lead to. */
export const generateStaticParams = () =>
  segmentsBelow('/')
    .filter(page => !['', 'treatments', 'contact'].includes(page))
    .map(page => ({ page }));

export default async function Page({ params }: { params: Promise<{ page: string }> }) {
  return <PageContent path={`/${(await params).page}`} />;
}
