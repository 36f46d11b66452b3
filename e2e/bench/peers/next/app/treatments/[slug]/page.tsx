import { segmentsBelow } from '../../../content/content.ts';
import { Treatment } from '../../../content/treatment.tsx';

export const dynamicParams = false;

export const generateStaticParams = () => segmentsBelow('/treatments/').map(slug => ({ slug }));

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  return <Treatment path={`/treatments/${(await params).slug}`} />;
}
